import { phrase, type PhraseList, phraseList } from '../search/phrase.ts';
import type { Hazard } from './reason.ts';
import { findPhrase, type Accepts, type Found } from '../search/find-phrase.ts';
import type { SearchText } from '../search/search-text.ts';
import { AIRCRAFT, DRONE, within } from '../vocabulary.ts';

interface HazardList {
  readonly entries: readonly (readonly [Hazard, RegExp])[];
  readonly list: PhraseList;
}

function hazardList(entries: HazardList['entries']): HazardList {
  return { entries, list: phraseList(entries.map(([, each]) => each)) };
}

/** One bird is named for many beside what they do; alone the word is mostly part of a name: `LEIGHTON BUZZARD`, `CROW HILL`. */
const ONE_BIRD = String.raw`(?:(?:SEA ?)?GULL|CROW|STARLING|VULTURE|BUZZARD|LAPWING|FLAMINGO|STORK|PIGEON) (?:ACT\w*|CONC\w*|HAZ\w*|FLOCKS?|PRESENCE|MIGRATION|COLON\w+|POPULATION|STRIKES?)`;

/** Dangers that count wherever they are named, even beside a runway or a taxiway. */
const ALWAYS = hazardList([
  [
    'birds',
    phrase(
      String.raw`BIRDS?(?! (?:CONTROL|SCARING|SCARER|STRIKE REPORT|DISPERSAL|WATCH))|BIRDSTRIKE|BASH|WILD ?LIFE (?:ACT\w*|HAZ\w*|CONCENTRATION|REPORTED|PRESENT|ON|IN|AT)|(?:SEA ?)?GULLS|FLOCKS? OF|BATS|CROWS|CORVIDS|STARLINGS|VULTURES|BUZZARDS|LAPWINGS|GEESE|SWANS|DUCKS|HERONS|EAGLES|FALCONS|CORMORANTS|PELICANS|FLAMINGOS|WATERFOWL|ROOKS|JACKDAWS|STORKS|PIGEONS|${ONE_BIRD}|AVES|AVIFAUNA|OISEAUX|PERIL AVIAIRE|PAJAROS|PASSAROS|FAUNA`,
    ),
  ],
  [
    'gnssInterference',
    phrase(
      String.raw`(?:GNSS|GPS|GLONASS|GALILEO) ?(?:\((?:GPS|GNSS)\) ?)?(?:SIGNALS? |RECEPTION |RECEIVERS? |POSITION )?${within(30)} ?(?:JAMMING|JAMMERS?|INTERFERENCE|INTERF|SPOOFING|UNRELIABLE|DISRUPTION|DISTURBANCES?|OUTAGES?|TESTING|TEST|TRIALS?|DEGRAD\w+|LOST|LOSS)|(?:JAMMING|JAMMERS?|INTERFERENCE|SPOOFING) ${within(30)} ?(?:GNSS|GPS)`,
    ),
  ],
  [
    'radioInterference',
    phrase(
      String.raw`(?:RADIO|FREQ|FREQUENCY|RADAR|ELECTROMAGNETIC|HIRF|RF|VHF|UHF|SSR|TCAS) ${within(25)} ?(?:INTERFERENCE|INTERF|JAMMING|RADIATION|DISTURBANCES?)|ELECTRONIC (?:WARFARE|JAMMING|COUNTERMEASURES)|HIGH INTENSITY RADIO|JAMMING`,
    ),
  ],
  [
    'fireworks',
    phrase(
      String.raw`FIRE ?WORKS?|PYROTECHNICS?|FEUX? D'ARTIFICES?|FUEGOS ARTIFICIALES|FOGOS DE ARTIFICIO|FLARES? (?:DISPLAY|FIRING)|CHINESE LANTERNS?|SKY LANTERNS?`,
    ),
  ],
  ['lasers', phrase(String.raw`LASERS?(?! (?:CEILOMETER|RANGE))|LASER SHOW`)],
  [
    'lights',
    phrase(String.raw`SEARCH ?LIGHTS?|SEARCHLIGH|SKY ?TRACERS?|SKY ?BEAMS?|LIGHT (?:SHOW|DISPLAY|BEAMS?)`),
  ],
  [
    'blasting',
    phrase(
      String.raw`BLASTING|(?<!JET )BLAST(?! (?:FENCE|PAD|DEFLECT\w*))|EXPLOSIVES?|EXPLOSIONS?|DEMOLITIONS?|DETONATIONS?|MINE CLEARANCE|EOD|ORDNANCE|VOLADURAS?|EXPLOSIVOS`,
    ),
  ],
]);

