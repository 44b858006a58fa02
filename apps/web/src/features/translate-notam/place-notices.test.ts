import type { NotamNotice } from '@klarnotam/contract';
import { loadCardCatalogue } from '@klarnotam/language';
import { decodeNotams } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { leadingLevel } from './leading-level.ts';
import { noticeLines } from './notice-lines.ts';
import { placeNotices } from './place-notices.ts';

const words = await loadCardCatalogue('en');
const nowMs = Date.parse('2026-07-03T12:00:00Z');
const zone = { timeZone: 'UTC', isOfReader: false };

function noticeFrom(from: string, to: string, related: Partial<NotamNotice> = {}): NotamNotice {
  const text = `A1234/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) ${from} C) ${to}
E) DANGER AREA ACT WI 1NM RADIUS 594438N 0100819E. CTC TEL +47 91234567
F) GND G) 900FT AMSL`;
  const [decoded] = decodeNotams(text, { now: '2026-07-03T12:00:00Z' }).notams;
  if (!decoded) throw new Error('The sample is a NOTAM.');
  const { facts, spans, source } = decoded;
  return {
    source,
    facts,
    spans,
    sameAs: null,
    replacedBy: null,
    nearby: { name: 'Drammen', distanceNm: 0.52 },
    location: 'Drammen',
    contactInfo: [{ type: 'phone', label: 'Phone', value: '+47 91234567' }],
    ...related,
  } as NotamNotice;
}

const linesOf = (notice: NotamNotice) => noticeLines(notice, { nowMs, zone, units: 'published', words });

test('active ones come first, then soon, then later; ended, replaced and double ones last', () => {
  const notices = [
    noticeFrom('2607050600', '2607051400'),
    noticeFrom('2306010600', '2306011400'),
    noticeFrom('2607030600', '2607031400', { sameAs: 0 }),
    noticeFrom('2607040600', '2607041400'),
    noticeFrom('2607030600', '2607031400', { replacedBy: 0 }),
    noticeFrom('2607030600', '2607031400'),
  ];
  const placed = placeNotices(notices, linesOf);
  expect(placed.map(({ position, lines }) => [position, lines.group])).toEqual([
    [6, 'active'],
    [4, 'soon'],
    [1, 'later'],
    [2, 'over'],
    [3, 'over'],
    [5, 'over'],
  ]);
});

test('a notice of which the hours are not known is never put away', () => {
  const unread = noticeFrom('2607030600', 'PERM');
  expect(linesOf({ ...unread, facts: { ...unread.facts, validFrom: null, permanent: false } }).group).toBe(
    'active',
  );
});

test('the lines say when, where, how high and whom to call', () => {
  const { when, where, height, ask } = linesOf(noticeFrom('2607030600', '2607031400'));
  expect(when?.text).toBe('Now until 14:00');
  expect(where).toEqual(['Drammen', '0.5 NM (926 m) from Drammen · radius 1 NM (1.9 km)']);
  expect(height).toEqual([
    'From the ground up to 900 ft (274 m) above sea level.',
    'Drone heights, up to 120 m, are inside it.',
  ]);
  expect(ask).toEqual([{ label: 'Phone', value: '+47 91234567', href: 'tel:+4791234567' }]);
});

test('with limits of several areas no range is told as that of the notice, and the lowest decides', () => {
  const notice = noticeFrom('2607030600', '2607031400');
  const [area] = notice.facts.areas;
  if (!area) throw new Error('The sample has an area.');
  const high = { value: 5000, unit: 'ft', reference: 'agl' } as const;
  const facts = { ...notice.facts, areas: [area, { ...area, lower: high, upper: high }] };
  expect(linesOf({ ...notice, facts }).height).toEqual(['Drone heights, up to 120 m, are inside it.']);
});

test('what leads is the worst that is not over', () => {
  const ended = noticeFrom('2306010600', '2306011400', { droneRelevance: 'forbidden' });
  const replaced = noticeFrom('2607030600', '2607031400', { droneRelevance: 'forbidden', replacedBy: 0 });
  const active = noticeFrom('2607030600', '2607031400', { droneRelevance: 'caution' });
  const later = noticeFrom('2607050600', '2607051400', { droneRelevance: 'restricted' });
  expect(leadingLevel([ended, replaced, later, active], nowMs)).toBe('restricted');
  expect(leadingLevel([ended, active], nowMs)).toBe('caution');
  expect(leadingLevel([ended], nowMs)).toBeNull();
});
