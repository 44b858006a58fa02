import { whenThereAgain } from './find-again.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface EarlyActions {
  /** What was typed, by its field. */
  readonly typed: readonly (readonly [field: Field, value: string])[];
  /** What was pressed, chosen or sent last. */
  readonly action?: {
    readonly element: HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLFormElement;
    /** What was chosen, where something was. */
    readonly value?: string;
  };
}

declare global {
  interface Window {
    /** Ends the keeping and gives what was kept; see public/drawn-page.js. Only documents that the server draws have it. */
    takeEarlyActions?: () => EarlyActions;
  }
}

/** Does again what a visitor typed, pressed or chose before the page could answer, where it was drawn anew in what stands there now. */
export function repeatEarlyActions(): void {
  const { typed = [], action } = window.takeEarlyActions?.() ?? {};
  // Nobody does it twice.
  delete window.takeEarlyActions;
  for (const [field, value] of typed) whenThereAgain(field, (found) => type(found, value));
  // What is sent is what was typed once the page has taken note of it.
  if (action === undefined) return;
  whenThereAgain(action.element, (element) => {
    setTimeout(() => act({ ...action, element }));
  });
}

function act({ element, value }: NonNullable<EarlyActions['action']>): void {
  if (element instanceof HTMLFormElement) {
    element.requestSubmit();
  } else if (element instanceof HTMLSelectElement) {
    if (value !== undefined) element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    // What is checked already would not tell of another press.
    if (element instanceof HTMLInputElement) element.checked = false;
    element.click();
  }
}

/** React takes for a change only what it did not set itself: it is told of an empty field, and not of what is put into it then. */
function type(field: Field, value: string): void {
  field.value = '';
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
