import { useEffect, useSyncExternalStore } from 'react';
import { SCHEME_KEY, useSchemeOfDocument, type Scheme } from './scheme-of-document.ts';

const DARK = '(prefers-color-scheme: dark)';

/** What was chosen here, where the browser keeps nothing. */
let chosen: Scheme | null = null;
const listeners = new Set<() => void>();

function keptScheme(): Scheme | null {
  try {
    const kept = window.localStorage.getItem(SCHEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : chosen;
  } catch {
    return chosen;
  }
}

function currentScheme(): Scheme {
  return keptScheme() ?? (window.matchMedia(DARK).matches ? 'dark' : 'light');
}

/** Tells of a choice here or in another tab, and of the system's. @returns ends it */
function onScheme(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  listeners.add(listener);
  query.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

function toggleScheme(): void {
  chosen = currentScheme() === 'dark' ? 'light' : 'dark';
  try {
    window.localStorage.setItem(SCHEME_KEY, chosen);
  } catch {
    // Without storage it holds until the page is left.
  }
  for (const listener of listeners) listener();
}

export interface SchemeFacility {
  readonly scheme: Scheme;
  readonly toggle: () => void;
}

/** The scheme in use, the reader's choice or else the system's, and the way to change it. */
export function useScheme(): SchemeFacility {
  // The server does not know it; the style sheet does by itself.
  const scheme = useSyncExternalStore<Scheme>(onScheme, currentScheme, () => 'light');
  return { scheme, toggle: toggleScheme };
}

/** Gives the document the scheme in use. Once in a document. */
export function useSchemeInDocument(): SchemeFacility {
  const facility = useScheme();
  const { scheme } = facility;
  useSchemeOfDocument(scheme);
  useEffect(() => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), [scheme]);
  return facility;
}