/** Equipment that comes down by parachute is no parachuting. */
const AS_A_MEANS = String.raw`\b(?:BY|UNDER|ON|VIA|WITH|USING) (?:AN? |THE |ITS |SMALL )?`;

/** Activities in the air or into it. */
const ACTIVITIES = hazardList([
  ['otherActivity', phrase(String.raw`DROPSONDES?`)],
  ['spaceDebris', phrase(String.raw`DEBRIS|RE-?ENTRY`)],
  [
    'rockets',
    phrase(
      String.raw`ROCKETS?|SPACE ?(?:LAUNCH|FLIGHT|CRAFT|VEHICLE|X)\w*|AEROSPACE|AEROPSACE|MISSILE LAUNCH|LAUNCH VEHICLE|SATELLITE LAUNCH|COHETES?`,
    ),
  ],
  [
    'firing',
    phrase(
      String.raw`FIRING|FRNG|GUNNERY|ARTILLERY|SHOOTING|MISSILES?|MORTARS?|HAIL(?: SUPPRESSION)?|AMMUNITION|BOMBING|GUN(?:S|FIRE|NERY)(?! BERM)|SMALL ARMS|WEAPONS?|TIRO|TIRS?|LIVE FIRE|GROUND TO AIR|SURFACE TO AIR`,
    ),
  ],
  [
    'modelFlying',
    phrase(
      String.raw`(?:LARGE |SCALE ){0,2}MODEL (?:ACFTS?|AIRCRAFTS?|AIRPLANES?|AEROPLANES?|PLANES?|FLYING|GLIDERS?|JETS?)|AEROMODEL\w*`,
    ),
  ],
  [
    'unmannedAircraft',
    phrase(String.raw`${DRONE}|BVLOS|(?:QUAD|HEXA|OCTO|MULTI)(?:RO)?[- ]?(?:COPTERS?|ROTORS?)`),
  ],
  [
    'parachuting',
    phrase(
      String.raw`(?<!${AS_A_MEANS})PARACHUT\w+|(?:TROOPS|PERSON(?:S|NEL)|PARATROOPS|JUMP\w*) ${within(40)}PARACHUTES?|PJE|SKY ?DIV\w+|PARA ?DROP\w*|PARAJUMP\w*|DROPPING OF (?:ARTICLES|LOADS|SUPPLIES)|AIR ?DROPS?|STATIC LINE|FREE ?FALL|PARACAIDIS\w+|BASE JUMP\w*`,
    ),
  ],
  [
    'paragliding',
    phrase(
      String.raw`PARA ?GLID\w+|HANG[- ]?GLID\w+|PARAMOTOR\w*|PARASCENDING|PARAPENT\w+|SPEED ?FLY\w+|ULTRALIGHTS?|MICROLIGHTS?`,
    ),
  ],
  [
    'gliding',
    phrase(
      String.raw`GLIDERS?|GLIDING|SAIL ?PLANES?|AEROTOW\w*|WINCH LAUNCH\w*|PLANEADORES|PLANEURS?|VOL A VOILE|WAVE FLYING`,
    ),
  ],
  ['kites', phrase(String.raw`KITES?|KITE FLYING|KITESURF\w*|COMETAS|CERFS?[- ]VOLANTS?`)],
  [
    'captiveBalloon',
    phrase(
      String.raw`(?:CAPTIVE|TETHERED|MOORED|ANCHORED|BARRAGE) (?:HOT AIR )?(?:BALLOONS?|AEROSTATS?|AIRSHIPS?|BLIMPS?)|AEROSTATS?|BALLON CAPTIF|GLOBO CAUTIVO`,
    ),
  ],
  [
    'balloons',
    phrase(
      String.raw`BALL?OONS?|RADIOSONDES?|RADIO SONDES?|DROPSONDES?|GLOBOS?|BALLONS?|AIRSHIPS?|BLIMPS?|PILOT BALLOON`,
    ),
  ],
  [
    'airDisplay',
    phrase(
      String.raw`AIR ?(?:DISPLAYS?|SHOWS?|RACES?|RACING)|FLY ?-?PASTS?|FLYING DISPLAYS?|AEROBATICS?|AEROBATIC|ACROBATIC\w*|DISPLAY (?:TEAM|ACFT|FLYING|PRACTICE|ROUTINE)|RED ARROWS|FLYPAST|FLYOVER|AIR DISPLAYS?|FLY[- ]?INS?`,
    ),
  ],
  [
    'lowFlying',
    phrase(
      String.raw`LOW(?:[- ](?:LEVEL|ALTITUDE|ALT|LVL))?[- ](?:FLYING|FLT|FLIGHTS?|FLYBY|PASS(?:ES)?|APPROACH(?:ES)?)(?! AREA)|LOW LEVEL (?:OPS|ACFT|NAV\w*|ACT\w*)|UNDER ?SLUNG|SLING ?LOADS?|TACTICAL (?:LANDINGS?|APPROACHES|OPS|FLYING)|TERRAIN FOLLOWING|VUELOS? A BAJA|VOLS? (?:A )?BASSE|FORMATION FLIGHTS?|FORMATION FLYING`,
    ),
  ],
  [
    'militaryExercise',
    phrase(
      String.raw`(?:MIL(?:ITARY)?|NAVAL|AIR|TACTICAL|NATO|FLYING|AIR DEFENCE|JOINT|COMBAT) (?:FLYING )?(?:EXER(?:CISES?)?|EX|EXERCICES?|OPS|OPERATIONS|ACT(?:IVIT(?:Y|IES))?|TRAINING|TRG|MANOEUVRES?|FLIGHTS?)|AIR EXER|EXERCISES?(?! (?:EXTREME |DUE |GREAT |UTMOST |ALL |SPECIAL )?(?:CAUTION|CTN|CARE|VIGILANCE|CAUTIONS))|FAST JETS?|COMBAT TRAINING|EJERCICIOS?|EXERCICES?`,
    ),
  ],
  [
    'helicopters',
    phrase(
      String.raw`(?:HEL|HELO|HELI|HELICOPTERS?|ROTARY[- ]WING|ROTARY)S? (?:ACFT )?(?:OPS|OPERATIONS?|ACT\w*|FLIGHTS?|FLYING|TRAINING WILL|LANDING|LDG|WINCH\w*|LOGGING|SURVEY|INTENSE|TRAFFIC|TFC|MOV\w*|FAST ROPE|ROUTE)|INTENSE HELICOPTER|(?:MULTIPLE|MIL|INTENSIVE|INCREASED) (?:HEL|HELICOPTERS?)|WINCHING|HELICOPTEROS|FAST ROPE|HELIMED OPS|FIRE ?FIGHTING ${within(20)}(?:ACFT|AIRCRAFT|HELICOPTERS?)`,
    ),
  ],
  [
    'cropSpraying',
    phrase(
      String.raw`CROP (?:SPRAY|DUST)\w*|AERIAL (?:SPRAY|APPLICATION|SEEDING|BAIT|TOPDRESSING)\w*|AGRICULTURAL (?:ACFT|AIRCRAFT|FLIGHTS?|OPS|OPERATIONS)|SPRAYING|FUMIGACION`,
    ),
  ],
  [
    'aerialWork',
    phrase(
      String.raw`AERIAL (?:WORK|SURVEY\w*|PHOTO\w*|FILM\w*|INSPECTION|SEEDING|PATROL\w*)|PHOTO(?:GRAPHIC|GRAPHY)? (?:FLIGHTS?|FLT|SURVEY|MISSION)|(?:PHOTO|SURVEY|CALIBRATION|CALIB|FLIGHT CHECK|FLIGHT INSPECTION) (?:FLT|FLIGHTS?|FLYING|ACFT|AIRCRAFT|OPS)|BANNER TOWING|POWER ?LINE (?:INSPECTION|SURVEY|PATROL)|PIPELINE (?:INSPECTION|SURVEY)|FILMING|LIDAR|GEOPHYSICAL|FOTOGRAFIA AEREA`,
    ),
  ],
  [
    'gasRelease',
    phrase(
      String.raw`GAS (?:VENTING|RELEASE|FLARING|FLARES?|BLOW\w*|BURN\w*|EMISSION)|VENTING|(?:COLD |HOT )?FLARING|FLARE STACK|HIGH PRESSURE GAS|GAS BLOWING|PLUME|THERMAL PLUME`,
    ),
  ],
  [
    'smoke',
    phrase(
      String.raw`SMOKE|VOLCANIC|VOLCANO|ASH CLOUDS?|(?:CONTROLLED|PRESCRIBED|STUBBLE) BURN\w*|FOREST FIRES?|WILD ?FIRES?|BRUSH ?FIRES?|HUMO|FEUX? DE FORET|BUSH ?FIRES?`,
    ),
  ],
  [
    'trafficConcentration',
    phrase(
      String.raw`(?:INTENSE|INTENSIVE|HEAVY|INCREASED|CONCENTRAT\w+|HIGH VOLUME) (?:AERIAL|AIR|AIRCRAFT|ACFT|FLYING|TRAINING|TFC|TRAFFIC|OF (?:ACFT|TRAFFIC))\w*(?: ACTIVITY)?|AIR RALLY|MASS MOVEMENT|COMPETITION`,
    ),
  ],
  [
    'otherActivity',
    phrase(
      String.raw`SPECIAL OPS|FORMATION TRANSITS?|SAR (?:EXER\w*|OPS|OPERATIONS)|SEARCH AND RESCUE (?:EXER\w*|OPS|OPERATIONS)|(?:TEST|TRIAL|RESEARCH) (?:FLIGHTS?|FLTS?)|EQUIP TESTING|(?:FLIGHT|FLT) (?:TESTS?|TRIALS?)|CLOUD SEEDING|AIR (?:TO AIR )?REFUEL\w+|SEAPLANES?|AMPHIBIOUS|CABLE ?(?:CAM|WAY)|ZIP ?LINE|(?:NON[- ]?STANDARD|HIGH[- ]ENERGY) MANOEUV(?:RES?|ERS?)|UNABLE TO COMPLY WITH RAC`,
    ),
  ],
]);

