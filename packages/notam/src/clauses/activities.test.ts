import { expect, test } from 'vitest';
import { ACTIVITIES, type ActivityCode } from './activities.ts';
import type { Adjunct } from './adjunct.ts';
import { readClause } from './read-clause.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';

/** A telegram of each activity, one of another or of none, and what the telegram adds. */
const ROWS: Readonly<Record<ActivityCode, readonly [string, string, (readonly Adjunct[])?]>> = {
  uasTraining: ['UAS TRAINING FLIGHTS', 'UAS TRAINING CANCELLED'],
  uasMonitoring: [
    'UAV (AR3 BVLOS) ENVIRONMENTAL MONITORING FLIGHT OPERATIONS WILL TAKE PLACE',
    'UAV (AR3 BVLOS) ENVIRONMENTAL MONITORING FLIGHT OPERATIONS WILL NOT TAKE PLACE',
    [{ type: 'place', name: 'AR3 BVLOS' }],
  ],
  uasDelivery: ['DRONE MEDICAL DELIVERY FLIGHTS', 'DRONE DELIVERY NOT PERMITTED'],
  uasSwarm: ['UAS SWARM OPR', 'UAS SWARM NOT OPR'],
  uasBvlos: ['BEYOND VISUAL LINE OF SIGHT (BVLOS) UAS.', 'VISUAL LINE OF SIGHT UAS'],
  uasVlos: ['UAS OPR VISUAL LINE OF SIGHT (VLOS)', 'UAS OPR BEYOND VISUAL LINE OF SIGHT (BVLOS)'],
  uas: ['UAS OPR.', 'UAS NOT OPR.'],
  uasNamed: [
    'UAV (CW25D) FLIGHT OPERATIONS WILL TAKE PLACE',
    'UAV (UP TO 250FT AGL) FLIGHT OPERATIONS WILL TAKE PLACE',
    [{ type: 'place', name: 'CW25D' }],
  ],
  cranes: ['MULTIPLE CRANES OPR', 'CRANE OPR', [{ type: 'count', count: null }]],
  mobileCranes: ['MULTIPLE MOBILE CRANES OPR', 'MOBILE CRANE OPR', [{ type: 'count', count: null }]],
  towerCranes: ['TOWER CRANES ERECTED', 'TOWER CRANES REMOVED'],
  mobileCrane: ['OBST (MOBILE CRANE)', 'OBST (TOWER CRANE)'],
  towerCrane: ['OBSTACLE (TOWER CRANE) ERECTED', 'OBSTACLE (TOWER CRANE) DISMANTLED'],
  crane: ['TYPE: CRANE', 'TYPE: CRANES'],
  laser: ['LASER DISPLAY', 'LASER GUIDANCE'],
  searchlights: ['SEARCHLIGHT DISPLAY', 'LIGHT DISPLAY'],
  fireworks: [
    'FIREWORKS UP TO 350FT AGL.',
    'FIREWORKS UP TO 350FT AGL CANCELLED.',
    [{ type: 'upTo', heights: [{ value: 350, unit: 'ft', reference: 'agl' }] }],
  ],
  parachuting: ['PARACHUTE JUMPING EXERCISE (PJE)', 'NO PARACHUTE JUMPING'],
  paragliding: [
    'CIVIL AIRCRAFT NOTIFICATION PROCEDURE - MULTIPLE PARAGLIDERS OPR IN LOW FLYING AREA 17',
    'MULTIPLE GLIDERS',
    [
      { type: 'lowFlyingArea', number: '17' },
      { type: 'simple', code: 'notifiedProcedure' },
    ],
  ],
  paramotors: ['MULTIPLE PARAMOTORS OPR', 'MULTIPLE MOTORS OPR'],
  hangGliding: ['HANG GLIDING', 'GLIDING'],
  gliding: ['GLIDING.', 'HANG GLIDING'],
  articleDrops: ['DROPPING OF ARTICLES', 'NO DROPPING OF ARTICLES'],
  militaryParachuting: ['MIL PARACHUTING', 'PARACHUTING'],
  parachuteDisplay: ['PARACHUTE DISPLAY WITH FREEFALL.', 'PARACHUTE FLARES'],
  militaryAirDisplay: ['AIR DISPLAY BY MIL ACFT', 'AIR DISPLAY'],
  airDisplayPractice: ['AIR DISPLAY PRACTICE', 'AIR DISPLAY'],
  militaryAvoidance: [
    'ENVIRONMENTAL AVOID WILL TAKE PLACE IN LOW FLYING AREA 17.',
    'ENVIRONMENTAL AVOID CANCELLED IN LOW FLYING AREA 17.',
    [{ type: 'lowFlyingArea', number: '17' }],
  ],
  windTurbine: ['WINDMILL ERECTED', 'WINDMILL REMOVED'],
  obstacle: ['OBSTRUCTION', 'OBSTRUCTION LIGHT U/S'],
  tacticalApproaches: [
    'ACFT WILL CONDUCT TACTICAL APPROACHES/LANDINGS',
    'ACFT WILL NOT CONDUCT TACTICAL APPROACHES/LANDINGS',
  ],
  largeTacticalApproaches: [
    'MULTIPLE LARGE ACFT WILL CONDUCT TACTICAL APPROACHES / LANDINGS',
    'ACFT WILL CONDUCT TACTICAL APPROACHES / LANDINGS',
  ],
  pipelineInspection: [
    'PIPELINE INSPECTION NOTIFICATION PROCEDURE SYSTEM (PINS) WILL TAKE PLACE',
    'PIPELINE INSPECTION',
  ],
  gasVenting: ['VENTING OF HIGH PRESSURE GAS', 'NO VENTING OF HIGH PRESSURE GAS'],
  aerialPhotography: ['AERIAL PHOTOGRAPHY WILL OPR', 'AERIAL SURVEY'],
  navalFiring: ['LIVE FIRING FROM NAVAL SHIP', 'LIVE FIRING'],
  intenseActivity: ['AREA OF INTENSE AERIAL ACTIVITY', 'AREA OF ACTIVITY'],
  metBalloon: ['MET BALLOON RELEASES', 'BALLOON RELEASES'],
  captiveBalloon: ['CAPTIVE BALLOON', 'FREE BALLOON'],
  balloons: ['HOT AIR BALLOON EVENT/FESTIVAL', 'CAPTIVE BALLOON'],
  kiteFlying: ['KITE FLYING', 'RED KITE'],
  largeModelFlying: ['FLYING OF LARGE MODEL ACFT.', 'FLYING OF LARGE ACFT.'],
  modelRockets: ['MODEL ROCKET FIRING.', 'ROCKET FIRING.'],
  modelFlying: ['FLYING OF MODEL ACFT.', 'FLYING OF LARGE MODEL ACFT.'],
  flypast: [
    'BATTLE OF BRITAIN MEMORIAL FLIGHT FLYPAST',
    'CANCELLED FLYPAST',
    [{ type: 'place', name: 'BATTLE OF BRITAIN MEMORIAL FLIGHT' }],
  ],
  airDisplay: ['AIR DISPLAY.', 'AIR DISPLAY POSTPONED.'],
  aerobatics: ['AEROBATICS', 'AEROBATIC CONTEST'],
  survey: ['AERIAL SURVEY.', 'NO AERIAL SURVEY.'],
  underslungLoads: [
    'CIVIL AIRCRAFT NOTIFICATION PROCEDURE - UNDERSLUNG LOADS WILL OPR LOW FLYING AREA 17.',
    'CIVIL AIRCRAFT NOTIFICATION PROCEDURE - UNDERSLUNG LOADS WILL NOT OPR LOW FLYING AREA 17.',
    [
      { type: 'lowFlyingArea', number: '17' },
      { type: 'simple', code: 'notifiedProcedure' },
    ],
  ],
  lowFlying: ['LOW FLYING MIL ACFT', 'LOW FLYING AREA 17'],
  blasting: ['BLASTING WORKS', 'SANDBLASTING'],
  gunFiring: ['GUN FIRING', 'MISSILE FIRING'],
  missileFiring: ['MISSILE FIRING EXERCISE', 'MISSILE LAUNCH'],
  rocketFiring: ['ROCKET FIRING', 'MODEL ROCKET FIRING'],
  firing: ['LIVE FIRING.', 'NO LIVE FIRING.'],
  launchDebris: [
    'DEBRIS FROM THIS LAUNCH WILL FALL WI AN AREA DEFINED AS 0926N12852E TO 1347N12951E TO 1325N13132E TO POINT OF ORIGIN.',
    'DEBRIS FROM THIS LAUNCH WILL NOT FALL',
    [
      { type: 'bounded', positions: '0926N12852E TO 1347N12951E TO 1325N13132E' },
      { type: 'simple', code: 'backToStart' },
    ],
  ],
  debrisReturn: ['SPACE DEBRIS RETURN', 'NO SPACE DEBRIS RETURN'],
  militaryAvoidEquestrianEvent: [
    'MIL ACFT SHALL AVOID AN EQUESTRIAN EVENT',
    'MIL ACFT SHALL NOT AVOID AN EQUESTRIAN EVENT',
  ],
  militaryAvoidEvent: ['MIL ACFT SHALL AVOID AN EVENT', 'MIL ACFT NEED NOT AVOID AN EVENT'],
  rocketLaunch: ['ROCKET LAUNCH WILL TAKE PLACE', 'ROCKET LAUNCH WILL NOT TAKE PLACE'],
  chineseAerospace: ['CHINESE AEROSPACE FLT ACT', 'JAPANESE AEROSPACE FLT ACT'],
  aerospace: ['SPECIAL OPS (AEROSPACE FLT ACT)', 'SPECIAL OPS'],
  militaryExercise: ['MIL EXERCISE.', 'CIV EXERCISE.'],
  exercise: ['EXER.', 'EXERCISE CAUTION'],
  windTurbines: ['WIND TURBINES', 'WIND TURBINES REMOVED'],
  windFarm: ['WINDFARM', 'WIND SHEAR'],
  masts: ['MASTS ERECTED', 'MASTS DISMANTLED'],
  mast: ['METEOROLOGICAL MAST ERECTED', 'METEOROLOGICAL MAST DISMANTLED'],
  antenna: ['ANTENNA ERECTED', 'ANTENNAE ERECTED'],
  manyBirds: ['CONCENTRATION OF BIRDS', 'CONCENTRATION OF BIRDSEED'],
  birds: ['BIRD HAZARD', 'NO BIRD HAZARD'],
  constructionWork: ['CONSTRUCTION ACTIVITIES ONGOING', 'CONSTRUCTION EQUIPMENT'],
  workInProgress: ['WIP', 'NO WIP'],
  gnssJamming: ['GNSS(GPS) SIGNAL JAMMING.', 'GNSS(GPS) SIGNAL AVBL.'],
  jammers: [
    'JAMMERS LOCATED PSN 555710N 0031020W (EDINBURGH).',
    'JAMMERS NOT LOCATED PSN 555710N 0031020W (EDINBURGH).',
    [
      { type: 'positions', positions: '555710N 0031020W' },
      { type: 'place', name: 'EDINBURGH' },
    ],
  ],
  grassCutting: ['GRASS CUTTING IN PROGRESS', 'GRASS RUNWAY CLSD'],
  helicopters: ['INTENSIVE HEL OPS', 'HEL'],
  rig: ['DRILLING RIG', 'DRILLING'],
  tower: ['RADIO TOWER ERECTED', 'TWR CLSD'],
  building: ['NEW BUILDING', 'BUILDING LGT U/S'],
  chimney: ['CHIMNEY', 'CHIMNEYS REMOVED'],
  obstacles: ['NEW OBSTACLES.', 'NO OBST.'],
  windTurbinesInConstruction: [
    'NEW WINDMILL UNDER CONSTRUCTION AT PSN 561452N 0230435E, HGT 755FT/ELEV 1043FT.',
    'NEW WINDMILL AT PSN 561452N 0230435E',
    [
      { type: 'positions', positions: '561452N 0230435E' },
      {
        type: 'heights',
        heights: [
          { value: 755, unit: 'ft', reference: 'agl' },
          { value: 1043, unit: 'ft', reference: 'amsl' },
        ],
      },
    ],
  ],
  highEquipment: ['HIGH RISE MECHANICAL EQUIPMENT OPR', 'HIGH RISE BUILDING'],
  constructionEquipment: [
    'CONST EQPT OPR ON CLSD SEGMENT OF RWY.',
    'CONST EQPT REMOVED FROM CLSD SEGMENT OF RWY.',
    [
      {
        type: 'relation',
        relation: 'at',
        distance: null,
        places: [{ feature: 'closedSection', name: null }],
      },
    ],
  ],
  floodlights: ['LIT FLOODLIGHTS', 'FLOODLIGHTS U/S'],
  menAndEquipment: ['PRESENCE PERSONS AND EQPT.', 'MEN, EQUIPMENT, OR VEHICLES'],
  vehicles: [
    'VEHICLES AND PERSONNEL OPERATING WI RWY 09/27',
    'NO VEHICLES OPERATING WI RWY 09/27',
    [
      {
        type: 'relation',
        relation: 'inside',
        distance: null,
        places: [{ feature: 'runway', name: '09/27' }],
      },
    ],
  ],
  snowRemoval: ['SNOW REMOVAL IN PROGRESS.', 'SNOW REMOVAL COMPLETED.'],
  flares: ['PARA ILLUMINANTS', 'PARA TROOPS'],
  demolition: ['EXPLOSIVE DEMOLITIONS', 'EXPLOSIVE DEMOLITIONS COMPLETED'],
  cropSpraying: [
    'CIVIL AVIATION NOTIFICATION PROCEDURE - CROP SPRAYING WILL TAKE PLACE IN LOW FLYING AREA 17',
    'CROP SPRAYING WILL NOT TAKE PLACE IN LOW FLYING AREA 17',
    [
      { type: 'lowFlyingArea', number: '17' },
      { type: 'simple', code: 'notifiedProcedure' },
    ],
  ],
  equestrianEvent: [
    'AN EQUESTRIAN EVENT WILL TAKE PLACE IN LOW FLYING AREA 2',
    'MIL ACFT SHALL AVOID AN EQUESTRIAN EVENT',
    [{ type: 'lowFlyingArea', number: '2' }],
  ],
  culturalEvent: [
    'A CULTURAL EVENT WILL TAKE PLACE IN LOW FLYING AREA 2',
    'A CULTURAL EVENT WILL NOT TAKE PLACE IN LOW FLYING AREA 2',
    [{ type: 'lowFlyingArea', number: '2' }],
  ],
  airRefuelling: ['AIR TO AIR REFUELLING', 'REFUELLING'],
  gliderCompetition: ['MAJOR GLIDING COMPETITION.', 'GLIDING'],
  glidersWithoutTransponder: ['GLD FLY WO SSR TRANSPONDER', 'GLD FLY WITH SSR TRANSPONDER'],
  formation: ['FORMATION TRANSIT BY MULTIPLE ACFT', 'FORMATION OF ICE'],
  fastJets: ['ONE FAST JET CONDUCTING HIGH-ENERGY MANOEUVRES', 'ONE JET CONDUCTING HIGH-ENERGY MANOEUVRES'],
  militaryFlights: ['INTENSIVE MIL FLYING', 'CIVIL FLYING'],
  fighterControlTraining: [
    'FAST JET ACFT WILL OPR FIGHTER CTL TRAINING',
    'FAST JET ACFT WILL OPR FIGHTER CTL',
  ],
  combatTraining: ['HIGH ENERGY MANOEUVRES', 'LOW ENERGY MANOEUVRES'],
  researchFlight: ['MET RESEARCH FLT.', 'RESEARCH'],
  calibrationFlight: ['FLIGHT CHECK IN PROGRESS', 'FLIGHT CHECK NOT IN PROGRESS'],
  testFlights: ['FLIGHT TRIALS', 'FLIGHT TRIALS ENDED'],
  searchAndRescue: ['SAR OPS', 'NO SAR OPS'],
  fireFighting: ['AERIAL FIREFIGHTING OPS', 'AERIAL FIREFIGHTING OPS CEASED'],
  fire: ['FOREST FIRE', 'FIRE CAT 5'],
  ultralights: ['MICROLIGHT FLYING', 'LIGHT FLYING'],
  aerialWork: ['AERIAL WORK', 'AERIAL WORKERS'],
  airRace: ['AEROBATIC CONTEST', 'AEROBATIC FLYING'],
  powerLineInspection: ['POWER LINE INSPECTION FLIGHTS', 'POWER LINE'],
  unburnedDebris: [
    'THE UNBURNED DEBRIS IS EXPECTED TO FALL: 135100N1095900E VERTICAL ALTITUDE: SFC-UNL.',
    'THE UNBURNED DEBRIS IS NOT EXPECTED TO FALL',
    [
      { type: 'positions', positions: '135100N1095900E' },
      {
        type: 'range',
        lower: { value: 0, unit: 'ft', reference: 'sfc' },
        upper: [{ value: null, unit: 'ft', reference: 'unl' }],
      },
    ],
  ],
  reentry: ['SPACE OBJECT RE-ENTRY', 'NO RE-ENTRY'],
  missileLaunch: ['MISSILE LAUNCHES', 'MISSILE FIRING'],
  soundingRocket: ['SOUNDING ROCKET LAUNCH', 'ROCKET LAUNCH'],
  hazardousOperations: ['HAZARDOUS OPS', 'NON HAZARDOUS OPS'],
  specialOperations: ['SPECIAL OPS', 'SPECIAL OPS (DROPSONDES)'],
  navigationWarning: ['NAVIGATION WARNING.', 'NAVIGATION WARNING CANCELLED.'],
  migratingBirds: [
    'BIRDS MIGRATION ON THE VICINITY OF AD',
    'BIRDS IN THE VICINITY OF AD',
    [
      {
        type: 'relation',
        relation: 'inVicinityOf',
        distance: null,
        places: [{ feature: 'aerodrome', name: null }],
      },
    ],
  ],
  breedingBirds: ['BREEDING BIRDS', 'BIRDS'],
  wildlife: ['WILDLIFE HAZARD', 'WILDLIFE RESERVE'],
  volcanicAsh: ['VOLCANIC ASH CLOUD', 'NO VOLCANIC ASH'],
  litCrane: [
    'LIT CRANE AT PSN 515807N 0010449W',
    'UNLIT CRANE AT PSN 515807N 0010449W',
    [{ type: 'positions', positions: '515807N 0010449W' }],
  ],
  unlitCrane: ['UNLIT CRANE OPR', 'LIT CRANE OPR'],
  constructionCrane: ['TYPE OF OBSTACLE: CONSTRUCTION CRANE', 'TYPE OF OBSTACLE: MOBILE CRANE'],
  trainingFlights: ['TRG FLIGHTS', 'TRG FLIGHTS NOT AVBL'],
  cableway: ['CABLEWAY', 'CABLEWAY REMOVED'],
  drogueTargets: ['TOWED TARGETS', 'TARGETS'],
  dropsondes: [
    'SPECIAL OPS (DROPSONDES FOR TYPH FUNG WONG) WILL TAKE PLACE',
    'SPECIAL OPS (DROPSONDES IF ADVISED)',
  ],
  radioTransmission: [
    'HIGH INTENSITY RADIO TRANSMISSION AREA (HIRTA) B2011 ACTIVE',
    'E BAND HIGH INTENSITY RADIO TRANSMISSION AREA (HIRTA) NOT OPR',
    [{ type: 'place', name: 'B2011' }],
  ],
  mixedHighEnergy: [
    'MULTIPLE MIL ACFT, INCLUDING FAST JETS, WILL CONDUCT HIGH ENERGY MANOEVRES',
    'MULTIPLE MIL ACFT, INCLUDING FAST JETS, WILL NOT CONDUCT HIGH ENERGY MANOEVRES',
  ],
  metalPlate: [
    'STEEL PLATE ON TWY ALPHA',
    'STEEL PLATE REMOVED',
    [{ type: 'relation', relation: 'at', distance: null, places: [{ feature: 'taxiway', name: 'ALPHA' }] }],
  ],
  trafficServiceTraining: ['AFIS OFFICER TRAINING IN PROGRESS.', 'OFFICER TRAINING CANCELLED'],
  radioJamming: ['GNSS (GPS) SIGNAL AND RADIO FREQUENCY JAMMING.', 'RADIO FREQUENCY JAMMING.'],
};

test('every activity has a telegram of its own', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(ACTIVITIES).sort());
});

test.each(Object.entries(ROWS))('%s is read', (activity, [telegram, , adjuncts = []]) => {
  expect(readClause(telegram)).toMatchObject({ kind: 'activity', activity, adjuncts });
});

test.each(Object.entries(ROWS))('%s is not read where it is not meant', (code, [, other]) => {
  expect(clauseHasCode(other, 'activity', code)).toBe(false);
});
