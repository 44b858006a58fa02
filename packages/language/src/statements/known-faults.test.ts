import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { composeStatements } from './compose-statements.ts';
import { clausesOf, quotesOf, statementsOf } from './statements-of.test-helper.ts';

describe('known faults of words', () => {
  test.each([
    ['OBST UNDER CONSTRUCTION AT PSN 510700N 0012600W. HGT 300FT AGL.', 'obstacle'],
    ['WIND TURBINE UNDER CONSTRUCTION AT PSN 510700N 0012600W.', 'windTurbine'],
  ])('what is being built is headed and told so: %s', (text, activity) => {
    const { events, headline } = statementsOf(text, 'QOBCE');
    const underConstruction = { type: 'simple', code: 'underConstruction' };
    for (const { clause } of [events[0], headline] as readonly { readonly clause?: unknown }[]) {
      expect(clause).toMatchObject({ kind: 'activity', activity });
      expect((clause as { readonly adjuncts: unknown }).adjuncts).toContainEqual(underConstruction);
    }
  });

  test('wind turbines that are being built are headed and told so with their number', () => {
    const { events, headline } = statementsOf(
      '12 WIND TURBINES UNDER CONSTRUCTION AT PSN 510700N 0012600W.',
      'QOBCE',
    );
    for (const { clause } of [events[0], headline] as readonly { readonly clause?: unknown }[]) {
      expect(clause).toMatchObject({ kind: 'activity', activity: 'windTurbinesInConstruction' });
      expect((clause as { readonly adjuncts: unknown }).adjuncts).toContainEqual({
        type: 'count',
        count: 12,
      });
    }
  });

  test.each([
    ['OR', 'or'],
    ['AND', 'and'],
  ])('two units that are joined by %s stay so', (word, joint) => {
    const [event] = clausesOf(
      statementsOf(
        `DANGER AREA CROSSING SERVICE AVBL FM LYDD APP ON 120.705MHZ ${word} FM LONDON INFO ON 124.600MHZ.`,
        'QRDCA',
      ),
    );
    expect(event).toMatchObject({
      adjuncts: [
        { type: 'frequency', joint: null },
        { type: 'frequency', unit: 'LONDON INFO', joint },
      ],
    });
  });

  test('a segregated area is no danger area', () => {
    const { headline, events } = statementsOf(
      'TEMPO SEGREGATED AREA (TSA) EGTS094A ACTIVATED WI 1NM RADIUS OF 510700N 0012600W. BEYOND VISUAL LINE OF SIGHT UAS OPERATIONS CONTAINED WHOLLY WITHIN THE TSA.',
      'QRDCA',
    );
    expect(headline).toMatchObject({ type: 'event', clause: { facility: 'temporarySegregatedArea' } });
    expect(events[1]).toMatchObject({
      clause: { activity: 'uasBvlos', adjuncts: [{ type: 'wholly', area: 'temporarySegregatedArea' }] },
    });
  });

  test.each([
    ['SR-SS', 'words'],
    ['DLY SR MINUS30-SS PLUS30', 'words'],
    ['0800-SS', 'words'],
    ['0800-1600', 'days'],
  ])('hours by the sun are those of no clock on several days: %s', (itemD, type) => {
    const telegram = `A1234/26 NOTAMN
Q) EGTT/QWULW/IV/BO/W/000/010/5107N00126W005
A) EGTT B) 2608120400 C) 2608132000
D) ${itemD}
E) UAS OPR.
F) SFC G) 400FT AGL`;
    const [notam] = decodeNotams(telegram, { now: '2026-08-01T00:00:00Z' }).notams;
    expect(notam && composeStatements(notam).period.hours?.type).toBe(type);
  });
});

test('a line through points that are only named has no corners to count, and the points are quoted', () => {
  const statements = statementsOf(
    'AIRSPACE RESERVATION\nTR: MIMKU - MOGLO - ETARI - 5500N 02000W - 5430N 02500W - 5400N 03000W',
    'QRALW',
    'F) FL250 G) FL270',
  );
  expect(statements.areas).toMatchObject([{ areas: [{ corners: null, name: null }] }]);
  expect(quotesOf(statements).join()).toContain('MIMKU - MOGLO - ETARI');
});

test('by which procedure and in which numbered area an activity is stands behind where and when it is', () => {
  const { events } = statementsOf(
    'CIVIL AIRCRAFT NOTIFICATION PROCEDURE - MULTIPLE PARAGLIDERS OPR IN LOW FLYING AREA 7 WI 2NM RADIUS OF PSN 510700N 0012600W (ABBEY).',
    'QWGLW',
  );
  expect(events).toMatchObject([
    { clause: { kind: 'activity', adjuncts: [{ type: 'place' }] } },
    { clause: { kind: 'adjuncts', adjuncts: [{ type: 'lowFlyingArea' }, { code: 'notifiedProcedure' }] } },
  ]);
});

test('the number of a fraction names nothing', () => {
  const { headline, events } = statementsOf('UAS FLT WI 1/2NM RADIUS OF PSN 510700N 0012600W.');
  expect(JSON.stringify([headline, events])).not.toContain('inside');
});

test('the centre of an arc is no corner', () => {
  const { areas } = statementsOf(
    'TEMPO DANGER AREA ACTIVATED WI AN AREA BOUNDED BY STRAIGHT LINES JOINING 510831N 0012227E - 510756N 0012635E - 510629N 0012136E THENCE THE ANTICLOCKWISE ARC OF A CIRCLE RADIUS OF 2.25NM CENTRED ON 510800N 0011900E BTN 510629N 0012136E - 510831N 0012227E',
  );
  expect(areas).toMatchObject([{ areas: [{ corners: 3 }] }]);
});

test('positions of which one is wrong stand as they are printed', () => {
  const statements = statementsOf(
    'A TEMPORARY DANGER AREA ESTABLISHED BOUNDED BY:\nN3523E09832-N3526E09819-N3545E09824-N3543E098383.',
    'QRDCA',
  );
  expect(quotesOf(statements)).toEqual(['N3523E09832-N3526E09819-N3545E09824-N3543E098383.']);
  expect(JSON.stringify(clausesOf(statements))).not.toContain('N3523');
});

test('a headline does not tell that somebody reported it', () => {
  const { headline } = statementsOf(
    'REPORT OF WIND TURBINE LGT U/S WI 1NM RADIUS: 510700N 0012600W',
    'QOLAS',
  );
  expect(JSON.stringify(headline)).not.toContain('reported');
});

test('the height of a thing may stand behind the numbered area that it is in', () => {
  const { events } = statementsOf(
    'LIT CRANE AT PSN 514233N 0004136W (ABBEY). IN THE THAMES VALLEY AVOIDANCE AREA DAY AND NIGHT. HGT 740FT AMSL (115FT AGL).',
    'QOBCE',
  );
  expect(events).toMatchObject([
    { clause: { kind: 'activity', adjuncts: [{ type: 'place' }, { type: 'heights' }] } },
    { clause: { kind: 'adjuncts' } },
  ]);
});

test('a service of an area and its frequency say that it is there', () => {
  const clauses = clausesOf(
    statementsOf(
      'TEMPO RESERVED AREA EGTR495 ACT. SPECIAL USE AIRSPACE CROSSING SERVICE VIA TEESSIDE RADAR CH 118.855.',
      'QRMCA',
    ),
  );
  expect(clauses[1]).toMatchObject({ kind: 'state', facility: 'crossingService', state: 'available' });
});
