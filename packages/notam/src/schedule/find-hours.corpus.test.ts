import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeNotams } from '../decode-notams.ts';
import type { DecodedNotam } from '../facts.ts';

const CORPUS = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));
const ABSENT = existsSync(CORPUS) ? false : 'no collection of NOTAM in ../shared/corpus';

/** Of each collection every so-and-so-many-th NOTAM is read; `CORPUS_SHARE=1`: all. */
const SHARE = Number(process.env['CORPUS_SHARE'] ?? 4);

/** Two times of day with a dash or word between, no heights, telephone numbers or references. */
const RANGE =
  /(?<![\dA-Z./+-])((?:[01]\d|2[0-4]):?[0-5]\d) ?(?:UTC|Z|LT|L|LOCAL|HRS?|H)?\s?(?:-|–|TO|TIL|TILL|UNTIL|\/)\s?((?:[01]\d|2[0-4]):?[0-5]\d)(?! ?(?:FT|M|AMSL|AGL|MSL|NM|KHZ|MHZ)(?![A-Z]))(?![-/]?[\dA-KM-Y])/g;

/** The years of a snow plan. */
const NO_HOURS = ['U1329/22 2022-2023'];

/** The ranges of times in item E that are neither hours of the facts nor reported as unread. */
function neither({ facts, spans, source }: DecodedNotam): string[] {
  const at = spans.text;
  if (facts.kind === 'cancel' || at === undefined) return [];
  const told = facts.problems.filter(({ code }) => code === 'hoursUnread');
  const places = spans.textSchedule === undefined ? told : [spans.textSchedule, ...told];
  const known = `${facts.schedule?.text ?? ''} ${facts.validFrom?.slice(11, 16) ?? ''} ${facts.validTo?.slice(11, 16) ?? ''}`;
  return [...source.slice(at.from, at.to).toUpperCase().matchAll(RANGE)].flatMap(
    ({ index, 0: said, 1: from, 2: to }) => {
      const start = at.from + index;
      if (places.some((place) => place.from <= start && start < place.to)) return [];
      const isKnown = [from, to].every((time) =>
        known.replaceAll(':', '').includes((time ?? '').replace(':', '')),
      );
      return isKnown ? [] : [`${facts.id ?? ''} ${said}`];
    },
  );
}

test.skipIf(ABSENT).each(['notams-world', 'notams-uk-fields'])(
  '%s: every range of times in item E is read or told',
  (name) => {
    const lines = gunzipSync(readFileSync(`${CORPUS}${name}.jsonl.gz`))
      .toString('utf8')
      .trim()
      .split('\n')
      .filter((_, index) => index % SHARE === 0);
    const left: string[] = [];
    for (const line of lines) {
      const { text } = JSON.parse(line) as { readonly text: string };
      for (const notam of decodeNotams(text, { now: '2026-08-01T00:00:00Z' }).notams)
        left.push(...neither(notam));
    }
    expect(left.filter((each) => !NO_HOURS.includes(each))).toEqual([]);
  },
);