const DRONES_OVER_AERODROME: HazardList['entries'][number] = [
  'unmannedAircraft',
  phrase(
    String.raw`${DRONE} (?:SWARM |LIGHT |SURVEY |TEST |TRAINING |INSPECTION )?(?:FLYING|FLIGHTS?|FLTS?|OPS|OPR|OPERATING|OPERATIONS?|ACTIVIT(?:Y|IES)|ACT|SHOW|SURVEY|INSPECTION|WILL|IN PROGRESS)`,
  ),
];

/** Activities in the air that a NOTAM about an aerodrome tells of; names of users and places alone are none. */
const OVER_AERODROME = hazardList([
  [
    'modelFlying',
    phrase(
      String.raw`(?:LARGE |SCALE ){0,2}MODEL (?:ACFT|AIRCRAFT|AEROPLANE|AIRPLANE) (?:FLYING|ACTIVIT(?:Y|IES)|OPS|EVENT|SHOW)|(?:FLYING|OPERATION) OF (?:LARGE |SCALE ){0,2}MODEL ${AIRCRAFT}|MODEL FLYING`,
    ),
  ],
  DRONES_OVER_AERODROME,
  [
    'parachuting',
    phrase(
      String.raw`PARACHUTING|PARACHUTE (?:JUMP\w*|DROP\w*|DISPLAY|DESCENTS?|OPS|ACTIVITY)|PJE|SKY ?DIVING`,
    ),
  ],
  [
    'helicopters',
    phrase(
      String.raw`(?:HEL|HELO|HELICOPTER) (?:FAST ROPE|WINCH\w*|SLING ?LOAD|EXTERNAL LOAD|FIRE ?FIGHTING|ROUTES?)|FAST ROPE`,
    ),
  ],
  [
    'captiveBalloon',
    phrase(
      String.raw`(?:ADVERTISING|HELIUM|TETHERED|MOORED|CAPTIVE|HOT AIR) BALLOONS?|BALLOONS? (?:MOORED|TETHERED)`,
    ),
  ],
  [
    'airDisplay',
    phrase(String.raw`AEROBATICS?|FLY ?PASTS?|(?:AIR|FLYING) DISPLAYS? (?:OVERHEAD|OVER|WILL|IN PROGRESS)`),
  ],
  // Low passes along the approaches, far outside the aerodrome.
  [
    'lowFlying',
    phrase(
      String.raw`(?:CALIBRATION|CALIB|(?:FLT|FLIGHT) ?(?:CHECK\w*|INSPECTION)) (?:FLT|FLTS|FLIGHTS?|FLYING|ACFT|AIRCRAFT)|FORMATION (?:FLT|FLTS|FLIGHTS?|FLYING|ACFT)`,
    ),
  ],
]);

