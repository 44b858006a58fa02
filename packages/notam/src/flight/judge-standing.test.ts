import { expect, test } from 'vitest';
import type { NotamFacts } from '../facts.ts';
import type { ReplacingNotice } from './flight.ts';
import { judgeFlight } from './judge-flight.ts';
import { areaOf, FLIGHT, noticeWith, SURROUNDINGS } from './testing/notice-facts.ts';

const here = areaOf({ type: 'circle', centre: { lat: 59.9, lon: 10.75 }, radiusNm: 3 });
const judged = (parts: Partial<NotamFacts> = {}, replacedBy: ReplacingNotice | null = null) =>
  judgeFlight(FLIGHT, noticeWith({ areas: [here], ...parts }), { ...SURROUNDINGS, replacedBy });
const by = (parts: Partial<ReplacingNotice> = {}): ReplacingNotice => ({
  id: 'A0002/26',
  kind: 'replace',
  validFrom: '2026-07-01T08:00:00Z',
  locations: ['ENOR'],
  fir: null,
  ...parts,
});

test('a notice that another one of the briefing replaced or cancelled does not touch', () => {
  expect(judged()).toMatchObject({ verdict: 'touches' });
  expect(judged({}, by())).toEqual({
    verdict: 'doesNot',
    reasons: [{ code: 'replacedBy', id: 'A0002/26', tells: 'doesNot' }],
  });
  expect(judged({}, by({ kind: 'cancel' })).reasons[0]?.code).toBe('cancelledBy');
});

test('until the other one begins, and where it is of another office, it holds', () => {
  expect(judged({}, by({ validFrom: '2026-07-01T11:00:00Z' })).verdict).toBe('touches');
  expect(judged({}, by({ validFrom: null })).verdict).toBe('touches');
  expect(judged({}, by({ locations: ['ESAA'] })).verdict).toBe('touches');
  expect(judged({}, by({ id: null })).verdict).toBe('touches');
});

test('a notice that only cancels, and a checklist, touch nothing', () => {
  expect(judged({ kind: 'cancel', refersTo: 'A0009/26' }).reasons).toEqual([
    { code: 'cancelsAnother', id: 'A0009/26', tells: 'doesNot' },
  ]);
  const rating = { level: 'information', reasons: [{ code: 'checklist', span: null }] } as const;
  expect(judged({ rating })).toMatchObject({ verdict: 'doesNot', reasons: [{ code: 'checklist' }] });
});

test('the deciding reasons come first, and all are given', () => {
  const { verdict, reasons } = judged({ validTo: '2026-07-01T09:40:00Z' });
  expect(verdict).toBe('near');
  expect(reasons.map(({ code }) => code)).toEqual(['endsBefore', 'insideArea', 'reachesFlight']);
});

test('a text that speaks of something lower than its base keeps nothing away', () => {
  const lower = { value: 3_000, unit: 'm', reference: 'agl' } as const;
  expect(judged({ lower }).verdict).toBe('doesNot');
  expect(judged({ lower, text: 'FLARES MAY DROP BELOW THE LOWER LIMIT' }).verdict).toBe('cannotTell');
});
