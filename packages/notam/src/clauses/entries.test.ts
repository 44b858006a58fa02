import { describe, expect, test } from 'vitest';
import { ACTIVITY_ENTRIES } from './activities.ts';
import { AUTHORITY_ENTRIES } from './authorities.ts';
import { CAUSE_ENTRIES } from './causes.ts';
import { stickyPhrase, startOf } from './cursor.ts';
import type { Entry } from './entries.ts';
import { tableOf, takeLongest } from './phrase-table.ts';
import { MEASURE_ENTRIES } from './measures.ts';
import { PHRASE_ENTRIES } from './phrases.ts';
import { REFERENCE_ENTRIES } from './references.ts';
import { RELATION_ENTRIES } from './relations.ts';
import { SIMPLE_ENTRIES } from './simple.ts';
import { AERODROME_FEATURE_ENTRIES } from './aerodrome-features.ts';
import { STATE_ENTRIES } from './states.ts';
import { spellingsOf } from './testing/spellings.ts';
import { FACILITY_ENTRIES } from './facilities.ts';
import { USER_ENTRIES } from './users.ts';

/** Tables of which the longest entry is taken, the first of those. */
const RANKED = {
  phrases: PHRASE_ENTRIES,
  states: STATE_ENTRIES,
  causes: CAUSE_ENTRIES,
  users: USER_ENTRIES,
  aerodromeFeatures: AERODROME_FEATURE_ENTRIES,
  measures: MEASURE_ENTRIES,
  references: REFERENCE_ENTRIES,
  simple: SIMPLE_ENTRIES,
};
const TABLES: Readonly<Record<string, readonly Entry<string>[]>> = {
  ...RANKED,
  facilities: FACILITY_ENTRIES,
  activities: ACTIVITY_ENTRIES,
  relations: RELATION_ENTRIES,
  authorities: AUTHORITY_ENTRIES,
};

/** What two entries mean alike, so that either may take it. */
const ALIKE = new Set(['exerciseCaution caution', 'webAddress website', 'construction workInProgress']);

/** How much of `text` an entry matches at its start; nothing where what must follow is not there. */
function lengthOf(pattern: string, text: string): number | null {
  const expression = stickyPhrase(pattern);
  expression.lastIndex = 0;
  return expression.exec(text)?.[0].length ?? null;
}

describe('an alternative of an entry does not hide a longer one of the same entry', () => {
  test.each(Object.entries(TABLES))('%s', (_, table) => {
    const short = table.flatMap(({ code, pattern }) =>
      spellingsOf(pattern)
        .filter((text) => {
          const length = lengthOf(pattern, text);
          return length !== null && length < text.length;
        })
        .map((text) => `${code}: ${text}`),
    );
    expect(short).toEqual([]);
  });
});

describe('an entry does not take what another entry of the table is for', () => {
  test.each(Object.entries<readonly Entry<string>[]>(RANKED))('%s', (_, entries) => {
    const table = tableOf(entries);
    const taken = entries.flatMap(({ code, pattern }) =>
      spellingsOf(pattern).flatMap((text) => {
        const by = lengthOf(pattern, text) === null ? code : takeLongest(startOf(text), table)?.code;
        return by === code || ALIKE.has(`${by ?? ''} ${code}`) ? [] : [`${code}: ${text} (${by ?? 'none'})`];
      }),
    );
    expect(taken).toEqual([]);
  });
});
