import { expect, test } from 'vitest';
import type { ViewedNotice } from './briefing-view.ts';
import { groupNotices } from './group-notices.ts';

const notice = (more: Partial<ViewedNotice>): ViewedNotice =>
  ({ verdict: 'touches', sameAs: null, replacedBy: null, translated: null, ...more }) as ViewedNotice;
const translated = (droneRelevance: string) => ({ droneRelevance }) as ViewedNotice['translated'];

test('what was translated comes first, the worst of it at the top', () => {
  const notices = [
    notice({}),
    notice({ translated: translated('caution') }),
    notice({ translated: translated('forbidden') }),
    notice({ verdict: 'near' }),
  ];
  const { byVerdict, unjudged, folded } = groupNotices({ notices });
  expect(byVerdict.touches.map(({ index }) => index)).toEqual([2, 1, 0]);
  expect(byVerdict.near.map(({ index }) => index)).toEqual([3]);
  expect([unjudged, folded]).toEqual([[], []]);
});

test('doubles are folded, a replaced one only when it surely does not touch', () => {
  const notices = [
    notice({ sameAs: 2 }),
    notice({ replacedBy: 2, verdict: 'doesNot' }),
    notice({ replacedBy: 1 }),
    notice({ replacedBy: 1, verdict: 'cannotTell' }),
  ];
  const { byVerdict, folded } = groupNotices({ notices });
  expect(folded.map(({ index }) => index)).toEqual([0, 1]);
  expect(byVerdict.touches.map(({ index }) => index)).toEqual([2]);
  expect(byVerdict.cannotTell.map(({ index }) => index)).toEqual([3]);
});

test('without a flight nothing is judged', () => {
  const { byVerdict, unjudged } = groupNotices({ notices: [notice({ verdict: null })] });
  expect(unjudged).toHaveLength(1);
  expect(Object.values(byVerdict).flat()).toEqual([]);
});
