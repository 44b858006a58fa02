import { describe, expect, test } from 'vitest';
import { findFirst, findPhrase, findPhrases } from './find-phrase.ts';
import { phrase, phraseList } from './phrase.ts';
import { toSearchText } from './search-text.ts';

describe('a phrase stands between the ends of words', () => {
  test.each([
    ['TRA', 'TRA 12 ACT', true],
    ['TRA', 'ACT: TRA.', true],
    ['TRA', '(TRA)', true],
    ['TRA', 'TRACK', false],
    ['TRA', 'EXTRA', false],
    ['TRA', 'TRA12', false],
    ['TRA', '1TRA', false],
    ['TRA', 'CTC EX_TRA', false],
    ['TRA', 'T R A', false],
    ['NO ENTRY', 'NO  ENTRY', true],
    ['NO ENTRY', 'NO\r\n\tENTRY', true],
    ['NO ENTRY', 'NO-ENTRY', false],
    ['GRUAS', 'Grúas', true],
    ['ZURICH', 'ZÜRICH', true],
    ['UAS', 'uas flights', true],
  ])('%s in %j: %s', (source, text, stands) => {
    expect(findPhrase(toSearchText(text), phrase(source)) !== null).toBe(stands);
  });

  test('a pattern may stand within one', () => {
    expect(findPhrase(toSearchText('EGD123A'), /D\d+/g)?.phrase).toBe('D123');
  });
});

describe('what was found', () => {
  test('has its groups; one that took no part is undefined', () => {
    const found = findPhrase(toSearchText('CRANE 40M'), phrase(String.raw`CRANE (\d+)(M)?( AGL)?`));
    expect(found?.groups).toEqual(['40', 'M', undefined]);
  });

  test.each([
    ['NO ENTRY', 'AREA.\n\n  NO   ENTRY .', 'NO   ENTRY'],
    ['NO ENTRY', '\t\tno\tentry', 'no\tentry'],
    ['ACT', 'É ACT', 'ACT'],
    ['AREA ACT', 'ÁREA  ACT', 'ÁREA  ACT'],
    ['ACT', '🚁 ACT', 'ACT'],
    ['ACT', 'straße  act', 'act'],
  ])('%s in %j keeps its place in the original', (source, text, words) => {
    const span = findPhrase(toSearchText(text), phrase(source))?.span;
    expect(span && text.slice(span.from, span.to)).toBe(words);
  });

  test('is placed in the source that the text was made of', () => {
    const text = toSearchText('NO\n ENTRY', Infinity, (from, to) => ({ from: from + 100, to: to + 100 }));
    expect(findPhrase(text, phrase('ENTRY'))?.span).toEqual({ from: 104, to: 109 });
  });

  test('is looked for behind a place that was not accepted', () => {
    const text = toSearchText('NO ACFT. NO UAS. NO ACFT');
    const found = findPhrase(text, phrase('NO (?:ACFT|UAS)'), ({ from }) => from > 0);
    expect(found?.phrase).toBe('NO UAS');
  });

  test('is all of them in order, without overlaps, and no more than asked for', () => {
    const text = toSearchText('A A A A A');
    expect(findPhrases(text, phrase('A A')).map(({ from }) => from)).toEqual([0, 4]);
    expect(findPhrases(text, phrase('A'), 3)).toHaveLength(3);
    expect(findPhrases(text, phrase('B'))).toEqual([]);
  });

  test('may be empty without end of the search', () => {
    expect(findPhrases(toSearchText('AB'), /(?=B)|$/g).map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('lies in the part of the text that is searched', () => {
    const text = toSearchText('AREA CLSD. NO ENTRY', 10);
    expect(findPhrase(text, phrase('CLSD'))).not.toBeNull();
    expect(findPhrase(text, phrase('NO ENTRY'))).toBeNull();
  });
});

describe('of a list', () => {
  const list = phraseList(['UAS BANNED', 'ACFT BANNED'].map(phrase));

  test('the phrase that stands first in the list is found, not the one that stands first in the text', () => {
    expect(findFirst(toSearchText('ACFT BANNED. UAS BANNED'), list)?.phrase).toBe('UAS BANNED');
  });

  test('the next is looked for where no place of one is accepted', () => {
    const text = toSearchText('UAS BANNED. ACFT BANNED');
    expect(findFirst(text, list, ({ phrase: words }) => words.startsWith('ACFT'))?.phrase).toBe(
      'ACFT BANNED',
    );
    expect(findFirst(text, list, () => false)).toBeNull();
  });

  test('is found in no text that holds none of them', () => {
    expect(findFirst(toSearchText('RWY 01/19 CLSD'), list)).toBeNull();
  });
});

test('a phrase is found in whatever case, accents and blanks', () => {
  for (const text of ['No Fly Zone', 'NO FLY ZONE', 'ñó flý zóne', '\u00a0no\u3000fly zone'])
    expect(findPhrase(toSearchText(text), phrase('NO FLY ZONE')), text).not.toBeNull();
});

test('the search finds every place, at most as many as asked for, and the first that is accepted', () => {
  const text = toSearchText('CRANE 1, CRANE 22, CRANE 333');
  const cranes = phrase(String.raw`CRANE (\d+)`);
  expect(findPhrases(text, cranes).map(({ groups }) => groups[0])).toEqual(['1', '22', '333']);
  expect(findPhrases(text, cranes, 2)).toHaveLength(2);
  expect(findPhrase(text, cranes, ({ phrase: words }) => words.length > 7)?.groups).toEqual(['22']);
});
