import { describe, expect, test } from 'vitest';
import { decodeNotams } from '../../decode-notams.ts';
import type { NotamFacts } from '../../facts.ts';
import type { PlannedOperation } from '../operation.ts';
import { planned } from '../testing/planned.ts';
import { compareIssued, type RequestedAs } from './compare-issued.ts';

const NOW = '2026-06-20T12:00:00Z';
const NEW: RequestedAs = { kind: 'new', refersTo: null };

/** As the office publishes the request of `planned()`: 500 m around 595450N 0104508E, 0600-1400 UTC, ground to 394 ft. */
const ISSUED = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/005/5955N01045E001
A) ENOR B) 2607010600 C) 2607011400
E) UNMANNED ACFT (VLOS) WILL TAKE PLACE PSN 595450N 0104508E RADIUS 0.3NM. MAX HGT 394FT AGL.
F) GND G) 411FT AMSL`;

function factsOf(text: string): NotamFacts {
  const [notam] = decodeNotams(text, { now: NOW }).notams;
  if (notam === undefined) throw new Error('No NOTAM was found.');
  return notam.facts;
}

function compare(text: string, changed: Partial<PlannedOperation> = {}, requested = NEW, now = NOW) {
  return compareIssued(planned(changed), requested, factsOf(text), now);
}

function codes(text: string, changed: Partial<PlannedOperation> = {}, requested = NEW): string[] {
  return compare(text, changed, requested).differences.map(({ code }) => code);
}

test('what was issued word for word has no difference', () => {
  expect(compare(ISSUED)).toEqual({ verdict: 'asRequested', differences: [] });
});

describe('the area', () => {
  test.each<[string, string, object]>([
    [
      'a centre rounded to the minute is told with how far it moved',
      ISSUED.replace('595450N 0104508E', '5955N 01045E'),
      { code: 'centreMoved', distanceM: expect.closeTo(333, -1) as number },
    ],
    [
      'a smaller radius',
      ISSUED.replace('0.3NM', '0.1NM'),
      { code: 'radius', requestedNm: 0.3, issuedNm: 0.1 },
    ],
    ['a larger radius', ISSUED.replace('0.3NM', '1NM'), { code: 'radius', requestedNm: 0.3, issuedNm: 1 }],
    ['a radius left out', ISSUED.replace(' RADIUS 0.3NM', ''), { code: 'otherShape', issued: 'point' }],
    [
      'an area in its place',
      ISSUED.replace(
        'PSN 595450N 0104508E RADIUS 0.3NM',
        'WI 595400N 0104400E - 595600N 0104400E - 595600N 0104600E - 595400N 0104600E',
      ),
      { code: 'otherShape', requested: 'circle', issued: 'polygon' },
    ],
  ])('%s', (_name, text, difference) => {
    const { verdict, differences } = compare(text);
    expect(verdict).toBe('differs');
    expect(differences).toContainEqual(expect.objectContaining(difference));
  });

  test('a circle that shrank or moved does not cover what was asked for; one that grew does', () => {
    expect(codes(ISSUED.replace('0.3NM', '0.1NM'))).toContain('notCovered');
    expect(codes(ISSUED.replace('595450N', '595500N'))).toContain('notCovered');
    expect(codes(ISSUED.replace('0.3NM', '1NM'))).not.toContain('notCovered');
  });

  const CORNERS = [
    { lat: 59.91389, lng: 10.75222, elevationM: 5 },
    { lat: 59.92, lng: 10.76667, elevationM: 5 },
    { lat: 59.90833, lng: 10.77278, elevationM: 5 },
  ];
  const polygon = { isPolygonMode: true, location: null, polygonPoints: CORNERS };
  const inText = (corners: string) =>
    ISSUED.replace('PSN 595450N 0104508E RADIUS 0.3NM', `WI AREA ${corners}`).replace('E001', 'E002');

  test('corners may begin anywhere and go round either way', () => {
    expect(codes(inText('595512N 0104600E - 595430N 0104622E - 595450N 0104508E'), polygon)).toEqual([]);
    expect(codes(inText('595450N 0104508E - 595430N 0104622E - 595512N 0104600E'), polygon)).toEqual([]);
  });

  test('a corner that was moved, added or left out is told', () => {
    const moved = compare(inText('595450N 0104508E - 595502N 0104600E - 595430N 0104622E'), polygon);
    expect(moved.differences).toContainEqual({
      code: 'corners',
      requested: 3,
      issued: 3,
      farthestM: expect.closeTo(309, -1) as number,
    });
    expect(
      codes(inText('595450N 0104508E - 595512N 0104600E - 595430N 0104622E - 595420N 0104510E'), polygon),
    ).toContain('corners');
  });

  test('an area that was not read is never taken for the same', () => {
    const { verdict, differences } = compare(
      ISSUED.replace('PSN 595450N 0104508E RADIUS 0.3NM', 'OVER OSLO HARBOUR'),
    );
    expect(verdict).toBe('differs');
    expect(differences.map(({ code }) => code)).toContain('areaUnread');
  });

  test('over the date line', () => {
    const location = { lat: -16.5, lng: 179.9999, elevationM: 5, radiusM: 500 };
    const text = ISSUED.replace('595450N 0104508E', '163000S 1795960W').replace('5955N01045E', '1630S18000E');
    expect(codes(text.replace('1795960W', '1800000E'), { location, timeZone: 'Etc/GMT-2' })).toEqual([]);
  });
});

describe('the time', () => {
  test('an hour that was cut off, and one that was added', () => {
    expect(compare(ISSUED.replace('2607010600', '2607010700')).differences).toEqual([
      {
        code: 'timeMissing',
        count: 1,
        periods: [{ from: '2026-07-01T06:00:00Z', to: '2026-07-01T07:00:00Z' }],
      },
    ]);
    expect(compare(ISSUED.replace('2607011400', '2607011500')).differences).toEqual([
      {
        code: 'timeAdded',
        count: 1,
        periods: [{ from: '2026-07-01T14:00:00Z', to: '2026-07-01T15:00:00Z' }],
      },
    ]);
  });

  const daily = { isRecurring: true, untilDate: '2026-07-10' };
  const days = ISSUED.replace('C) 2607011400', 'C) 2607101400');

  test('the days of a recurring request are those of item D', () => {
    expect(codes(days.replace('E) UN', 'D) DAILY 0600-1400\nE) UN'), daily)).toEqual([]);
    const weekdays = compare(days.replace('E) UN', 'D) MON-FRI 0600-1400\nE) UN'), daily);
    expect(weekdays.differences).toEqual([
      {
        code: 'timeMissing',
        count: 2,
        periods: [
          { from: '2026-07-04T06:00:00Z', to: '2026-07-04T14:00:00Z' },
          { from: '2026-07-05T06:00:00Z', to: '2026-07-05T14:00:00Z' },
        ],
      },
    ]);
  });

  test('without item D ten days are one stretch, night and day', () => {
    expect(compare(days, daily).differences).toEqual([
      expect.objectContaining({ code: 'timeAdded', count: 9 }) as object,
    ]);
  });

  test('a night published up to 2359 and from 0000 on is whole', () => {
    const night = { endDate: '2026-07-02', startTimeLocal: '22:00', endTimeLocal: '06:00' };
    const text = ISSUED.replace('2607010600', '2607012000').replace('2607011400', '2607020400');
    expect(codes(text.replace('E) UN', 'D) 01 2000-2359, 02 0000-0400\nE) UN'), night)).toEqual([]);
  });

  test('an end that is estimated or permanent, hours that were not read, and an end that has passed', () => {
    expect(codes(ISSUED.replace('2607011400', '2607011400EST'))).toContain('noFirmEnd');
    expect(codes(ISSUED.replace('2607011400', 'PERM'))).toContain('noFirmEnd');
    expect(codes(ISSUED.replace('E) UN', 'D) WHEN THE SHIP IS IN\nE) UN'))).toContain('timeUnread');
    expect(compare(ISSUED, {}, NEW, '2026-07-02T00:00:00Z').differences).toEqual([
      { code: 'ended', at: '2026-07-01T14:00:00Z' },
    ]);
  });
});

describe('the height', () => {
  test.each<[string, string, object]>([
    ['a ceiling above ground', ISSUED.replace('394FT AGL', '300FT AGL'), { code: 'upper', requestedFt: 394 }],
    [
      'a ceiling above the sea that the ground leaves no room below',
      ISSUED.replace('411FT AMSL', '400FT AMSL').replace(' MAX HGT 394FT AGL.', ''),
      { code: 'upperTooLow', requestedFt: 394, groundFt: 16 },
    ],
    ['a base above ground', ISSUED.replace('F) GND', 'F) 200FT AGL'), { code: 'lower', requestedFt: 0 }],
    ['a base above the sea', ISSUED.replace('F) GND', 'F) 200FT AMSL'), { code: 'lowerTooHigh' }],
    ['a flight level', ISSUED.replace('411FT AMSL', 'FL010'), { code: 'heightNotComparable' }],
    ['no limit', ISSUED.replace('411FT AMSL', 'UNL'), { code: 'upper' }],
  ])('%s', (_name, text, difference) => {
    expect(compare(text).differences).toContainEqual(expect.objectContaining(difference));
  });

  test('metres are feet', () => {
    expect(codes(ISSUED.replace('394FT AGL', '120M AGL'))).toEqual([]);
  });

  test('nothing is said of a limit above the sea where the ground is not known', () => {
    const location = { lat: 59.9139, lng: 10.7522, elevationM: null, radiusM: 500 };
    expect(codes(ISSUED, { location })).toEqual(['heightNotComparable']);
  });
});

describe('somebody else’s', () => {
  test.each<[string, string, string]>([
    ['elsewhere', ISSUED.replaceAll('595450N', '605450N').replace('5955N', '6055N'), 'elsewhere'],
    ['at another time', ISSUED.replaceAll('260701', '260801'), 'noCommonTime'],
    [
      'about something else',
      ISSUED.replace('QWULW', 'QWPLW').replace('UNMANNED ACFT (VLOS)', 'PARACHUTE JUMPING'),
      'notUnmanned',
    ],
  ])('%s', (_name, text, code) => {
    const { verdict, differences } = compare(text);
    expect(verdict).toBe('another');
    expect(differences.map((each) => each.code)).toContain(code);
  });

  test('a cancellation of something', () => {
    const text = ISSUED.replace('NOTAMN', 'NOTAMC A1000/26');
    expect(compare(text)).toEqual({
      verdict: 'another',
      differences: [{ code: 'kind', requested: 'new', issued: 'cancel' }],
    });
  });
});

describe('what was asked to replace or cancel', () => {
  test('names the number', () => {
    const replacing: RequestedAs = { kind: 'replace', refersTo: 'A1000/26' };
    expect(codes(ISSUED.replace('NOTAMN', 'NOTAMR A1000/26'), {}, replacing)).toEqual([]);
    expect(codes(ISSUED.replace('NOTAMN', 'NOTAMR A1001/26'), {}, replacing)).toEqual(['refersTo']);
    expect(codes(ISSUED, {}, replacing)).toEqual(['kind']);
    const cancelling: RequestedAs = { kind: 'cancel', refersTo: 'A1000/26' };
    const cancelled = `A1300/26 NOTAMC A1000/26
Q) ENOR/QWUXX/IV/BO/W/000/005/5955N01045E001
A) ENOR B) 2606201200
E) UNMANNED ACFT NOTAM CANCELLED`;
    expect(compare(cancelled, {}, cancelling).verdict).toBe('asRequested');
    expect(compare(cancelled.replace('A1000', 'A1001'), {}, cancelling).verdict).toBe('another');
  });
});
