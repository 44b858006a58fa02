import { expect, test } from 'vitest';
import type { Clause } from './clause.ts';
import { readClause } from './read-clause.ts';
import { STATES, type StateCode } from './states.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';

/** What a clause of this kind says where nothing more is told. */
const PLAIN = { kind: 'state', name: null, others: [], value: null, adjuncts: [] } as const;
type Said = Partial<Omit<Extract<Clause, { readonly kind: 'state' }>, 'kind'>>;

/** A telegram with each state, one without it, and what else the telegram says. */
const ROWS: Readonly<Record<StateCode, readonly [string, string, Said]>> = {
  notAuthorised: ['PROCEDURE NA.', 'PROCEDURE NAMED', { facility: 'procedure' }],
  notAvailable: ['RWY 08/26 NOT AVBL', 'RWY 08/26 NOT YET AVBL', { facility: 'runway', name: '08/26' }],
  unserviceable: [
    'INSTR RVR RWY 02 OTS',
    'INSTR RVR RWY 02 NOT U/S',
    { facility: 'visibilityMeter', name: '02' },
  ],
  unusable: ['NDB DND UNUSABLE', 'NDB DND NOT UNUSABLE', { facility: 'facility', name: 'NDB DND' }],
  unreliable: ['RADAR UNREL', 'RADAR NOT UNREL', { facility: 'radar' }],
  unmonitored: [
    'ILS RWY 19 UNMONITORED',
    'ILS RWY 19 MONITORED',
    { facility: 'facility', name: 'ILS RWY 19' },
  ],
  unverified: [
    'MET OBSERVATIONS UNVERIFIED.',
    'MET OBSERVATIONS VERIFIED.',
    { facility: 'weatherObservations' },
  ],
  notVisible: ['RWY MARKINGS OBSCURED', 'RWY MARKINGS NOT OBSCURED', { facility: 'markings' }],
  notMarked: ['OBST NOT MARKED', 'OBST NOT MARKED/LGTD', { facility: 'obstacle' }],
  partlyClosed: ['TWY A IS PARTLY CLSD', 'TWY A IS NOT PARTLY CLSD', { facility: 'taxiway', name: 'A' }],
  closed: ['TWY A CLSD', 'TWY A NOT CLSD', { facility: 'taxiway', name: 'A' }],
  stillOpen: [
    'AIR TRAFFIC SERVICES REMAIN OPEN.',
    'AIR TRAFFIC SERVICES OPEN.',
    { facility: 'trafficServices' },
  ],
  open: ['AD REOPENED', 'AD NOT OPEN', { facility: 'aerodrome' }],
  stillActive: ['ATZ MAY STILL BE ACTIVE AT ALL TIMES', 'ATZ REMAINS ACTIVE', { facility: 'trafficZone' }],
  deactivated: [
    'DUNDEE ATZ DEACTIVATED.',
    'DUNDEE ATZ NOT DEACTIVATED.',
    { facility: 'trafficZone', name: 'DUNDEE' },
  ],
  establishedAndActive: [
    'DANGER AREA EGD493 ESTABLISHED AND ACTIVATED',
    'DANGER AREA EGD493 ESTABLISHED AND DEACTIVATED',
    { facility: 'dangerArea', name: 'EGD493' },
  ],
  active: ['OED92 ACT.', 'OED92 INACTIVE', { facility: 'areaById', name: 'OED92' }],
  established: [
    'TEMPO DANGER AREA (TDA) EGD493 ESTABLISHED.',
    'TEMPO DANGER AREA (TDA) EGD493 NOT ESTABLISHED.',
    { facility: 'temporaryDangerArea', name: 'EGD493' },
  ],
  onRequest: ['ATC AVAILABLE ON REQUEST.', 'ATC NOT AVAILABLE ON REQUEST.', { facility: 'trafficServices' }],
  stillAvailable: ['AD STILL AVAILABLE', 'AD NO LONGER AVAILABLE', { facility: 'aerodrome' }],
  available: ['A/G AVBL.', 'A/G UNAVBL.', { facility: 'facility', name: 'A/G' }],
  erected: ['OBST ERECTED', 'OBST NOT ERECTED', { facility: 'obstacle' }],
  downgraded: ['RFFS DOWNGRADED', 'RFFS NOT DOWNGRADED', { facility: 'rescueService' }],
  upgraded: [
    'RFFS CAT UPGRADED TO CAT 7',
    'RFFS CAT NOT UPGRADED TO CAT 7',
    { facility: 'rescueCategory', adjuncts: [{ type: 'category', category: '7' }] },
  ],
  limited: ['FUEL LIMITED.', 'FUEL UNLIMITED.', { facility: 'fuel' }],
  reduced: [
    'RFFS REDUCED TO CAT A1',
    'RFFS NOT REDUCED TO CAT A1',
    { facility: 'rescueService', adjuncts: [{ type: 'category', category: 'A1' }] },
  ],
  increased: [
    'RFFS INCREASED TO CAT 7',
    'RFFS NOT INCREASED TO CAT 7',
    { facility: 'rescueService', adjuncts: [{ type: 'category', category: '7' }] },
  ],
  displaced: [
    'THR 30 IS DISPLACED BY 999FT',
    'THR 30 IS NO LONGER DISPLACED',
    { facility: 'threshold', name: '30', adjuncts: [{ type: 'by', value: '999FT' }] },
  ],
  relocated: ['THR 30 RELOCATED', 'THR 30 NOT RELOCATED', { facility: 'threshold', name: '30' }],
  withdrawn: ['NDB VAL WITHDRAWN', 'NDB VAL NOT WITHDRAWN', { facility: 'facility', name: 'NDB VAL' }],
  cancelled: ['CIRCUITS CANCELLED', 'CIRCUITS NOT CANCELLED', { facility: 'circuits' }],
  completed: [
    'TRAINING FLIGHTS COMPLETED',
    'TRAINING FLIGHTS NOT COMPLETED',
    { facility: 'trainingFlights' },
  ],
  onTest: ['ILS RWY 19 ON TEST', 'ILS RWY 19 NOT ON TEST', { facility: 'facility', name: 'ILS RWY 19' }],
  operational: [
    'AFIS OPR ON FREQ 130.705MHZ',
    'AFIS NOT OPR ON FREQ 130.705MHZ',
    { facility: 'flightInformation', adjuncts: [{ type: 'onFrequency', frequency: '130.705MHZ' }] },
  ],
  inUse: [
    'RWY 08L/26R IN USE 2210-0420.',
    'RWY 08L/26R NOT IN USE 2210-0420.',
    { facility: 'runway', name: '08L/26R', adjuncts: [{ type: 'hours', from: '2210', to: '0420' }] },
  ],
  unlit: [
    'TWY A SIGNS BTN TWY W AND TWY TB LGT U/S',
    'TWY A SIGNS BTN TWY W AND TWY TB LGT NOT U/S',
    {
      facility: 'signs',
      name: 'A',
      adjuncts: [
        { type: 'between', from: { feature: 'taxiway', name: 'W' }, to: { feature: 'taxiway', name: 'TB' } },
      ],
    },
  ],
  lit: ['WINDSOCK IS LIT', 'WINDSOCK NOT LIT', { facility: 'windIndicator' }],
  marked: ['OBST MARKED', 'OBST UNMARKED', { facility: 'obstacle' }],
  markedAndLit: ['OBST IS MARKED AND LGTD', 'OBST IS NOT MARKED AND LGTD', { facility: 'obstacle' }],
  notMarkedNorLit: ['OBST NOT MARKED NOR LGTD', 'OBST MARKED AND LGTD', { facility: 'obstacle' }],
  inWork: ['TWY A WIP', 'TWY A NO WIP', { facility: 'taxiway', name: 'A' }],
  suspended: ['GLIDING SUSPENDED', 'GLIDING NOT SUSPENDED', { facility: 'gliding' }],
  changed: ['MANCHESTER CTR REVISED.', 'AD REVISED HOURS', { facility: 'controlZone', name: 'MANCHESTER' }],
  extended: ['RWY 08/26 EXTENDED', 'RWY 08/26 NOT EXTENDED', { facility: 'runway', name: '08/26' }],
  affected: [
    'TRAINING FLIGHTS AFFECTED',
    'OTHER AIRFIELD SERVICES UNAFFECTED.',
    { facility: 'trainingFlights' },
  ],
  notAffected: [
    'OTHER AIRFIELD SERVICES UNAFFECTED.',
    'OTHER AIRFIELD SERVICES AFFECTED.',
    { facility: 'otherServices' },
  ],
  rerouted: ['FLW ATS ROUTES NOT AVBL/REROUTED', 'FLW ATS ROUTES NOT REROUTED', { facility: 'routes' }],
  required: ['HANDLING MANDATORY', 'HANDLING NOT MANDATORY', { facility: 'handling' }],
  permissionRequired: ['AD REMAINS PPR.', 'AD NOT PPR.', { facility: 'aerodrome' }],
  subjectToClearance: ['CIRCUITS ARE SUBJ ATC CLR', 'CIRCUITS NOT SUBJ ATC CLR', { facility: 'circuits' }],
  subjectToDelay: [
    'TRAINING FLIGHTS SUBJ TO DELAYS',
    'TRAINING FLIGHTS NOT SUBJ TO DELAYS',
    { facility: 'trainingFlights' },
  ],
  notRecommended: ['TWY A NOT RECOMMENDED', 'TWY A RECOMMENDED', { facility: 'taxiway', name: 'A' }],
  expected: ['DIVERSIONS EXPECTED', 'DIVERSIONS NOT EXPECTED', { facility: 'diversions' }],
  blocked: ['TWY A BLOCKED', 'TWY A NOT BLOCKED', { facility: 'taxiway', name: 'A' }],
  wet: ['RWY 08/26 WET', 'RWY 08/26 NOT WET', { facility: 'runway', name: '08/26' }],
  slippery: ['RWY 08/26 SLIPPERY', 'RWY 08/26 SLIPPERY WHEN WET', { facility: 'runway', name: '08/26' }],
  underConstruction: [
    'HELIPAD IS UNDER CONSTRUCTION',
    'HELIPAD NO LONGER UNDER CONSTRUCTION',
    { facility: 'helipad' },
  ],
  classChanged: [
    'LIVERPOOL CONTROLLED AIRSPACE REVERTS TO CLASS G DURING PERIODS OF CLOSURE.',
    'LIVERPOOL CONTROLLED AIRSPACE REVERTS TO CLASS GOLF',
    {
      facility: 'controlledAirspace',
      name: 'LIVERPOOL',
      value: 'G',
      adjuncts: [{ type: 'simple', code: 'duringClosure' }],
    },
  ],
  mayBeUnavailable: [
    'RWY 08L/26R MAY NOT BE AVBL',
    'RWY 08L/26R NOT AVBL',
    { facility: 'runway', name: '08L/26R' },
  ],
  subjectToInterruption: [
    'ILS SUBJECT TO INTERRUPTION',
    'ILS SUBJECT TO CHANGE',
    { facility: 'facility', name: 'ILS' },
  ],
  inMaintenance: ['RADAR ON MAINTENANCE', 'RADAR AVBL', { facility: 'radar' }],
  missing: ['RWY MARKINGS MISSING', 'RWY MARKINGS NOT MISSING', { facility: 'markings' }],
  nonStandard: ['RWY MARKINGS NOT STD', 'RWY MARKINGS STD', { facility: 'markings' }],
  notAccepted: ['NO VISITORS ACCEPTED', 'VISITORS ACCEPTED', { facility: 'visitors' }],
  accepted: ['DIVERSIONS ACCEPTED', 'NO DIVERSIONS ACCEPTED', { facility: 'diversions' }],
  openingHours: ['MARHAM AD OPR HOURS', 'MARHAM AD OPR', { facility: 'aerodrome', name: 'MARHAM' }],
  openingHoursChanged: [
    'ATC REVISED HOURS OF SERVICE',
    'ATC HOURS OF SERVICE',
    { facility: 'trafficServices' },
  ],
  openingHoursExtended: [
    'AD AND ATS ADDITIONAL HOURS OF OPERATION',
    'AD AND ATS HOURS OF OPERATION',
    { facility: 'aerodromeAndServices' },
  ],
  mayTakePlace: [
    'SAR FLIGHTS MAY STILL OPR',
    'SAR FLIGHTS MAY NOT OPR',
    { facility: 'searchAndRescueFlights' },
  ],
};

test('every state has a telegram of its own', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(STATES).sort());
});

test.each(Object.entries(ROWS))('%s is read', (state, [telegram, , said]) => {
  expect(readClause(telegram)).toEqual({ ...PLAIN, state, ...said });
});

test.each(Object.entries(ROWS))('%s is not read where it is not meant', (code, [, other]) => {
  expect(clauseHasCode(other, 'state', code)).toBe(false);
});
