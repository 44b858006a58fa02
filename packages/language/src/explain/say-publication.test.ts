import { decodeNotams } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { loadCatalogue, type AVAILABLE_LANGUAGES } from '../load-catalogue.ts';

async function say(text: string, language: (typeof AVAILABLE_LANGUAGES)[number]): Promise<readonly string[]> {
  const telegram = `A1662/23 NOTAMN
Q) LIMM/QFATT/IV/BO /A /000/999/4432N01118E005
A) LIPE B) 2304200000 C) 2305022359
E) ${text}`;
  const [notam] = decodeNotams(telegram, { now: '2023-04-20T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the text');
  const catalogue = await loadCatalogue(language);
  return explainNotam(notam, catalogue).clauses.map((clause) => clause.text);
}

test.each([
  [
    'TRIGGER NOTAM-AIRAC SUP S11/23 IN FORCE FM 20 APR TO 14 JUN 2023 BOLOGNA/BORGO PANIGALE (LIPE) AD',
    'en',
    'AIP supplement S11/23 is in force from 20 April 2023 until 14 June 2023. Title: “BOLOGNA/BORGO PANIGALE (LIPE) AD”.',
  ],
  [
    'TRIGGER NOTAM - AIP SUP 015/23 WEF 06 APR 2023 UNTIL OCT 2023 EST.',
    'en',
    'AIP supplement 015/23 is in force from 6 April 2023 until October 2023 (estimated).',
  ],
  [
    'TRIGGER NOTAM - AIP SUP 015/23 WEF 06 APR 2023 UNTIL OCT 2023 EST.',
    'ja',
    '航空路誌補足版（AIP SUP）015/23は2023年4月6日から2023年10月（予定）まで適用されます。',
  ],
  [
    'TRIGGER NOTAM - AIP SUP 015/23 WEF 06 APR 2023 UNTIL OCT 2023 EST.',
    'es',
    'El suplemento al AIP 015/23 está en vigor desde el 6 de abril de 2023 hasta el mes de octubre de 2023 (estimado).',
  ],
] as const)('%s', async (text, language, said) => {
  expect((await say(text, language))[0]).toBe(said);
});
