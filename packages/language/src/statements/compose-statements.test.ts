import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { composeStatements } from './compose-statements.ts';
import { clausesOf, decode, quotesOf, statementsOf } from './statements-of.test-helper.ts';

describe('what happens', () => {
  test('the text beats the code', () => {
    const { events } = statementsOf('PJE WI 2NM RADIUS OF 510700N 0012600W (ABBEY).', 'QWPLW');
    expect(events.map(({ type }) => type)).toEqual(['clause']);
  });

  test('the code states nothing where the text is quoted', () => {
    const statements = statementsOf('XYZZY PLUGH ON THE HILL', 'QRDCA');
    expect(statements.events.map(({ type }) => type)).toEqual(['quote']);
    expect(statements.isQuoted).toBe(true);
    expect(quotesOf(statements)).toEqual(['XYZZY PLUGH ON THE HILL']);
  });

  test('what bounds a statement stays behind it', () => {
    const { events } = statementsOf('ALL UAS FLIGHTS PROHIBITED.\nEXC XYZZY UNITS OF PLUGH.', 'QRTCA');
    expect(events.map(({ type }) => type)).toEqual(['clause', 'quote']);
  });

  test('unread clauses that follow each other are one quotation', () => {
    const statements = statementsOf('UAS OPR.\nXYZZY ON THE HILL.\nPLUGH BEHIND IT.\nUAS OPR.');
    expect(quotesOf(statements)).toEqual(['XYZZY ON THE HILL. PLUGH BEHIND IT.']);
  });

  test('whom to ask and other documents stand apart, the number of the issuer nowhere', () => {
    const { contacts, references, events } = statementsOf(
      'UAS OPR. FOR INFO 07780 123456. AIP SUP 014/2026 REFERS. AR-2026-7103/03.',
    );
    expect(contacts.map(({ clause }) => clause)).toMatchObject([{ kind: 'contact', value: '07780 123456' }]);
    expect(references.map(({ clause }) => clause)).toMatchObject([{ reference: 'aipSupplement' }]);
    expect(events).toHaveLength(1);
  });

  test('no text is told', () => {
    const notam = decode('X');
    const { events } = composeStatements({ ...notam, facts: { ...notam.facts, text: null } });
    expect(events.at(-1)).toEqual({ type: 'noText' });
  });
});

describe('each fact once', () => {
  test('positions, heights and hours that the facts hold are no part of the event', () => {
    const statements = statementsOf(
      'UAS OPR WI 1NM RADIUS OF 510700N 0012600W (ABBEY), SFC TO 1000FT AMSL, 0700-1700.',
    );
    expect(clausesOf(statements)).toMatchObject([
      { kind: 'activity', adjuncts: [{ type: 'place', name: 'ABBEY' }] },
    ]);
    expect(statements.areas).toMatchObject([
      { areas: [{ area: { type: 'circle' } }], lower: null, upper: null },
    ]);
    expect(statements.limits).toMatchObject({ upper: { value: 1000 } });
  });

  test('how high a flight goes is told of the flight, and items F and G of the area', () => {
    const statements = statementsOf('UAS OPR WI 1NM RADIUS OF 510700N 0012600W. MAX HGT 400FT AGL.');
    expect(clausesOf(statements)).toMatchObject([
      { kind: 'activity', adjuncts: [{ type: 'upTo', heights: [{ value: 400 }] }] },
    ]);
    expect(statements.areas).toMatchObject([{ lower: null, upper: null }]);
    expect(statements.limits).toMatchObject({ upper: { value: 1000 } });
  });

  test('a text that begins higher than item F does not lift it', () => {
    const statements = statementsOf(
      'EXER WI 5NM RADIUS: 510700N 0012600W. FLIGHT ABOVE FL195 ONLY WHEN TRA008B IS ACTIVATED.',
      'QWELW',
    );
    expect(statements.areas).toMatchObject([{ lower: null, upper: null }]);
    expect(statements.limits).toMatchObject({ lower: { reference: 'sfc' }, upper: { value: 1000 } });
  });

  test('how high a crane is belongs to the crane', () => {
    const statements = statementsOf(
      'CRANE OPR PSN 510700N 0012600W HGT 124FT AGL.',
      'QOBCE',
      'F) SFC G) 124FT AGL',
    );
    expect(clausesOf(statements)).toMatchObject([{ adjuncts: [{ type: 'heights' }] }]);
    expect(statements.limits).toBeNull();
    expect(statements.areas).toMatchObject([{ lower: null, upper: null }]);
  });

  test('rows of positions are the areas and nothing else', () => {
    const statements = statementsOf(
      `AIRSPACE CLSD AS FLW:
1. AREA: 510700N0012600W-510800N0012600W-510800N0012500W-510700N0012600W
300M AMSL-1200M AMSL.
2. WI CIRCLE RADIUS 1KM CENTRE 511700N0013600W SFC-550M AMSL.`,
      'QRTCA',
    );
    expect(clausesOf(statements)).toMatchObject([{ kind: 'state', state: 'closed' }]);
    expect(quotesOf(statements)).toEqual([]);
    expect(statements.areas).toMatchObject([{ upper: { value: 1200 } }, { upper: { value: 550 } }]);
  });

  test('areas beside each other tell each its own heights, also those of items F and G', () => {
    const statements = statementsOf(
      `UAS OPR AS FLW:
1. AREA 1: 510700N0012600W-510800N0012600W-510800N0012500W-510700N0012600W
SFC-1000FT AMSL.
2. AREA 2: 511700N0012600W-511800N0012600W-511800N0012500W-511700N0012600W
SFC-700FT AMSL.`,
    );
    expect(statements.areas).toMatchObject([{ upper: { value: 1000 } }, { upper: { value: 700 } }]);
    expect(statements.limits).toBeNull();
    expect(clausesOf(statements)).toHaveLength(1);
  });

  test('a height that the facts do not hold is not left out with the positions', () => {
    const notam = decode(
      '1. AREA: 510700N0012600W-510800N0012600W-510800N0012500W-510700N0012600W 800FT AMSL PLUGH.',
      'QRTCA',
    );
    const [area] = notam.facts.areas;
    const facts = { ...notam.facts, areas: area ? [{ ...area, lower: null, upper: null }] : [] };
    const statements = composeStatements({ ...notam, facts });
    expect(JSON.stringify(statements.events)).toContain('800');
  });

  test('a quotation leaves out the positions that are told as an area', () => {
    const statements = statementsOf(
      'XYZZY WI AREA BOUNDED BY 510700N0012600W-510800N0012600W-510800N0012500W-510700N0012600W (ABBEY) PLUGH',
    );
    expect(statements.areas).toHaveLength(1);
    expect(quotesOf(statements).join()).toContain('[…]');
    expect(quotesOf(statements).join()).not.toContain('510800N');
  });

  test('positions that the facts do not hold whole stay in the event', () => {
    const notam = decode('CRANE OPR PSN 510700N 0012600W.', 'QOBCE');
    const [area] = notam.facts.areas;
    const incomplete = {
      ...notam,
      facts: { ...notam.facts, areas: area ? [{ ...area, complete: false }] : [] },
    };
    expect(clausesOf(composeStatements(incomplete))).toMatchObject([{ adjuncts: [{ type: 'positions' }] }]);
  });
});

