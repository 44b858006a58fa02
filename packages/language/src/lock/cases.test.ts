import { readdirSync, readFileSync } from 'node:fs';
import { decodeNotams, type DecodedNotam } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import type { LanguageCode } from '../languages.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { holdTo } from './hold-to-facts.ts';
import type { SaidText } from './said-text.ts';

const CASES = new URL('cases/', import.meta.url);

interface Written extends SaidText {
  readonly n: number;
  readonly contradictions: readonly {
    readonly kind: `${'figure' | 'words'}/${string}`;
    readonly part: keyof SaidText;
    readonly find: string;
    readonly replace: string;
  }[];
}

interface Verdict {
  /** `faithful`, or what was made wrong. */
  readonly kind: string;
  readonly where: string;
  readonly refused: boolean;
}

function readLines<Line>(folder: string, name: string): readonly Line[] {
  return readFileSync(new URL(`${folder}/${name}`, CASES), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

function edited(text: Written, { part, find, replace }: Written['contradictions'][number]): SaidText {
  if (text[part].split(find).length !== 2) throw new Error(`not once in ${text.n}: ${find}`);
  return { ...text, [part]: text[part].replace(find, () => replace) };
}

async function judge(
  folder: string,
  language: LanguageCode,
  notams: ReadonlyMap<number, DecodedNotam | undefined>,
): Promise<readonly Verdict[]> {
  const catalogue = await loadCatalogue(language);
  return readLines<Written>(folder, `${language}.jsonl`).flatMap((text) => {
    const decoded = notams.get(text.n);
    if (decoded === undefined) throw new Error(`no NOTAM ${text.n}`);
    const own = explainNotam(decoded, catalogue);
    const hold = holdTo(decoded, own, catalogue);
    const faults = (said: SaidText): ReadonlySet<string> =>
      new Set(hold(said).map(({ code, expected, found }) => [code, expected, found].join(' ')));
    const where = `${language} ${text.n}`;
    const ofFaithful = faults(text);
    return [
      { kind: 'faithful', where, refused: ofFaithful.size > 0 },
      ...text.contradictions.map((edit) => ({
        kind: edit.kind,
        where: `${where}: ${edit.find} → ${edit.replace}`,
        // What a faithful text is wrongly refused for does not count as having seen the contradiction.
        refused: [...faults(edited(text, edit))].some((fault) => !ofFaithful.has(fault)),
      })),
    ];
  });
}

async function judgeAll(folder: string): Promise<readonly Verdict[]> {
  const notams = new Map(
    readLines<{ readonly n: number; readonly notam: string }>(folder, 'notams.jsonl').map(({ n, notam }) => [
      n,
      decodeNotams(notam, { now: '2026-07-01T00:00:00Z' }).notams[0],
    ]),
  );
  const languages = readdirSync(new URL(`${folder}/`, CASES))
    .filter((name) => name !== 'notams.jsonl')
    .map((name) => name.replace('.jsonl', '') as LanguageCode);
  const verdicts = await Promise.all(languages.map((language) => judge(folder, language, notams)));
  return verdicts.flat();
}

const rateOf = (all: readonly Verdict[]): number => all.filter(({ refused }) => refused).length / all.length;
const faithful = (verdicts: readonly Verdict[]): readonly Verdict[] =>
  verdicts.filter(({ kind }) => kind === 'faithful');
const ofFigures = (verdicts: readonly Verdict[]): readonly Verdict[] =>
  verdicts.filter(({ kind }) => kind.startsWith('figure/'));

function printRates(folder: string, verdicts: readonly Verdict[]): void {
  const kinds = Map.groupBy(verdicts, ({ kind }) => kind);
  for (const [kind, all] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    console.info(
      `${folder}  ${kind.padEnd(30)} ${(100 * rateOf(all)).toFixed(1).padStart(5)} % of ${all.length} refused`,
    );
  }
}

describe('texts by people who had not seen the lock, in all languages', async () => {
  const verdicts = await judgeAll('known');
  printRates('known', verdicts);

  test('at most one in two hundred faithful texts is refused', () => {
    expect(faithful(verdicts)).toHaveLength(8762);
    expect(rateOf(faithful(verdicts))).toBeLessThanOrEqual(0.005);
  });

  test('every contradiction in figures and identifiers is refused', () => {
    const unseen = ofFigures(verdicts).filter(({ refused }) => !refused);
    expect(unseen.map(({ kind, where }) => `${kind} ${where}`)).toEqual([]);
  });
});

describe('texts that the lock was never mended by', async () => {
  const verdicts = await judgeAll('unseen');
  printRates('unseen', verdicts);

  test('are judged nearly as well', () => {
    expect(faithful(verdicts)).toHaveLength(176);
    expect(rateOf(faithful(verdicts))).toBeLessThanOrEqual(0.03);
    expect(rateOf(ofFigures(verdicts))).toBeGreaterThanOrEqual(0.99);
  });
});
