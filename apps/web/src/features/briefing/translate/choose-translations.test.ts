import type { Verdict } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import type { ViewedNotice, ViewedReport } from '../result/briefing-view.ts';
import { countOpen, nextBatch } from './choose-translations.ts';

const notice = (verdict: Verdict | null, more: object = {}) =>
  ({ verdict, sameAs: null, translated: null, ...more }) as ViewedNotice;
const report = (more: object = {}) => ({ sameAs: null, translated: null, ...more }) as ViewedReport;

const notices = [
  notice('doesNot'),
  notice('cannotTell'),
  notice('touches'),
  notice('touches', { sameAs: 2 }),
  notice('touches', { translated: {} }),
  notice('near'),
  notice('touches'),
];
const wish = { verdicts: new Set<Verdict>(['touches', 'cannotTell']), reports: true };

test('what touches comes first; doubles and what is translated are not sent again', () => {
  expect(nextBatch(notices, [report(), report({ sameAs: 0 })], wish, 50, null, 'en')).toEqual({
    notices: [2, 6, 1],
    reports: [0],
    wished: 4,
    uses: 4,
  });
  expect(countOpen(notices, 'touches')).toBe(2);
});

test('no more than one batch, and no more than is left', () => {
  expect(nextBatch(notices, [], wish, 2, null, 'en')).toEqual({
    notices: [2, 6],
    reports: [],
    wished: 3,
    uses: 2,
  });
  expect(nextBatch(notices, [report()], wish, 50, 1, 'en')).toEqual({
    notices: [2],
    reports: [],
    wished: 4,
    uses: 1,
  });
  expect(nextBatch(notices, [report()], wish, 50, 0, 'en')).toEqual({
    notices: [],
    reports: [],
    wished: 4,
    uses: 0,
  });
});

test('without a flight all notices are meant', () => {
  const batch = nextBatch(
    [notice(null), notice(null)],
    [],
    { verdicts: new Set(), reports: false },
    50,
    5,
    'en',
  );
  expect(batch).toEqual({ notices: [0, 1], reports: [], wished: 2, uses: 2 });
});

test('what was translated into the language before costs nothing, and is had with nothing left', () => {
  const known = [
    notice('touches', { knownIn: ['no', 'en'] }),
    notice('touches', { knownIn: ['no'] }),
    notice('touches'),
  ];
  expect(nextBatch(known, [], wish, 50, 1, 'en')).toEqual({
    notices: [0, 1],
    reports: [],
    wished: 3,
    uses: 1,
  });
  expect(nextBatch(known, [], wish, 50, 0, 'en')).toEqual({ notices: [0], reports: [], wished: 3, uses: 0 });
  expect(nextBatch(known, [], wish, 50, null, 'en')).toMatchObject({ uses: 2 });
});
