import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

function subscribe(tell: () => void): () => void {
  const change = (isPrinting: boolean) => (): void => {
    printing = isPrinting;
    // The browser takes the page as it is when the event is over.
    flushSync(tell);
  };
  const [before, after] = [change(true), change(false)];
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

/** Whether the page is being printed, so that what is folded is shown. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing);
}
