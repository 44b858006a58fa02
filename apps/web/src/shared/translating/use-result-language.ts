import type { LanguageCode } from '@klarnotam/language';
import { useLocalStorage } from '@mantine/hooks';
import { useSite } from '../api/site.ts';
import { useScreenLanguage } from '../text/use-text.ts';
import { firstResultLanguage } from './first-result-language.ts';

/** The language of the results: what the reader chose before in this browser, else what they are likely to read. */
export function useResultLanguage(): [LanguageCode, (code: string) => void] {
  const { languages, defaultLanguage } = useSite();
  const [chosen, choose] = useLocalStorage({
    key: 'klarnotam-language',
    getInitialValueInEffect: false,
    // A form that is being filled in does not follow another tab.
    sync: false,
    serialize: (code) => code,
    deserialize: (stored) => stored ?? '',
  });
  const screen = useScreenLanguage();
  const first = firstResultLanguage({ screen, browser: navigator.languages }, languages, defaultLanguage);
  return [languages.find(({ code }) => code === chosen)?.code ?? first, choose];
}
