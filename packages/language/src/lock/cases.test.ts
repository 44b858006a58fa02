import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import type { LanguageCode } from '../languages.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { holdToFacts } from './hold-to-facts.ts';

const CASES = new URL('cases/', import.meta.url);
const MOST_REFUSED = 0.02;
/** Contradictions in figures and identifiers, all of which are to be caught; the rate of the others is printed. */
const OF_FIGURES =
  /hour|time-|-time|utc|digit|ft-|-ft|fl-|-fl|metre|north|south|east|west|coordinate|position|radius|phone|frequency|date|day-|year|height|altitude|level|runway|identifier|id-|number|email|unit|distance|swapped|moved|shifted|raised/;

interface Case {
  readonly id: string;
  readonly notam: string;
  readonly language: LanguageCode;
  readonly kind: string;
  readonly translation: string;
  readonly explanation: string;
}

function readCases(): readonly Case[] {
  if (!existsSync(CASES)) return [];
  return readdirSync(CASES)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) =>
      readFileSync(new URL(name, CASES), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as Case),
    );
}

const cases = readCases();

async function faultsOf(one: Case) {
  const [decoded] = decodeNotams(one.notam, { now: '2026-07-01T00:00:00Z' }).notams;
  if (decoded === undefined) throw new Error(`${one.id} holds no NOTAM`);
  const catalogue = await loadCatalogue(one.language);
  return holdToFacts(decoded, explainNotam(decoded, catalogue), one, catalogue);
}

interface Tally {
  readonly all: number;
  readonly refused: number;
  readonly ids: readonly string[];
}

async function tallyByKind(): Promise<ReadonlyMap<string, Tally>> {
  const tallies = new Map<string, Tally>();
  for (const one of cases) {
    const refused = (await faultsOf(one)).length > 0;
    const key = one.kind;
    const { all, refused: before, ids } = tallies.get(key) ?? { all: 0, refused: 0, ids: [] };
    const wrong = refused === (one.kind === 'faithful');
    tallies.set(key, {
      all: all + 1,
      refused: before + (refused ? 1 : 0),
      ids: wrong ? [...ids, one.id] : ids,
    });
  }
  return tallies;
}

describe.runIf(cases.length > 0)('texts by somebody who has not seen the lock', () => {
  test('contradictions are caught and faithful texts are not', { timeout: 120_000 }, async () => {
    const tallies = await tallyByKind();
    const lines = [...tallies].map(
      ([kind, { all, refused, ids }]) =>
        `${kind.padEnd(28)} ${refused}/${all} refused (${((100 * refused) / all).toFixed(1)} %)${ids.length > 0 ? `  ${ids.slice(0, 8).join(' ')}` : ''}`,
    );
    console.info(lines.sort().join('\n'));
    const faithful = tallies.get('faithful');
    expect(faithful === undefined ? 0 : faithful.refused / faithful.all).toBeLessThanOrEqual(MOST_REFUSED);
    const missed = [...tallies]
      .filter(([kind]) => kind !== 'faithful' && OF_FIGURES.test(kind))
      .flatMap(([, { ids }]) => ids);
    expect(missed).toEqual([]);
  });
});

test.runIf(cases.length === 0)(
  'the files of cases are absent, so only the tests of the lock itself run',
  () => {
    console.info(
      'No files in packages/language/src/lock/cases: faithful and contradicting texts are not tried.',
    );
    expect(cases).toEqual([]);
  },
);
