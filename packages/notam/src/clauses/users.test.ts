import { expect, test } from 'vitest';
import type { Adjunct } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { readClause } from './read-clause.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';
import { USERS, type UserCode } from './users.ts';

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

/** Behind `TWY A CLSD`: each user, who is another or nobody, and what the user's pattern copies. */
const ROWS: Readonly<Record<keyof typeof USERS, readonly [string, string, string?]>> = {
  wingspanOver: ['TO ACFT WITH A WINGSPAN GREATER THAN 36M', 'TO ACFT WITH A WINGSPAN LESS THAN 36M', '36M'],
  wingspanFrom: ['TO ACFT WITH WINGSPAN 170FT OR GREATER', 'TO ACFT WITH WINGSPAN 170FT OR LESS', '170FT'],
  wingspanUnder: [
    'TO AIRCRAFT WITH A WINGSPAN OF LESS THAN 170 FT',
    'TO AIRCRAFT WITH A WINGSPAN OF NOT LESS THAN 170 FT',
    '170 FT',
  ],
  wingspanUpTo: [
    'TO AIRCRAFT WITH A WINGSPAN NOT EXCEEDING 170 FT',
    'TO AIRCRAFT WITH A WINGSPAN OF LESS THAN 170 FT',
    '170 FT',
  ],
  unmannedUpTo: ['TO DRONES UP TO 250G', 'TO DRONES LESS THAN 250G', '250G'],
  lighterThan: ['TO ACFT WITH MTOW LESS THAN 5700KG', 'TO ACFT WITH MTOW UP TO 5700KG', '5700KG'],
  weightUpTo: ['TO ACFT WITH MTOW UP TO 5700KG', 'TO ACFT WITH MTOW BELOW 5700KG', '5700KG'],
  heavierThan: ['TO ACFT WITH MTOW ABOVE 5700KG', 'TO ACFT WITH MTOW BELOW 5700KG', '5700KG'],
  codeLetter: ['TO ICAO CODE LETTER E AND F ACFT', 'TO ICAO CODE LETTER G ACFT', 'E, F'],
  aircraftUpToCode: ['TO ACFT UP TO CODE C', 'TO ACFT UP TO CAT C', 'C'],
  aircraftType: ['TO B747-400, A380 ACFT', 'TO B747-400', 'B747-400, A380'],
  takeOffAndLanding: ['FOR TKOF AND LDG', 'FOR TKOF'],
  takeOff: ['FOR TKOF', 'FOR TKOF AND LDG'],
  landing: ['FOR LDG', 'FOR LDG GEAR'],
  arrivals: ['TO ARR', 'TO ARRESTING GEAR'],
  taxiing: ['FOR TAX', 'FOR TAXPAYERS'],
  touchAndGo: ['FOR TOUCH AND GO LANDINGS', 'FOR LANDINGS'],
  parking: ['FOR PRKG', 'FOR CAR PRKG'],
  operators: ['TO COMMERCIAL OPERATORS', 'TO CRANE OPERATORS'],
  towing: ['FOR TOWING', 'FOR TOWER'],
  overflights: ['TO OVERFLIGHT ACFT', 'TO FLIGHTS'],
  diversions: ['FOR DIVERTING ACFT', 'FOR DIVERS'],
  emergencyServices: ['EXCEPT FOR EMERG SERVICES', 'EXCEPT FOR EMERG'],
  emergency: ['EXC EMERG FLIGHTS', 'EXC NON EMERG'],
  medical: ['EXC MEDICAL EMERG', 'EXC MEDICINE'],
  searchAndRescue: ['EXC COASTGUARD', 'EXC COAST'],
  fireFighting: ['EXC FIREFIGHTING ACFT', 'EXC FIRE'],
  police: ['EXC POLICE HELICOPTERS', 'EXC POLICED'],
  military: ['TO MIL ACFT', 'TO NON MIL ACFT'],
  civil: ['TO CIVIL TFC', 'TO NON CIVIL TFC'],
  state: ['EXC STATE ACFT', 'EXC INTERSTATE FLT'],
  approvedFlights: ['EXC AUTHORISED FLIGHTS', 'EXC UNAUTHORISED FLIGHTS'],
  scheduledFlights: ['TO SKED FLT', 'TO NON SKED FLT'],
  nonScheduledFlights: ['TO NON SKED FLT', 'TO SKED FLT'],
  generalAviation: ['TO GA', 'TO GATE'],
  commercial: ['TO COMMERCIAL TFC', 'TO NON COMMERCIAL TFC'],
  based: ['TO STATION BASED ACFT', 'TO NON BASED ACFT'],
  visiting: ['TO VISITING ACFT', 'TO BASED ACFT'],
  international: ['TO INTL FLT', 'TO DOM FLT'],
  domestic: ['TO DOM FLT', 'TO INTL FLT'],
  training: ['TO TRG FLT', 'TO TRAIN FLT'],
  visualFlights: ['TO VFR TFC', 'TO IFR TFC'],
  instrumentFlights: ['TO IFR TFC', 'TO VFR TFC'],
  helicopters: ['TO HEL', 'TO HELD TFC'],
  fixedWing: ['TO FIXED WING ACFT', 'TO ROTARY WING ACFT'],
  jets: ['TO JET ACFT', 'TO JET BLAST'],
  gliders: ['TO GLIDERS', 'TO PARAGLIDERS'],
  unmannedLighterThan: ['TO UAS OF LESS THAN 250G', 'TO UAS OF NOT LESS THAN 250G', '250G'],
  unmannedAircraft: ['TO UNMANNED ACFT', 'TO MANNED ACFT'],
  modelAircraft: ['TO MODEL ACFT', 'TO ACFT'],
  mannedAircraft: ['TO MANNED ACFT', 'TO UNMANNED ACFT'],
  paragliders: ['TO PARAGLIDERS', 'TO GLIDERS'],
  balloons: ['TO HOT AIR BALLOONS', 'TO AIR BALLAST'],
  participating: ['EXC PARTICIPATING ACFT', 'EXC NON PARTICIPATING ACFT'],
  nonParticipating: ['TO NON-PARTICIPATING TFC', 'TO PARTICIPATING TFC'],
  equippedAircraft: [
    'EXC ACFT EQUIPPED WITH SUITABLE RNAV SYSTEM WITH GPS',
    'EXC ACFT NOT EQUIPPED WITH SUITABLE RNAV SYSTEM WITH GPS',
  ],
  flyingClub: ['FOR BENSON FLYING CLUB', 'FOR BENSON CLUB', 'BENSON'],
  militaryStandby: ['FOR MIL NATIONAL STANDBY ACFT', 'FOR MIL STANDBY ACFT'],
  prearrangedInstrumentFlights: ['FOR PRE BOOKED IFR TFC', 'FOR IFR TFC'],
  vehicles: ['TO VEHICLES', 'TO VEHICULAR BRIDGE'],
  operationsDuringNight: ['FOR NIGHT OPS', 'FOR NIGHT'],
  ownPower: ['TO ACFT UNDER OWN POWER', 'TO ACFT UNDER TOW'],
  everyone: ['TO ALL TFC', 'TO ALL OTHER TFC'],
  operations: ['TO FLT OPS', 'TO OPSTACLES'],
  aircraft: ['TO ACFT', 'TO ACFT WITH PAX'],
  needingLicence: ['TO ACFT REQUIRING THE USE OF A LICENSED AD', 'TO ACFT REQUIRING FUEL'],
  withWrittenPermission: [
    'EXC THOSE WITH SPECIFIC WRITTEN AUTHORISATION FROM THE AIRPORT MANAGER',
    'EXC THOSE WITH AUTHORISATION FROM THE AIRPORT MANAGER',
  ],
  movements: ['TO ALL MOVEMENTS', 'TO MOVE'],
  prearrangedFlights: ['FOR PRE-ARRANGED MOVEMENTS', 'FOR ARRANGED MOVEMENTS'],
};

test('every user has a telegram of its own', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(USERS).sort());
});

test.each(Object.entries(ROWS))('%s is read', (user, [telegram, , value]) => {
  const scope = telegram.startsWith('EXC') ? 'except' : 'for';
  const users = [{ user: user as UserCode, value: value ?? null }];
  expect(readClause(`TWY A CLSD ${telegram}`)).toEqual(closed({ type: 'users', scope, users }));
});

test.each(Object.entries(ROWS))('%s is not read where it is not meant', (code, [, other]) => {
  expect(clauseHasCode(`TWY A CLSD ${other}`, 'user', code)).toBe(false);
});
