import { decodeNotams } from '@klarnotam/notam';
import { explainNotam } from '../../explain-notam.ts';
import type { LanguageCode } from '../../languages.ts';
import { loadCatalogue } from '../../load-catalogue.ts';
import { holdToFacts } from '../hold-to-facts.ts';

const HEAD = 'Q) EGXX/QXXXX/IV/BO/W/000/999/5453N00036E062';
const FIGURES = /^(?:unknown|missing|wrong)/;

/** The faults of figures in a text about a NOTAM at EGTT with the items from B on, each with what it names. */
export async function figureFaults(
  language: LanguageCode,
  items: string,
  translation: string,
  explanation = '.',
): Promise<readonly string[]> {
  const [decoded] = decodeNotams(`A0001/26 NOTAMN\n${HEAD}\nA) EGTT ${items}`, {
    now: '2026-05-01T00:00:00Z',
  }).notams;
  const catalogue = await loadCatalogue(language);
  const said = { translation, explanation };
  return holdToFacts(decoded!, explainNotam(decoded!, catalogue), said, catalogue)
    .filter(({ code }) => FIGURES.test(code))
    .map(({ code, expected, found }) => [code, expected ?? found].join(' '));
}
