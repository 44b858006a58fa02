import { useEffect, useState, useSyncExternalStore } from 'react';
import { SCHEME_KEY, useSchemeOfDocument, type Scheme } from './scheme-of-document.ts';

const DARK = '(prefers-color-scheme: dark)';

function keptScheme(): Scheme | null {
  try {
    const kept = window.localStorage.getItem(SCHEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    return null;
  }
}

function onSystem(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The scheme of a document without Mantine, and the way to change it: the reader's choice, else the system's. */
export function usePlainScheme(): { readonly scheme: Scheme; readonly toggle: () => void } {
  const [chosen, setChosen] = useState<Scheme | null>(null);
  // The server does not know it; the style sheet does by itself.
  const seen = useSyncExternalStore<Scheme>(
    onSystem,
    () => keptScheme() ?? (window.matchMedia(DARK).matches ? 'dark' : 'light'),
    () => 'light',
  );
  const scheme = chosen ?? seen;
  useSchemeOfDocument(scheme);
  useEffect(() => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), [scheme]);

  const toggle = (): void => {
    const next = scheme === 'dark' ? 'light' : 'dark';
    setChosen(next);
    try {
      window.localStorage.setItem(SCHEME_KEY, next);
    } catch {
      // Without storage it holds until the page is left.
    }
  };
  return { scheme, toggle };
}
