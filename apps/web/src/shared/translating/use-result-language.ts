import type { LanguageCode } from '@klarnotam/language';
import { useLocalStorage } from '@mantine/hooks';
import { useSite } from '../api/site.ts';

/** The language of the results: what the reader chose before in this browser, else the installation's. */
export function useResultLanguage(): [LanguageCode, (code: string) => void] {
  const { languages, defaultLanguage } = useSite();
  const [chosen, choose] = useLocalStorage({
    key: 'klarnotam-language',
    // A form that is being filled in does not follow another tab.
    sync: false,
    serialize: (code) => code,
    deserialize: (stored) => stored ?? '',
  });
  return [languages.find(({ code }) => code === chosen)?.code ?? defaultLanguage, choose];
}
