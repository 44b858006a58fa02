import { MAX_BRIEFING_CHARACTERS, MAX_FOUND_NOTICES } from '@klarnotam/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Flight } from '@klarnotam/notam';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import type { Elevations } from '../../ports/elevations.ts';
import { findBriefing } from './find-briefing.ts';
import { briefingsOn } from './testing/briefing-context.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const find = (text: string, flight: Flight | null = null, elevations?: Elevations) =>
  findBriefing(
    briefingsOn(db.database, {
      now: () => '2026-05-20T12:00:00Z',
      ...(elevations && { elevations }),
    }),
    { userId: 'kari', text, flight },
  );
const heights = (heightsM: Elevations['heightsM']): Elevations => ({
  name: 'heights',
  source: { name: 'heights', attribution: '', url: null },
  maxPositions: 50,
  heightsM,
});

const runway = (id: string, kind = 'NOTAMN') => `${id} ${kind}
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) 2606012100 C) 2606020400
E) RWY 01L/19R CLSD DUE TO MAINT`;
const DANGER = `A1234/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) PERM
E) DANGER AREA ACT WI 1NM RADIUS 594438N 0100819E
F) GND G) 900FT AMSL`;

test('the notices of a text come in its order with place, time and area, without level or words', async () => {
  const { notices, uses } = await find([runway('A3456/26'), DANGER].join('\n\n'));
  expect(uses).toBe(2);
  expect(notices.map(({ id, place }) => [id, place])).toEqual([
    ['A3456/26', 'Oslo-Gardermoen International Airport (ENGM)'],
    ['A1234/26', 'ENOR'],
  ]);
  expect(notices[1]).toMatchObject({ validFrom: '2026-07-01T06:00:00Z', validTo: null, permanent: true });
  expect(notices[1]?.areas[0]).toMatchObject({ type: 'circle', radiusNm: 1 });
  expect(JSON.stringify(notices)).not.toMatch(/rating|level"|restricted|caution/);
});

test('doubles use one, what is replaced in the text says by which', async () => {
  const text = [runway('A3456/26'), runway('A3456/26'), runway('A3460/26', 'NOTAMR A3456/26')].join('\n\n');
  const { notices, uses } = await find(text);
  expect(uses).toBe(2);
  expect(notices.map(({ sameAs }) => sameAs)).toEqual([null, 0, null]);
  expect(notices.map(({ replacedBy }) => replacedBy)).toEqual([2, 2, null]);
});

test('each telegram can be sent alone, and what is none is told by its place', async () => {
  const text = `Good morning, here they are\n\n${runway('A3456/26')}\n\n${DANGER}`;
  const { notices, unread } = await find(text);
  for (const { source } of notices) {
    expect(text).toContain(source);
    expect((await find(source)).notices).toHaveLength(1);
  }
  expect(unread.map(({ from, to }) => text.slice(from, to)).join(' ')).toContain('Good morning');
});

test('a text without NOTAM and report is refused with the reason, one that is too long with the limit', async () => {
  await expect(find('Lorem ipsum')).rejects.toMatchObject({ code: 'notRecognised' });
  await expect(find('  ')).rejects.toMatchObject({ code: 'invalid' });
  await expect(find('A'.repeat(MAX_BRIEFING_CHARACTERS + 1))).rejects.toMatchObject({
    code: 'tooLarge',
    data: { maximumCharacters: MAX_BRIEFING_CHARACTERS },
  });
});

test('more are found than one answer may hold, up to a limit that is told with the count', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => runway(`A${1000 + index}/26`)).join('\n\n');
  expect((await find(many(60))).notices).toHaveLength(60);
  await expect(find(many(MAX_FOUND_NOTICES + 1))).rejects.toMatchObject({
    code: 'invalid',
    data: { count: MAX_FOUND_NOTICES + 1, maximum: MAX_FOUND_NOTICES },
  });
});

const METAR = 'METAR ENGM 201150Z 24015G28KT 4000 -SHRA BR BKN004 12/11 Q1002 NOSIG';
const TAF = 'TAF ENVA 201100Z 2012/2112 01005KT 9999\n  BECMG 2014/2016 21015KT';

test('reports between the notices are found with station and time, without a word on the weather', async () => {
  const text = `From: kari@example.no\n${METAR}\n\n${DANGER}\n${TAF}\n${runway('A3456/26')}\n\n${METAR}\nRegards`;
  const { notices, reports, unread, uses } = await find(text);
  expect(notices.map(({ id }) => id)).toEqual(['A1234/26', 'A3456/26']);
  expect(reports.map(({ kind, station, sameAs }) => [kind, station, sameAs])).toEqual([
    ['metar', 'ENGM', null],
    ['taf', 'ENVA', null],
    ['metar', 'ENGM', 0],
  ]);
  expect(reports[0]).toMatchObject({
    place: 'Oslo-Gardermoen International Airport (ENGM)',
    issuedAt: '2026-05-20T11:50:00Z',
    source: METAR,
    distanceM: null,
  });
  expect(reports[1]).toMatchObject({ validFrom: '2026-05-20T12:00:00Z', validTo: '2026-05-21T12:00:00Z' });
  for (const { source, span } of reports) expect(text.slice(span.from, span.to)).toBe(source);
  expect(unread.map(({ from, to }) => text.slice(from, to))).toEqual(['From: kari@example.no', 'Regards']);
  expect(uses).toBe(4);
  expect(JSON.stringify(reports)).not.toMatch(/warning|wind|visibility|severity/i);
});

