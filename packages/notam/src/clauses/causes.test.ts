import { expect, test } from 'vitest';
import { CAUSES, type CauseCode } from './causes.ts';
import type { Adjunct } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { readClause } from './read-clause.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';

/** What `TWY A CLSD` says, with what is added to it. */
const closed = (adjunct: Adjunct): Clause => ({
  kind: 'state',
  facility: 'taxiway',
  name: 'A',
  others: [],
  state: 'closed',
  value: null,
  adjuncts: [adjunct],
});

/** Behind `TWY A CLSD`: each cause, and what is another or none. */
const ROWS: Readonly<Record<CauseCode, readonly [string, string]>> = {
  maintenance: ['DUE MAINT', 'DUE MAINTAINER'],
  resurfacing: ['FOR RESURFACING', 'FOR SURFACING'],
  repair: ['DUE TO REPAIR.', 'DUE TO REPAIRMAN'],
  construction: ['DUE CONSTRUCTION', 'DUE CONSTRUCTORS'],
  workInProgress: ['DUE WIP', 'DUE NO WIP'],
  runwayChange: ['DUE TO CHANGE OF RWY', 'DUE TO CHANGED RWY'],
  limitedCapacity: ['DUE TO CAPACITY', 'DUE TO CAPACITORS'],
  droneFlights: ['DUE UAS OPERATIONS', 'DUE UAS OPERATOR'],
  snow: ['DUE TO SNOW REMOVAL', 'DUE TO SNOWFALL'],
  ice: ['DUE TO ICE', 'DUE TO ICELAND'],
  flooding: ['DUE TO FLOODING', 'DUE TO FLOODLIGHTS'],
  surfaceCondition: ['DUE SOFT GROUND', 'DUE GROUND STAFF'],
  weather: ['DUE ADVERSE WX', 'DUE WX RADAR'],
  strongWinds: ['DUE TO STRONG WINDS', 'DUE TO WINDS'],
  volcanicAsh: ['DUE VA', 'DUE VALLEY FOG'],
  staffSickness: ['DUE ATC STAFF SICKNESS', 'DUE STAFF SHORTAGE'],
  controllerBreaks: ['DUE MANDATED CONTROLLER BREAKS', 'DUE BREAKS'],
  staffShortage: ['DUE ATC STAFF SHORTAGE', 'DUE ATC STAFF SICKNESS'],
  industrialAction: ['DUE TO INDUSTRIAL ACTION', 'DUE TO BIRD STRIKE'],
  technical: ['DUE TECHNICAL ISSUE', 'DUE NON TECHNICAL ISSUE'],
  powerFailure: ['DUE POWER OUTAGE', 'DUE POWER LINE'],
  fuelShortage: ['DUE FUEL SHORTAGE', 'DUE FUEL PRICE'],
  operational: ['DUE OPERATIONAL REASONS', 'DUE REASONS'],
  safety: ['DUE TO SAFETY REASONS', 'DUE SAFETY CAR'],
  security: ['DUE SECURITY REASONS', 'DUE SECURITY GATE'],
  noRescueService: ['DUE LACK OF RFFS', 'DUE RFFS'],
  crane: ['DUE CRANE', 'DUE CRANFIELD'],
  trees: ['DUE TREE GROWTH', 'DUE STREET WORKS'],
  obstacle: ['DUE OBST ON APCH', 'DUE OBST LGT'],
  terrain: ['DUE TERRAIN', 'DUE TERRAINS'],
  militaryExercise: ['DUE MIL EXERCISE', 'DUE CIV EXERCISE'],
  chineseAerospace: ['DUE TO CHINA AEROSPACE FLT ACT', 'DUE TO AEROSPACE FLT ACT'],
  aerospace: ['DUE TO AEROSPACE FLIGHT ACTIVITIES', 'DUE TO AEROSPACE FLT ACT BY CHINA'],
  rocketLaunch: ['DUE TO ROCKET LAUNCH', 'DUE TO BOAT LAUNCH'],
  firing: ['DUE LIVE FIRING', 'DUE FIRE'],
  flypastNearby: ['DUE FLYPAST IN VCY', 'DUE FLYPAST IN LONDON'],
  flypast: ['DUE TO FLYPAST', 'DUE FLYPAST IN LONDON'],
  calibrationFlights: ['DUE ILS CALIBRATION FLIGHT', 'DUE ILS CALIBRATION'],
  airDisplay: ['DUE AIR DISPLAY', 'DUE LASER DISPLAY'],
  parachuting: ['DUE PJE', 'DUE PARACHUTE FLARES'],
  gliding: ['DUE GLIDING', 'DUE GLIDE PATH'],
  birds: ['DUE BIRD ACTIVITY', 'DUE BIRDWOOD'],
  disabledAircraft: ['DUE DISABLED ACFT', 'DUE DISABLED PERSON'],
  parkedAircraft: ['DUE PARKED AIRCRAFT', 'DUE PARKED CAR'],
  vehicles: ['DUE VEHICLE ACTIVITY', 'DUE VEHICLE'],
  towing: ['DUE TOWING ACFT', 'DUE TOWER'],
  aircraftTesting: ['DUE AIRCRAFT TESTING', 'DUE AIRCRAFT'],
  accident: ['DUE ACCIDENT', 'DUE ACCIDENTAL CLOSURE'],
  fire: ['DUE FIREFIGHTING', 'DUE FIREWORKS'],
  policeOperation: ['DUE POLICE OPS', 'DUE POLICE'],
  vipVisit: ['DUE VIP MOVEMENT', 'DUE VIP LOUNGE'],
  event: ['DUE EVENT', 'DUE EVENTUAL CLOSURE'],
  upgrade: ['DUE INSTALLATION', 'DUE DOWNGRADE'],
  inspection: ['DUE ILS INSPECTION', 'DUE INSPECTOR'],
  rubberRemoval: ['FOR RUBBER REMOVAL', 'FOR SNOW REMOVAL'],
  marking: ['DUE REPAINTING WORKS', 'DUE PAINTER'],
  grassCutting: ['DUE GRASS CUTTING', 'DUE GRASS FIRE'],
  trial: ['DUE FLIGHT TRIALS', 'DUE INDUSTRIAL ACTION'],
  training: ['DUE TRAINING', 'DUE TRAIN'],
  capacity: ['DUE LACK OF PARKING SPACE', 'DUE PARKING'],
  warAndConflict: ['DUE MILITARY INVASION', 'DUE WARM WX'],
  runwayClosure: ['DUE RWY CLOSURE', 'DUE TWY CLOSURE'],
  taxiwayClosure: ['DUE TWY CLOSURE', 'DUE RWY CLOSURE'],
  interference: ['DUE GNSS INTERFERENCE', 'DUE GNSS'],
  fireworks: ['DUE FIREWORK DISPLAY', 'DUE DISPLAY'],
  staffTraining: ['DUE STAFF TRAINING', 'DUE STAFF'],
  sweeping: ['DUE RUNWAY SWEEPING', 'DUE RUNWAY'],
  migration: ['DUE MIGRATION SEASON', 'DUE TO MIGRANTS'],
  foreignObjects: ['DUE FOREIGN OBJECT DEBRIS CLEARANCE', 'DUE DEBRIS'],
  tide: ['DUE TO TIDE', 'DUE TO TIDINESS'],
  weatherBelowMinima: ['DUE TO WEATHER CONDITIONS BELOW AD MINIMA.', 'DUE TO WEATHER CONDITIONS'],
  nightFlying: ['DUE TO NIGHT FLYING', 'DUE TO FLYING'],
  damage: ['DUE PAVEMENT DAMAGE', 'DUE PAVEMENT'],
  fog: ['DUE TO FOG', 'DUE TO FOGGING'],
};

test('every cause has a telegram of its own', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(CAUSES).sort());
});

test.each(Object.entries(ROWS))('%s is read', (cause, [telegram]) => {
  expect(readClause(`TWY A CLSD ${telegram}`)).toEqual(closed({ type: 'cause', cause: cause as CauseCode }));
});

test.each(Object.entries(ROWS))('%s is not read where it is not meant', (code, [, other]) => {
  expect(clauseHasCode(`TWY A CLSD ${other}`, 'cause', code)).toBe(false);
});
