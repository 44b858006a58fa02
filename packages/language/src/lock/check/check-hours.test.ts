import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../../explain-notam.ts';
import type { LanguageCode } from '../../languages.ts';
import { loadCatalogue } from '../../load-catalogue.ts';
import { holdToFacts } from '../hold-to-facts.ts';

const CRANE = `C4149/25 NOTAMN
Q) EGPX/QOBCE/IV/M/A/000/999/5502N00141W005
A) EGNT B) 2507030844 C) 2507081700
D) MON-FRI 0800-1700
E) LIT CRANE OPR ON TWY B AND C NEAR RWY 07 AND RWY 07/25 (AREA 2). MAX HGT 157FT AGL, 355FT AMSL.`;
const DAYS = `C5119/25 NOTAMN
Q) EGTT/QPBXX/V/NBO/A/000/999/5117N00047W005
A) EGLF B) 2508180730 C) 2508201500
D) 18 20 0730-1500
E) HEL EAST ROUTE NOT AVBL`;
const OPENING = `U4314/22 NOTAMN
Q) EGTT/QFAAH/IV/NBO/A/000/999/5315N00432W005
A) EGOV B) 2208010730 C) 2208051730
E) AD OPENING HOURS MON-FRI 0730-1730`;

async function codes(language: LanguageCode, text: string, notam: string): Promise<readonly string[]> {
  const [decoded] = decodeNotams(notam, { now: '2026-05-01T00:00:00Z' }).notams;
  const catalogue = await loadCatalogue(language);
  const said = { translation: text, explanation: '.' };
  return holdToFacts(decoded!, explainNotam(decoded!, catalogue), said, catalogue)
    .map(({ code, expected, found }) => [code, expected ?? found].join(' '))
    .filter((fault) => !/^(?:dropped|reversed|invented|ratingContradicted)/.test(fault));
}

const ON_CRANE =
  'C4149/25, Newcastle (EGNT), from Thursday 3 July 2025 at 08:44 UTC to 8 July 2025 at 17:00 UTC, Monday to Friday from 08:00 to 17:00: a lit crane stands on taxiways B and C near runway 07 and runway 07/25 (area 2), 157 feet above ground, 355 feet above sea level.';

describe('a text about a crane', () => {
  test('passes', async () => {
    expect(await codes('en', ON_CRANE, CRANE)).toEqual([]);
  });

  test.each([
    ['a weekday of another date', 'Thursday 3', 'Friday 3', 'wrongWeekday Friday'],
    ['another last day', 'Monday to Friday', 'Monday to Thursday', 'wrongWeekday Thursday'],
    ['another first day', 'Monday to Friday', 'Tuesday to Friday', 'wrongWeekday Friday'],
    ['hours dropped', ' from 08:00 to 17:00', '', 'missing 0800-1700 - 0800-1700'],
    ['local time before the hour', 'at 08:44 UTC', 'in local time at 08:44', 'wrongTimeScale UTC'],
    ['time of another place', 'at 17:00 UTC,', 'at 17:00, British time,', 'wrongTimeScale UTC'],
    ['another taxiway', 'B and C', 'B and D', 'unknownIdentifier D'],
    ['another aerodrome', 'EGNT', 'EGNV', 'unknownIdentifier EGNV'],
    ['another runway', 'near runway 07 and', 'near runway 25 and', 'missing RWY 07'],
    ['a number of things', '(area 2)', '(area 2; 2 cranes)', 'unknownNumber 2'],
    [
      'the height of another datum',
      '157 feet above ground',
      '157 feet (108 m above ground) above ground',
      'wrongReference AMSL',
    ],
  ] as const)('with %s is refused', async (_what, from, to, fault) => {
    expect(ON_CRANE).toContain(from);
    expect(await codes('en', ON_CRANE.replace(from, to), CRANE)).toContain(fault);
  });
});

describe('days of a schedule', () => {
  const said = (days: string): string =>
    `C5119/25, Farnborough (EGLF): the helicopter east route is not available on ${days} from 0730 to 1500 UTC, seven and a half hours each day.`;

  test('are told by their dates', async () => {
    expect(await codes('en', said('18 and 20 August 2025'), DAYS)).toEqual([]);
  });

  test('are missed', async () => {
    expect(await codes('en', said('18 August 2025'), DAYS)).toContain('missing 20');
  });

  test('have the length that they have', async () => {
    const text = said('18 and 20 August 2025');
    expect(await codes('en', text.replace('seven and a half', '7.5'), DAYS)).toEqual([]);
    expect(await codes('en', text.replace('seven and a half', 'eight'), DAYS)).toContain(
      'unknownMeasure eight hours',
    );
  });
});

describe('opening hours in item E', () => {
  const VALID = 'U4314/22, Mona (EGOV), from 1 August 2022, 07:30 UTC, to 5 August 2022, 17:30 UTC.';

  test.each([
    ['en', `${VALID} Monday to Friday, 07:30 to 17:30.`],
    ['en', `${VALID} The aerodrome opens at 07:30 and closes at 17:30, Monday to Friday.`],
    [
      'pt',
      'U4314/22, Mona (EGOV), de 1 de agosto de 2022, 07:30 UTC, a 5 de agosto de 2022, 17:30 UTC. O aeródromo abre de segunda a sexta, das 07:30 às 17:30.',
    ],
    [
      'bn',
      'মোনা (EGOV), U4314/22: 2022-08-01 0730 UTC থেকে 2022-08-05 1730 UTC পর্যন্ত বিমানবন্দর সোমবার থেকে শুক্রবার 0730 থেকে 1730 খোলা।',
    ],
  ] as const)('are told in %s', async (language, text) => {
    expect(await codes(language, text, OPENING)).toEqual([]);
  });

  test('are missed', async () => {
    expect(await codes('en', `${VALID} Monday to Friday.`, OPENING)).toContain(
      'missing 0730-1730 - 0730-1730',
    );
  });
});
