type Acted = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement | HTMLFormElement;

/** How long a page that is drawn anew may take until what was typed into has its place again, milliseconds. */
const MOST_MS = 10_000;

/**
 * Calls `use` with `element`, or with the one that stands in its place where the page was drawn anew: at once, or as soon as there
 * is one.
 */
export function whenThereAgain<Of extends Acted>(element: Of, use: (found: Of) => void): void {
  const found = findAgain(element);
  if (found !== null) {
    use(found);
    return;
  }
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(timer);
  };
  const watch = new MutationObserver(() => {
    const late = findAgain(element);
    if (late === null) return;
    stop();
    use(late);
  });
  const timer = setTimeout(stop, MOST_MS);
  watch.observe(document.body, { childList: true, subtree: true });
}

/** The element itself, or the only one of its kind with its name, else with what it is called; null: there is none, or there are several. */
function findAgain<Of extends Acted>(element: Of): Of | null {
  if (element.isConnected) return element;
  const alike = [...document.querySelectorAll<Of>(element.localName)].filter(
    (other) => other.getAttribute('type') === element.getAttribute('type'),
  );
  for (const nameOf of [nameAttributeOf, calledOf]) {
    const name = nameOf(element);
    const same = name === '' ? [] : alike.filter((other) => nameOf(other) === name);
    if (same.length === 1) return same[0] ?? null;
  }
  // A form has neither: one of a page is the one.
  return element instanceof HTMLFormElement && alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Radio buttons of a group share their name, and differ by value. */
function nameAttributeOf(element: Acted): string {
  const name = element.getAttribute('name') ?? '';
  const isChoice = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
  return name === '' || !isChoice ? name : `${name}=${element.value}`;
}

/** What a reader calls it: its label, or its text. An element that was taken out of the page has its labels with it. */
function calledOf(element: Acted): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return own;
  if (element instanceof HTMLButtonElement) return element.textContent.trim();
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof Element) || element.id === '') return '';
  return root.querySelector(`label[for="${CSS.escape(element.id)}"]`)?.textContent.trim() ?? '';
}