describe('tables', () => {
  const table = `THE FOLLOWING DANGER AREAS ARE ACTIVATED:
EGD138C 0800-0900 SFC-6000FT AMSL
EGD138C 0900-1200 SFC-6000FT AMSL
EGD138D 0800-1200 SFC-6000FT AMSL
EGD138E 0800-1200 SFC-2000FT AMSL`;

  test('hours that touch are joined, and areas with the same row share it', () => {
    const statements = statementsOf(table, 'QRDCA', 'F) SFC G) 6000FT AMSL');
    expect(clausesOf(statements).slice(1)).toMatchObject([
      {
        name: 'EGD138C, EGD138D',
        adjuncts: [{ type: 'hours', from: '0800', to: '1200' }, { type: 'range' }],
      },
      { name: 'EGD138E', adjuncts: [{ type: 'hours' }, { type: 'range' }] },
    ]);
    expect(statements.headline).toMatchObject({
      type: 'areas',
      names: ['EGD138C', 'EGD138D', 'EGD138E'],
      areDanger: true,
      areAll: true,
    });
    // Each row has its own heights; those of items F and G are the highest of them.
    expect(statements.limits).toBeNull();
  });
});

describe('when', () => {
  test('hours that begin and end with the period tell it', () => {
    const [notam] = decodeNotams(
      `A1234/26 NOTAMN
Q) EGTT/QWULW/IV/BO/W/000/010/5107N00126W005
A) EGTT B) 2608120700 C) 2608141700
D) 0700-1200 1300-1700
E) UAS OPR
F) SFC G) 1000FT AMSL`,
      { now: '2026-08-01T00:00:00Z' },
    ).notams;
    const { hours } = composeStatements(notam!).period;
    expect(hours).toMatchObject({ type: 'days', fillsPeriod: true });
    expect(hours?.groups).toHaveLength(1);
    expect(hours?.groups[0]?.hours).toHaveLength(2);
  });
});

describe('where', () => {
  test('a name that stands alone is a name of the place', () => {
    expect(statementsOf('UAS OPR.\n(ENGLISH CHANNEL)').place.names).toEqual(['ENGLISH CHANNEL']);
  });

  test('an airspace without borders in the text has them on the chart', () => {
    const { place } = statementsOf('DANGER AREA EGD005A ACTIVATED', 'QRDCA');
    expect(place.withoutArea?.type).toBe('borders');
  });

  test('an indicator that stands for no place names none', () => {
    const notam = decode('UAS OPR');
    const { codes } = composeStatements({ ...notam, facts: { ...notam.facts, locations: ['EGXX'] } }).place;
    expect(codes).toEqual([]);
  });
});

test('a runway for taxiing alone is not told to be limited besides', () => {
  expect(statementsOf('RUNWAY 17/35 TAXI ONLY', 'QMRLT', '').events.map(({ type }) => type)).toEqual([
    'clause',
  ]);
});
