import { useEffect } from 'react';
import { darkColours, lightColours } from './look.ts';

export type Scheme = 'light' | 'dark';

/** Where this browser keeps the reader's choice; `public/color-scheme.js` reads it before the first paint. */
export const SCHEME_KEY = 'klarnotam-color-scheme';

/** What a document shows beside its own colours: those of the browser around it, and white paper. */
export function useSchemeOfDocument(scheme: Scheme): void {
  useEffect(() => {
    const page = scheme === 'dark' ? darkColours.page : lightColours.page;
    document.documentElement.style.removeProperty('background-color');
    document.documentElement.style.colorScheme = scheme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', page);
  }, [scheme]);

  // Paper is white, whatever the screen is.
  useEffect(() => {
    const show = (shown: Scheme) => (): void =>
      document.documentElement.setAttribute('data-mantine-color-scheme', shown);
    const [before, after] = [show('light'), show(scheme)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [scheme]);
}
