import { decodeNotams, type NotamFacts } from '@klarnotam/notam';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import type { LanguageCode } from '../languages.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { holdTo } from './hold-to-facts.ts';

const RATINGS = new URL('cases/ratings/', import.meta.url);

type Level = NotamFacts['rating']['level'];

/** What a writer may say of whether drones may fly, and whether that is what a notice of the rating means. */
interface Judgement {
  readonly rating: Level;
  readonly say: string;
  readonly right: boolean;
}

const NOTAMS: Readonly<Record<Level, readonly string[]>> = {
  forbidden: [
    `A4314/25 NOTAMN
Q) ZXXX/QRDCA/IV/BO/W/000/999/2426N10548E021
A) ZGZU B) 2605211047 C) 2605211123
E) A TEMPORARY DANGER AREA ESTABLISHED. AIRCRAFT ARE FORBIDDEN TO FLY INTO THE AREA.
F) SFC G) UNL`,
    `B0871/26 NOTAMN
Q) EGTT/QRPCA/IV/BO/W/000/025/5129N00013W002
A) EGTT B) 2605230800 C) 2605231800
E) PROHIBITED AREA ESTABLISHED WI 2NM RADIUS 512900N 0001300W. NO AIRCRAFT IS TO FLY BELOW 2500FT AMSL.
F) SFC G) 2500FT AMSL`,
  ],
  restricted: [
    `F1301/25 NOTAMN
Q) EGTT/QRDCA/IV/BO/W/000/170/5002N00423W023
A) EGTT B) 2605202000 C) 2605202100
E) DANGER AREA EGD008C PLYMOUTH ACTIVATED
F) SFC G) 17000FT AMSL`,
    `D1042/26 NOTAMN
Q) ENOR/QRRCA/IV/BO/W/000/060/6012N01104E005
A) ENOR B) 2605200700 C) 2605201600
E) RESTRICTED AREA ENR102 ACTIVATED
F) SFC G) 6000FT AMSL`,
  ],
  caution: [
    `L2481/26 NOTAMN
Q) EGTT/QOBCE/IV/M/AE/000/002/5152N00213W001
A) EGTT B) 2605200700 C) 2605201700
E) CRANE OPR PSN 515134N 0021314W (BARNWOOD). MAX HGT 098FT AGL.`,
  ],
  allowed: [
    `E0897/23 NOTAMN
Q) ENOR/QFUAU/IV/NBO/A/000/999/7052N02902E005
A) ENBV B) 2605021324 C) 2605101400
E) FUEL JET-A1 NOT AVBL`,
    `A2210/26 NOTAMN
Q) EGTT/QMRLC/IV/NBO/A/000/999/5109N00011W005
A) EGKK B) 2605202200 C) 2605210400
E) RWY 08R/26L CLSD DUE MAINT`,
  ],
  information: [
    `A0001/26 NOTAMN
Q) LFFF/QKKKK/K/K/K/000/999/4636N00219E999
A) LFFF B) 2605010000 C) 2605312359
E) CHECKLIST YEAR=2026 0012 0034 LATEST PUBLICATIONS AIP SUP 031/26`,
  ],
};

/** Of every hundred false judgements, how many are seen. */
const SEEN_AT_LEAST = 90;

const decoded = new Map(
  Object.entries(NOTAMS).map(([level, notams]) => [
    level,
    decodeNotams(notams.join('\n\n'), { now: '2026-05-01T00:00:00Z' }).notams,
  ]),
);

test.each([...decoded])('the notices are rated %s', (level, notams) => {
  expect(notams).toHaveLength(NOTAMS[level as Level].length);
  expect(new Set(notams.map(({ facts }) => facts.rating.level))).toEqual(new Set([level]));
});

const languages = readdirSync(RATINGS).map((name) => name.replace('.jsonl', '') as LanguageCode);

describe.each(languages)('what the lock thinks of a judgement in %s', async (language) => {
  const catalogue = await loadCatalogue(language);
  const judgements = readFileSync(new URL(`${language}.jsonl`, RATINGS), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Judgement);
  const judges = new Map(
    [...decoded].map(([level, notams]) => [
      level,
      notams.map((notam) => holdTo(notam, explainNotam(notam, catalogue), catalogue)),
    ]),
  );
  /** Whether it is refused of each of the notices. */
  const refusals = ({ rating, say }: Judgement): readonly boolean[] =>
    (judges.get(rating) ?? []).map((hold) =>
      hold({ translation: '-', explanation: say }).some(({ code }) => code === 'ratingContradicted'),
    );

  test('lets every true one pass', () => {
    const refused = judgements.filter((one) => one.right && refusals(one).includes(true));
    expect(refused.map(({ rating, say }) => `${rating}: ${say}`)).toEqual([]);
  });

  test(`sees ${String(SEEN_AT_LEAST)} of a hundred false ones`, () => {
    const wrong = judgements.filter(({ right }) => !right);
    const unseen = wrong.filter((one) => refusals(one).includes(false));
    const rate = (100 * (wrong.length - unseen.length)) / wrong.length;
    console.info(
      `${language}: ${rate.toFixed(1)} %${unseen.map((one) => `\n  ${one.rating}: ${one.say}`).join('')}`,
    );
    expect(rate).toBeGreaterThanOrEqual(SEEN_AT_LEAST);
  });
});
