import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaKeyOf, compareIssued, composeIcao, decodeNotams, type RequestSite } from '../../index.ts';
import { operation } from '../testing/random-operation.ts';

/** `FC_RUNS=5000 npm run unit` looks further. */
const RUNS = Number(process.env['FC_RUNS'] ?? 100);
const SITE: Omit<RequestSite, 'areaKey'> = {
  firs: [{ indicator: 'ENOR', name: 'Polaris', sure: true }],
  ground: { highestM: 420, lowestM: 80, marginM: 60, source: 'Kartverket', askedOn: '2026-06-20' },
  aerodromes: [],
};

test('a request that is published word for word, in one notice, is as requested', () => {
  let compared = 0;
  fc.assert(
    fc.property(operation, (form) => {
      const asked = {
        ...form,
        title: '',
        placeName: 'Oslo',
        description: 'Survey of a roof',
        comments: '',
        contactInfo: { ...form.contactInfo, companyName: '', phoneNumber: '+4791234567' },
        requestForm: 'icao' as const,
        site: { ...SITE, areaKey: areaKeyOf(form) ?? '' },
      };
      const { notices } = composeIcao(asked);
      const [notice, ...more] = notices ?? [];
      const beginsAt = notice?.windows[0]?.from;
      if (notice === undefined || more.length > 0 || beginsAt === undefined) return;
      const [issued] = decodeNotams(`A1234/26 ${notice.text}`, { now: beginsAt }).notams;
      expect(issued?.facts.id).toBe('A1234/26');
      if (issued === undefined) return;
      compared += 1;
      expect(compareIssued(asked, { kind: 'new', refersTo: null }, issued.facts, beginsAt)).toEqual({
        verdict: 'asRequested',
        differences: [],
      });
    }),
    { numRuns: RUNS },
  );
  expect(compared).toBeGreaterThan(RUNS / 4);
});
