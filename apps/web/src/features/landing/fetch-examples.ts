import type { Examples } from '@klarnotam/contract';
import { LANGUAGES, type LanguageCode } from '@klarnotam/language';

/** The first language of the browser in which results are written; English where there is none. */
function visitorsLanguage(): LanguageCode {
  for (const wanted of navigator.languages) {
    const [primary = ''] = wanted.toLowerCase().split('-');
    const code = primary === 'nb' || primary === 'nn' ? 'no' : primary;
    const known = LANGUAGES.find((language) => language.code === code);
    if (known) return known.code;
  }
  return 'en';
}

/**
 * Asks for the examples by their address alone: the landing page comes before the client of the API.
 *
 * @param language null: the visitor's
 * @throws when the server is not reached or has none
 */
export async function fetchExamples(language: LanguageCode | null, signal: AbortSignal): Promise<Examples> {
  const answer = await fetch(`/api/examples?language=${language ?? visitorsLanguage()}`, { signal });
  if (!answer.ok) throw new Error(`The examples were answered with ${answer.status}`);
  return (await answer.json()) as Examples;
}
