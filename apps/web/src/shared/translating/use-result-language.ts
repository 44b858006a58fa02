import type { LanguageCode } from '@klarnotam/language';
import { useState } from 'react';
import { useSite } from '../api/site.ts';

const KEY = 'klarnotam-language';

/** The language of the results: what the reader chose before in this browser, else the installation's. */
export function useResultLanguage(): [LanguageCode, (code: string) => void] {
  const { languages, defaultLanguage } = useSite();
  const [wanted, setWanted] = useState(readWanted);
  const known = (code: string | null): LanguageCode | undefined =>
    languages.find((language) => language.code === code)?.code;

  const choose = (code: string): void => {
    setWanted(code);
    try {
      window.localStorage.setItem(KEY, code);
    } catch {
      // Storage can be off; the choice then lasts until the page is left.
    }
  };
  return [known(wanted) ?? defaultLanguage, choose];
}

function readWanted(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