test('reports alone are a briefing too', async () => {
  const { notices, reports } = await find(`${METAR}=\n${TAF}=`);
  expect(notices).toEqual([]);
  expect(reports).toHaveLength(2);
});

const FLIGHT: Flight = {
  place: { position: { lat: 59.744, lon: 10.138 } },
  radiusM: 500,
  from: '2026-07-02T08:00:00Z',
  to: '2026-07-02T12:00:00Z',
  maxHeightM: 120,
};

describe('for a flight', () => {
  test('every notice has a verdict with reasons, every report its distance, without a flight none has', async () => {
    const text = [DANGER, runway('A3456/26'), METAR].join('\n\n');
    const found = await find(text, FLIGHT);
    for (const { verdict, reasons } of found.notices) {
      expect(verdict).not.toBeNull();
      expect(reasons.length).toBeGreaterThan(0);
    }
    expect(found.notices[1]).toMatchObject({ verdict: 'doesNot' });
    expect(found.notices[0]?.verdict).not.toBe('doesNot');
    expect(found.notices[0]?.activity).toEqual([
      { from: '2026-07-01T20:00:00Z', to: '2026-07-03T00:00:00Z', certainty: 'active' },
    ]);
    expect(found.reports[0]?.distanceM).toBeGreaterThan(60_000);
    expect((await find(text)).notices[0]).toMatchObject({ verdict: null, reasons: [], activity: [] });
  });

  test('hours of a notice without end are laid out for a flight long gone too', async () => {
    const daily = `A1500/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2601010000 C) PERM D) DAILY 0700-1500
E) DANGER AREA ACT WI 1NM RADIUS 594438N 0100819E
F) GND G) 900FT AMSL`;
    const gone = { ...FLIGHT, from: '2026-03-02T08:00:00Z', to: '2026-03-02T12:00:00Z' };
    const [notice] = (await find(daily, gone)).notices;
    expect(notice?.verdict).not.toBe('doesNot');
    expect(notice?.activity).toContainEqual({
      from: '2026-03-02T07:00:00Z',
      to: '2026-03-02T15:00:00Z',
      certainty: 'active',
    });
  });

  test.each<[string, Partial<Flight>]>([
    [
      'over the 180th meridian',
      {
        place: {
          points: [
            { lat: 60, lon: 179.99 },
            { lat: 60, lon: -179.99 },
          ],
        },
      },
    ],
    ['at the north pole', { place: { position: { lat: 90, lon: 0 } }, radiusM: 5_000 }],
    ['at the south pole', { place: { position: { lat: -90, lon: 180 } }, radiusM: 100_000 }],
    ['with a radius of 0 m', { radiusM: 0 }],
    ['with a radius of 100 km', { radiusM: 100_000 }],
    [
      'that is an area',
      {
        place: {
          points: [
            { lat: 59.7, lon: 10.1 },
            { lat: 59.8, lon: 10.1 },
            { lat: 59.8, lon: 10.2 },
          ],
        },
      },
    ],
    ['in the first year of all', { from: '0000-01-01T00:00:00Z', to: '0000-01-02T00:00:00Z' }],
    ['in the last year of all', { from: '9999-12-30T00:00:00Z', to: '9999-12-31T00:00:00Z' }],
  ])('%s is judged as any', async (_what, changes) => {
    const { notices } = await find(
      [DANGER, runway('A3456/26')].join('\n\n'),
      { ...FLIGHT, ...changes },
      heights((at) => Promise.resolve(at.map(() => 100))),
    );
    expect(notices).toHaveLength(2);
    for (const { verdict } of notices) expect(verdict).not.toBeNull();
  });

  test('does not wait for a service of heights that hangs, and is judged without', async () => {
    const asked = vi.fn<Elevations['heightsM']>(() => new Promise(() => undefined));
    const { notices } = await find(DANGER, { ...FLIGHT, radiusM: 501 }, heights(asked));
    expect(asked).toHaveBeenCalledOnce();
    expect(notices[0]?.verdict).not.toBeNull();
  });

  test('is judged without heights where their service fails', async () => {
    const { notices } = await find(
      DANGER,
      { ...FLIGHT, radiusM: 502 },
      heights(() => Promise.reject(new Error('broken'))),
    );
    expect(notices[0]?.verdict).not.toBeNull();
  });
});

test('500 copies are found as one notice and its doubles', async () => {
  const text = Array.from({ length: MAX_FOUND_NOTICES }, () => DANGER).join('\n\n');
  const { notices, uses } = await find(text, FLIGHT);
  expect(notices).toHaveLength(MAX_FOUND_NOTICES);
  expect(uses).toBe(1);
  expect(new Set(notices.map(({ verdict }) => verdict)).size).toBe(1);
});

test('a list that would be too large is refused', async () => {
  const places = `A1234/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ${'ENGM '.repeat(90_000)} B) 2607010600 C) PERM
E) DANGER AREA ACT`;
  await expect(find(places)).rejects.toMatchObject({ code: 'tooLarge', data: { reason: 'answer' } });
});