const DRONES_ALONE = hazardList([DRONES_OVER_AERODROME]);

export interface FoundHazard {
  readonly hazard: Hazard;
  readonly found: Found | null;
}

function lookUp(text: SearchText, list: HazardList, accepts?: Accepts): FoundHazard | null {
  for (const found of eachOf(text, list, accepts)) return found;
  return null;
}

/** The first place of each hazard of a list, in its order. */
function* eachOf(text: SearchText, { entries, list }: HazardList, accepts?: Accepts): Generator<FoundHazard> {
  if (!list.any.test(text.words)) return;
  for (const [hazard, pattern] of entries) {
    const found = findPhrase(text, pattern, accepts);
    if (found === null || /\b(?:NO|NIL) $/.test(text.words.slice(Math.max(0, found.from - 4), found.from)))
      continue;
    yield { hazard, found };
  }
}

/** Each danger or activity that item E names where `accepts` agrees. */
export function findHazardOfEach(text: SearchText, accepts: Accepts): readonly FoundHazard[] {
  return [...eachOf(text, ALWAYS, accepts), ...eachOf(text, ACTIVITIES, accepts)];
}

/** A danger that counts whatever the subject of the NOTAM is: birds, interference, fireworks, lasers, blasting. */
export function findHazardAnywhere(text: SearchText): FoundHazard | null {
  return lookUp(text, ALWAYS);
}

/** An activity in the air over an aerodrome, named in a NOTAM about the aerodrome. */
export function findActivityOverAerodrome(text: SearchText): FoundHazard | null {
  return lookUp(text, OVER_AERODROME);
}

/** Drones that fly over a runway or a taxiway that the NOTAM is about. */
export function findDronesOverAerodrome(text: SearchText): FoundHazard | null {
  return lookUp(text, DRONES_ALONE);
}

/** A danger or activity named in item E, where `accepts` agrees. */
export function findHazard(text: SearchText, accepts?: Accepts): FoundHazard | null {
  return lookUp(text, ALWAYS, accepts) ?? lookUp(text, ACTIVITIES, accepts);
}
