type Acted = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement | HTMLFormElement;

/** How long a page that is drawn anew may take until what was typed into has its place again, milliseconds. */
const MOST_MS = 10_000;

/**
 * Calls `act` with `element`, or with the one that stands in its place where the page was drawn anew: at once, or as soon as there
 * is one.
 */
export function whenThereAgain<Of extends Acted>(element: Of, act: (found: Of) => void): void {
  const found = findAgain(element);
  if (found !== null) {
    act(found);
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
    act(late);
  });
  const timer = setTimeout(stop, MOST_MS);
  watch.observe(document.body, { childList: true, subtree: true });
}

/**
 * The element itself, or the only one of its kind with its name, else with what it is called, else the one in its place where there
 * are as many of its kind as there were: the page may be drawn anew in another language. Null: there is none, or nobody can tell.
 */
function findAgain<Of extends Acted>(element: Of): Of | null {
  if (element.isConnected) return element;
  const alike = alikeIn(document, element);
  for (const nameOf of [nameAttributeOf, calledOf]) {
    const name = nameOf(element);
    const same = name === '' ? [] : alike.filter((other) => nameOf(other) === name);
    if (same.length === 1) return same[0] ?? null;
  }
  const before = alikeIn(rootOf(element), element);
  return before.length === alike.length ? (alike[before.indexOf(element)] ?? null) : null;
}

/** Those of its tag and type, in order. */
function alikeIn<Of extends Acted>(root: ParentNode, element: Of): readonly Of[] {
  return [...root.querySelectorAll<Of>(element.localName)].filter(
    (other) => other.getAttribute('type') === element.getAttribute('type'),
  );
}

/** What was taken out of the page, as a whole. */
function rootOf(element: Acted): ParentNode {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof Element ? root : element;
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
  if (element.id === '') return '';
  return (
    rootOf(element)
      .querySelector(`label[for="${CSS.escape(element.id)}"]`)
      ?.textContent.trim() ?? ''
  );
}
