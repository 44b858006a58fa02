interface EarlyAction {
  readonly element: HTMLButtonElement | HTMLInputElement | HTMLSelectElement;
  /** What was chosen, where something was. */
  readonly value?: string;
}

declare global {
  interface Window {
    /** Ends the keeping and gives what was pressed or chosen last; see public/early-clicks.js. */
    takeEarlyAction?: () => EarlyAction | undefined;
  }
}

/** Does again what a visitor pressed or chose before the page could answer. */
export function repeatEarlyAction(): void {
  const { element, value } = window.takeEarlyAction?.() ?? {};
  if (element?.isConnected !== true) return;
  if (element instanceof HTMLSelectElement) {
    if (value !== undefined) element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // What is checked already would not tell of another press.
  if (element instanceof HTMLInputElement) element.checked = false;
  element.click();
}
