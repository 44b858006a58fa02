import { describe, expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

const AFFECTED =
  'DUE TO AEROSPACE FLIGHT ACTIVITIES,THE FLIGHT SAFETY OF THE AIRCRAFT IN THE FOLLOWING AREA MAY BE AFFECTED';

describe('the days and hours behind what may be affected', () => {
  test.each([
    [
      `${AFFECTED} ON 27 JUN 2022 DETAILS ARE AS FOLLOWS:`,
      [
        { type: 'fromDate', date: '27 JUN 2022' },
        { type: 'untilDate', date: '27 JUN 2022' },
        { type: 'simple', code: 'asFollows' },
      ],
    ],
    [
      `${AFFECTED} ON 02-03 SEP 2022, FROM 2348UTC TO 0004UTC.`,
      [
        { type: 'fromDate', date: '02 SEP 2022' },
        { type: 'untilDate', date: '03 SEP 2022' },
        { type: 'hours', from: '2348', to: '0004' },
      ],
    ],
  ])('%s', (text, adjuncts) => {
    expect(readClause(text)).toEqual({
      kind: 'sequence',
      clauses: [
        { kind: 'phrase', phrase: 'flightSafetyAffected', value: null, second: null },
        { kind: 'adjuncts', adjuncts },
      ],
    });
  });

  test('in brackets of which TENTATIVE is no place', () => {
    const text = `${AFFECTED} ON 6-8 MAY 2024,FROM 2300 UTC TO 0500 UTC DAILY(TENTATIVE,FORECAST).`;
    expect(JSON.stringify(readClause(text))).not.toContain('TENTATIVE');
  });
});

describe('where debris falls, and inside which area', () => {
  test('the point stands in the phrase and the area behind it', () => {
    expect(
      readClause(
        'THE UNBURNED DEBRIS IS EXPECTED TO FALL IN THE N1633E09317,THE POSSIBLE FALLING AREA WILL NOT EXCEED THE RANGE WITHIN THE N1608E09329,N1615E09255-N1709E09307-N1702E09341,FOUR POINT CONNECTION RANGE.',
      ),
    ).toEqual({
      kind: 'sequence',
      clauses: [
        { kind: 'phrase', phrase: 'debrisFallsWithin', value: 'N1633E09317', second: null },
        {
          kind: 'adjuncts',
          adjuncts: [
            { type: 'positions', positions: 'N1608E09329,N1615E09255-N1709E09307-N1702E09341' },
            { type: 'simple', code: 'areaBetweenPoints' },
          ],
        },
      ],
    });
  });

  test('the same where WI leads to the area', () => {
    expect(
      readClause(
        'UNBURNED DEBRIS IS EXPECTED TO FALL AT 0645N11058E WI 0731N11040E - 0728N11124E - 0600N11118E DUE TO AEROSPACE FLT ACT.',
      ),
    ).toMatchObject({
      clauses: [
        { phrase: 'debrisFallsWithin', value: '0645N11058E' },
        { adjuncts: [{ type: 'bounded' }, { type: 'cause', cause: 'aerospace' }] },
      ],
    });
  });

  test('a point alone is no area', () => {
    expect(readClause('THE UNBURNED DEBRIS IS EXPECTED TO FALL: 135100N1095900E')).toMatchObject({
      activity: 'unburnedDebris',
    });
  });
});

test('a launch and what returns from it', () => {
  expect(readClause('ACTIVITY: MISSILE LAUNCH AND DEBRIS RETURN')).toMatchObject({
    activity: 'missileLaunch',
    others: ['debrisReturn'],
  });
});

test('tracks of a reservation are no routes', () => {
  expect(readClause('TR2:FL250 FL270 PIKIL - SOVED - MIMKU')).toBeNull();
});
