import { expect, test } from 'vitest';
import type { Adjunct, SimpleAdjunct } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { readClause } from './read-clause.ts';
import { SIMPLE_ENTRIES } from './simple.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';

/** What is added to `CRANE OPR`. */
const crane = (adjunct: Adjunct): Clause => ({ kind: 'activity', activity: 'crane', adjuncts: [adjunct] });

type Written = Exclude<
  SimpleAdjunct,
  | 'notifiedProcedure'
  | 'uncharted'
  | 'seasonal'
  | 'reported'
  | 'estimated'
  | 'duringTheDay'
  | 'usedByDay'
  | keyof typeof OF_SERVICES
>;

/** Behind a service, since things that stand do so outside its hours too. */
const OF_SERVICES = {
  duringTowerHours: 'FUEL AVBL DURING TWR HR',
  duringAerodromeHours: 'FUEL AVBL DURING AD OPR HR',
  onlyDuringTowerHours: 'FUEL ONLY AVBL DURING TWR HR',
  onlyDuringAerodromeHours: 'FUEL AVBL ONLY DURING AD OPR HR',
} as const;

test.each(Object.entries(OF_SERVICES))('%s is read behind a service', (code, telegram) => {
  expect(clauseHasCode(telegram, 'code', code)).toBe(true);
  expect(readClause('CRANE OPR DURING TWR HR')).toBeNull();
});

/** Behind `CRANE OPR`: each adjunct that is always the same, and what is another or none. */
const ROWS: Readonly<Record<Written, readonly [string, string]>> = {
  withGuyWires: ['WITH GUY WIRES', 'WITH HOT WIRES'],
  withObservers: ['UTILISING VISUAL OBSERVERS (EXTENDED LINE OF SIGHT).', 'WITHOUT VISUAL OBSERVERS'],
  withoutObservers: ['WITHOUT VISUAL OBSERVERS', 'WITH VISUAL OBSERVERS'],
  temporarily: ['TEMPORARILY', 'TEMPORAL'],
  permanently: ['PERMANENTLY', 'PERMIT'],
  asFollows: ['AS FLW', 'AS FLWN'],
  backToStart: ['TO BEGINNING', 'TO BEGIN'],
  areaBetweenPoints: ['FOUR POINT CONNECTION RANGE', 'FOUR CONNECTION RANGE'],
  duringHoursOfWatch: ['(DURING THE HOURS OF WATCH)', 'OUTSIDE THE HOURS OF WATCH'],
  outsideOpeningHours: ['OUT OF HR', 'DURING HR'],
  whenTowerClosed: ['WHEN TWR CLSD', 'WHEN TWR NOT CLSD'],
  duringClosure: ['DURING PERIODS OF CLOSURE.', 'BEFORE CLOSURE'],
  inLowVisibility: ['DURING LVP', 'NOT DURING LVP'],
  flaggedAndLighted: ['FLAGGED AND LGTD.', 'FLAGGED AND NOT LGTD.'],
  markedAndLighted: ['ICAO MARKED AND LIGHTED.', 'ICAO MARKED AND NOT LIGHTED.'],
  dayAndNightMarked: ['DAY AND NIGHT MARKED.', 'DAY MARKED'],
  dayMarked: ['DAY MARKED', 'DAY AND NIGHT MARKED'],
  unlit: ['NOT LGTD', 'LGTD'],
  lighted: ['LIGHTED', 'UNLIGHTED'],
  priorPermission: ['PPR ONLY.', 'NO PPR'],
  daytimeOnly: ['DAYLIGHT HOURS ONLY.', 'DAYLIGHT HOURS'],
  atNight: ['DUR HRS OF DARKNESS', 'NOT AT NIGHT'],
  aroundTheClock: ['H24', 'H240'],
  untilFurtherNotice: ['UNTIL FURTHER NOTICE.', 'WITHOUT FURTHER NOTICE.'],
  inBothDirections: ['VICE VERSA', 'IN ONE DIRECTION'],
  inRealTime: ['IN REAL TIME', 'IN REAL TIMES'],
  atTimes: ['AT TIMES', 'AT TIME'],
  northernPart: ['NORTHERN PART', 'NORTHERN PARTY'],
  southernPart: ['SOUTH SIDE', 'SOUTHSIDE'],
  easternPart: ['EASTERN HALF OF', 'NORTHEASTERN HALF OF'],
  westernPart: ['WEST END', 'WEST ENDER'],
  approximately: ['(APRX)', '(APRIL)'],
  approximatePosition: ['APRX PSN', 'PSN'],
  withoutLights: ['WITHOUT LGT', 'WITH LGT'],
  partly: ['PARTLY', 'PART'],
  fullLength: ['FULL LENGTH', 'HALF LENGTH'],
  newlyBuilt: ['NEWLY ERECTED', 'NEWLY REMOVED'],
  underConstruction: ['UNDER CONST', 'UNDER CONSIDERATION'],
  nonSegregated: ['NON-SEGREGATED', 'SEGREGATED'],
  atShortNotice: ['AT SHORT NOTICE', 'NOT AT SHORT NOTICE'],
  withoutLimitations: ['WO LIMITATIONS', 'WITH LIMITATIONS'],
  withCaution: ['WITH CAUTION', 'WITHOUT CAUTION'],
  allDirections: ['IN ALL DIRECTIONS', 'IN BOTH DIRECTIONS'],
  visualOnly: ['BY VFR ONLY', 'BY IFR ONLY'],
  mayBeExtended: ['MAY BE EXTENDED', 'MAY NOT BE EXTENDED'],
  intermittently: ['INTERMITTENT', 'NON INTERMITTENT'],
  atAllTimes: ['AT ALL TIMES', 'NOT AT ALL TIMES'],
  subjectToClearance: ['SUBJ ATC CLR', 'NOT SUBJ ATC CLR'],
  toAirGroundRadio: ['TO A/G COM SERVICE', 'TO GROUND SERVICE'],
  toTrafficControl: ['TO AN ATC SERVICE', 'TO ATIS'],
  butMayBeActive: ['BUT MAY STILL BE ACTIVE', 'BUT NOT ACTIVE'],
  noStandingWater: ['WITH NO STANDING WATER', 'WITH STANDING WATER'],
  littleStandingWater: [
    'WITH LESS THAN 1/10TH INCH STANDING WATER',
    'WITH MORE THAN 1/10TH INCH STANDING WATER',
  ],
};

test('every adjunct has a telegram of its own', () => {
  const told = [...Object.keys(ROWS), 'duringTheDay', ...Object.keys(OF_SERVICES)];
  expect(told.sort()).toEqual(SIMPLE_ENTRIES.map(({ code }) => code).sort());
});

test.each(Object.entries(ROWS))('%s is read', (code, [telegram]) => {
  expect(readClause(`CRANE OPR ${telegram}`)).toEqual(crane({ type: 'simple', code: code as Written }));
});

test.each(Object.entries(ROWS))('%s is not read where it is not meant', (code, [, other]) => {
  expect(clauseHasCode(`CRANE OPR ${other}`, 'code', code)).toBe(false);
});

test('a crane that operates by day stands there at night too; a runway is closed by day', () => {
  expect(readClause('CRANE OPR DRG DAYLIGHT HR')).toEqual(crane({ type: 'simple', code: 'usedByDay' }));
  expect(readClause('RWY 08/26 CLSD DRG DAYTIME')).toMatchObject({
    adjuncts: [{ type: 'simple', code: 'duringTheDay' }],
  });
  expect(clauseHasCode('RWY 08/26 CLSD DRG DAYTON', 'simple', 'duringTheDay')).toBe(false);
});
