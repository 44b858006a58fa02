import type { UserLanguage } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';

/** What a browser calls a language that is named otherwise here. */
const ALSO: Readonly<Record<string, LanguageCode>> = { nb: 'no', nn: 'no' };

interface Reader {
  /** Of the screens: English is shown until another one is chosen, and says nothing of what the reader reads. */
  readonly screen: UserLanguage;
  /** As the browser has them, BCP 47, the one that is liked best first. */
  readonly browser: readonly string[];
}

/**
 * The language of results until one is chosen for them: that of the screens where it was chosen, else the first of the browser's that
 * results are written in, else the installation's.
 */
export function firstResultLanguage(
  { screen, browser }: Reader,
  languages: readonly { readonly code: LanguageCode }[],
  defaultLanguage: LanguageCode,
): LanguageCode {
  const wanted = [
    ...(screen === 'en' ? [] : [screen]),
    ...browser.map((tag) => {
      const [code = ''] = tag.toLowerCase().split('-');
      return ALSO[code] ?? code;
    }),
  ];
  for (const one of wanted) {
    const found = languages.find(({ code }) => code === one);
    if (found) return found.code;
  }
  return defaultLanguage;
}
