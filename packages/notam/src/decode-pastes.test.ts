import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Height } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { decodeNotams, relateNotams, type DecodedNotam, type NotamKind } from './index.ts';

const CONTEXT = { now: '2026-11-22T12:00:00Z' };
const folder = fileURLToPath(new URL('../../../samples/pastes/', import.meta.url));
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.txt') ? [file.slice(0, -4)] : []));

/** What was read in a notice of a paste by hand. */
interface Expected {
  readonly number: string | null;
  readonly kind: NotamKind;
  readonly from: string | null;
  readonly to: string | null;
  readonly estimated: boolean;
  readonly textContains: readonly string[];
  readonly lower: Height | null;
  readonly upper: Height | null;
  /** Parts that must be read, or shown as not read. */
  readonly mustTell: readonly string[];
  readonly replacedBy: number | null;
  readonly sameAs: number | null;
}

/** On one line and in capitals, without the marks of a quoted mail. */
function plain(text: string): string {
  return text
    .replace(/^[ \t]{0,4}>[> \t]{0,9}/gm, '')
    .replace(/\s+/g, ' ')
    .toUpperCase();
}

/** All that a user is told of a notice in its own words. */
function told({ facts, source }: DecodedNotam): string {
  const quoted = [...facts.unread, ...facts.problems].map(({ from, to }) => source.slice(from, to));
  return plain([facts.text, facts.schedule?.text, facts.refersTo, ...quoted].join('\n'));
}

/** The bound as it stands in the paste; null with a problem where it was not read. */
function boundOrProblem(
  { facts }: DecodedNotam,
  field: 'validFrom' | 'validTo',
  expected: string | null,
): string | null {
  const isTold = facts.problems.some((problem) => problem.field === field);
  return facts[field] === null && isTold ? expected : facts[field];
}

test('there are pastes', () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
});

test.each(names)('%s is read as by hand, and nothing of it is lost', (name) => {
  const text = readFileSync(`${folder}${name}.txt`, 'utf8');
  const { notices } = JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')) as { notices: Expected[] };
  const { notams } = decodeNotams(text, CONTEXT);
  expect(notams.map(({ facts }) => facts.id)).toEqual(notices.map(({ number }) => number));
  expect(relateNotams(notams)).toEqual(notices.map(({ sameAs, replacedBy }) => ({ sameAs, replacedBy })));
  for (const [index, notice] of notices.entries()) {
    const notam = notams[index];
    if (notam === undefined) throw new Error('A notice was not found.');
    const { facts } = notam;
    expect(boundOrProblem(notam, 'validFrom', notice.from)).toBe(notice.from);
    expect(boundOrProblem(notam, 'validTo', notice.to)).toBe(notice.to);
    if (facts.validTo !== null) expect(facts.estimated).toBe(notice.estimated);
    expect(facts.lower).toEqual(notice.lower);
    expect(facts.upper).toEqual(notice.upper);
    if (notice.kind !== 'new') expect(facts.kind).toBe(notice.kind);
    for (const part of notice.textContains) expect(plain(facts.text ?? '')).toContain(plain(part));
    for (const part of notice.mustTell) expect(told(notam)).toContain(plain(part));
  }
});
