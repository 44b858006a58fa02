import { distanceNm, heightToFeet, type Position } from '@klarnotam/aviation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areaKeyOf,
  composeIcao,
  composeNotam,
  decodeNotams,
  lintRequest,
  type NotamFacts,
  type PlannedOperation,
  type RequestSite,
} from '../../index.ts';
import { operation } from '../testing/random-operation.ts';

/** `FC_RUNS=5000 npm run unit` looks further. */
const RUNS = Number(process.env['FC_RUNS'] ?? 120);
const SECOND = 1 / 3600;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const words = fc
  .array(
    fc.constantFrom(
      'Inspeksjon av kraftlinje',
      'på Ålesund øst',
      'Übung',
      'filming',
      'cliff & bridge',
      'survey of roof',
      'søk',
      'the harbour',
      '(phase)',
      'łąka',
      'naïve',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(', '));

const site = fc.record({
  firs: fc.constantFrom<RequestSite['firs'][]>(
    [{ indicator: 'ENOR', name: 'Polaris', sure: true }],
    [{ indicator: 'ENOB', name: 'Bodø Oceanic', sure: true }],
    [
      { indicator: 'ENOR', name: 'Polaris', sure: true },
      { indicator: 'ENOB', name: 'Bodø Oceanic', sure: true },
      { indicator: 'ESAA', name: 'Sweden', sure: true },
    ],
  ),
  lowestM: fc.double({ min: -10, max: 1_500, noNaN: true }),
  rangeM: fc.double({ min: 0, max: 900, noNaN: true }),
  marginM: fc.double({ min: 0, max: 200, noNaN: true }),
  aerodromes: fc.constantFrom<RequestSite['aerodromes'][]>([], [{ icao: 'ENGM', distanceM: 4_000 }]),
});

const request = fc
  .record({
    operation,
    site,
    placeName: words,
    description: words,
    comments: fc.oneof(fc.constant(''), words),
    phoneNumber: fc.integer({ min: 20_000_000, max: 99_999_999 }).map((digits) => `+47${digits}`),
    companyName: fc.constantFrom('', 'Fjell Drone AS', 'Klar & Co'),
    operatorNumber: fc.constantFrom('', 'FIN87astrdge12k8-xyz', 'NOR87astrdge12k8'),
    permissionReference: fc.constantFrom('', 'NF-1154/2026'),
    realTimeContact: fc.constantFrom(
      null,
      { name: '', phoneNumber: '+4799887766', frequency: '123,45' },
      { name: 'Blåfjell operasjon', phoneNumber: '', frequency: '118.105' },
    ),
  })
  .map(({ operation: planned, site: known, companyName, phoneNumber, ...rest }): PlannedOperation => {
    const { lowestM, rangeM, marginM, firs, aerodromes } = known;
    const filled: PlannedOperation = {
      ...planned,
      ...rest,
      title: '',
      contactInfo: { ...planned.contactInfo, companyName, phoneNumber },
    };
    const about: RequestSite = {
      areaKey: areaKeyOf(filled) ?? '',
      firs,
      ground: { lowestM, highestM: lowestM + rangeM, marginM, source: 'Survey', askedOn: '2026-01-01' },
      aerodromes,
    };
    return { ...filled, site: about };
  });

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

interface Period {
  from: number;
  to: number;
}

function merged(periods: readonly Period[]): Period[] {
  const whole: Period[] = [];
  for (const period of periods.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && period.from <= last.to) last.to = Math.max(last.to, period.to);
    else whole.push({ ...period });
  }
  return whole;
}

/** The end of a day is 2359. */
const toMidnight = ({ from, to }: Period): Period => ({
  from,
  to: (to + MINUTE_MS) % DAY_MS === 0 ? to + MINUTE_MS : to,
});

function hoursOf({ schedule, validFrom, validTo }: NotamFacts): Period[] {
  const intervals = schedule === null ? [{ from: validFrom!, to: validTo! }] : schedule.intervals!;
  return intervals.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
}

function expectPlace(planned: PlannedOperation, facts: NotamFacts): void {
  const [area, ...others] = facts.areas;
  expect(others).toEqual([]);
  const corners = planned.isPolygonMode ? planned.polygonPoints : [planned.location!];
  const read: readonly Position[] =
    area!.type === 'polygon'
      ? area!.points
      : area!.type === 'circle'
        ? [area!.centre]
        : area!.type === 'point'
          ? [area!.position]
          : [];
  expect(area!.source).toBe('text');
  expect(read).toHaveLength(corners.length);
  corners.forEach(({ lat, lng }, index) => {
    expect(Math.abs(read[index]!.lat - lat)).toBeLessThanOrEqual(SECOND);
    expect(apart(read[index]!.lon, lng)).toBeLessThanOrEqual(SECOND);
  });
  const radiusNm = area!.type === 'circle' ? area!.radiusNm : 0;
  if (!planned.isPolygonMode) {
    expect(radiusNm * 1852 + 1e-6).toBeGreaterThanOrEqual(planned.location!.radiusM);
    expect(radiusNm * 1852).toBeLessThan(planned.location!.radiusM + 185.2);
  }
  const { centre, radiusNm: covering, scope, fir } = facts.qualifier!;
  for (const point of read)
    expect(distanceNm(centre!, point) + radiusNm).toBeLessThanOrEqual(covering! + 1e-9);
  const firs = planned
    .site!.firs.map(({ indicator }) => indicator)
    .filter((indicator) => indicator.slice(0, 2) === fir!.slice(0, 2));
  const isNear = firs[0]!.startsWith('EN') && firs.length === 1 && planned.site!.aerodromes.length > 0;
  expect(scope).toEqual(isNear ? ['A', 'W'] : ['W']);
  expect(facts.locations).toEqual(isNear ? ['ENGM'] : firs);
  expect(fir).toBe(firs.length > 1 ? 'ENXX' : firs[0]);
}

function expectHeights(planned: PlannedOperation, facts: NotamFacts): void {
  const { highestM, lowestM } = planned.site!.ground!;
  const floorM = planned.heightReference === 'ground' ? 0 : planned.heightMeters;
  const upperFt = heightToFeet(facts.upper!);
  const lowerFt = heightToFeet(facts.lower!);
  expect(facts.upper!.reference).toBe('amsl');
  expect(upperFt * 0.3048 + 1e-6).toBeGreaterThanOrEqual(highestM + planned.maxHeightMeters);
  if (facts.lower!.reference === 'sfc') expect(lowerFt).toBe(0);
  else expect(lowerFt * 0.3048).toBeLessThanOrEqual(lowestM + floorM + 1e-6);
  const { lowerFl, upperFl } = facts.qualifier!;
  expect(lowerFl! * 100).toBeLessThanOrEqual(lowerFt);
  expect(upperFl! * 100).toBeGreaterThanOrEqual(upperFt);
  const [{ lower, upper }] = facts.areas as [NotamFacts['areas'][number]];
  expect(upper!.reference).toBe('agl');
  const aglM = heightToFeet(upper!) * 0.3048;
  expect(aglM + 1e-6).toBeGreaterThanOrEqual(planned.maxHeightMeters);
  expect(aglM).toBeLessThan(planned.maxHeightMeters + 0.3048);
  if (lower !== null && lower.reference === 'agl')
    expect(heightToFeet(lower) * 0.3048).toBeLessThanOrEqual(floorM);
}

function expectContacts(planned: PlannedOperation, facts: NotamFacts): void {
  const { realTimeContact, contactInfo } = planned;
  const own = contactInfo.includePhoneInNotam ? [contactInfo.phoneNumber] : [];
  const phones = realTimeContact?.phoneNumber ? [realTimeContact.phoneNumber] : own;
  const vhf =
    realTimeContact === null ? [] : [realTimeContact.frequency === '123,45' ? '123.450' : '118.105'];
  const found = (type: string): string[] =>
    facts.contacts.filter((contact) => contact.type === type).map(({ value }) => value);
  expect(found('phone')).toEqual(phones);
  expect(found('frequency')).toEqual(vhf.map((mhz) => `${mhz} MHz`));
}

test(
  'notices of the ICAO form say what was planned when our decoder reads them',
  { timeout: 600_000 },
  () => {
    let written = 0;
    fc.assert(
      fc.property(request, (planned) => {
        const { notices, problems, remarks } = composeIcao(planned);
        if (notices === null) {
          expect(problems.length).toBeGreaterThan(0);
          return;
        }
        written += 1;
        expect(problems).toEqual([]);
        const pasted = notices.map(({ text }) => text).join('\n\n');
        const { notams, leftOver } = decodeNotams(pasted, { now: '2026-01-01T00:00:00Z' });
        expect(leftOver).toEqual([]);
        expect(notams).toHaveLength(notices.length);
        for (const { facts } of notams) {
          // Ground of more than 3,000 ft is not taken for granted by who reads a floor above it.
          const isHigh = facts.lower!.reference === 'amsl' && facts.lower!.value! >= 3_000;
          const doubts = facts.problems.filter(({ code }) => !(isHigh && code === 'limitsDiffer'));
          expect([doubts, facts.unread]).toEqual([[], []]);
          expect([facts.kind, facts.id, facts.qualifier!.code]).toEqual(['new', null, 'QWULW']);
          expect(facts.schedule?.status ?? 'complete').toBe('complete');
          expectPlace(planned, facts);
          expectHeights(planned, facts);
          expectContacts(planned, facts);
        }
        const windows = composeNotam(planned).period!.windows.map(({ from, to }) => ({
          from: Date.parse(from),
          to: Date.parse(to),
        }));
        expect(merged(notams.flatMap(({ facts }) => hoursOf(facts)).map(toMidnight))).toEqual(
          merged(windows.map(toMidnight)),
        );
        // What a pilot chose to leave out is told in both ways.
        const leftOut = [
          ...(remarks.some(({ code }) => code === 'noRadius') ? ['noRadius'] : []),
          ...(remarks.some(({ code }) => code === 'noContactInText') ? ['noContact'] : []),
        ];
        for (const { text } of notices) expect(lintRequest(text).map(({ code }) => code)).toEqual(leftOut);
      }),
      { numRuns: RUNS },
    );
    expect(written).toBeGreaterThan(RUNS / 4);
  },
);
