import { entries } from './entries.ts';
import { AIRCRAFT } from '../vocabulary.ts';

const UAS = `(?:SMALL )?(?:UAS|UAV|UNMANNED (?:ACFT|AIRCRAFT|AERIAL VEHICLES?)(?: SYSTEMS?)?|UNMANNED|DRONES?|RPAS|RPA)(?: \\((?:UA[SV]|DRONES?|RPAS?|UNMANNED ${AIRCRAFT})\\))?`;
const ACFT = '(?: ?(?:ACFT|AIRCRAFT|FLTS?|FLIGHTS?|FLYING|TFC|TRAFFIC|OPS|OPERATIONS|OPR))';
const WEIGHED = `${AIRCRAFT} (?:WITH |HAVING )?(?:AN? )?(?:MAX(?:IMUM)? )?(?:MTOW|MTOM|AUW|WEIGHT|WT|MASS|WEIGHING)(?: OF)?`;
const WEIGHT = '\\d{1,6}(?:[.,]\\d{1,3})? ?(?:KG|T|TONS|TONNES|LBS?)';
const SPAN = '\\d{1,3}(?:[.,]\\d{1,2})? ?(?:M|FT)';

/** Whom or what a restriction is for; a pattern's named group is `value`. */
export const USERS = {
  wingspanOver: `(?:ALL )?${AIRCRAFT} (?:WITH |HAVING )?(?:A )?(?:WINGSPAN|WSPAN|WING SPAN) (?:OF )?(?:MORE THAN|GREATER THAN|GREATER|EXCEEDING|OVER|ABV|ABOVE|LARGER THAN) (?<value>${SPAN})`,
  wingspanFrom: `(?:ALL )?${AIRCRAFT} (?:WITH |HAVING )?(?:A )?(?:WINGSPAN|WSPAN|WING SPAN) (?:OF )?(?<value>${SPAN}) (?:OR|AND) (?:MORE|GREATER|LARGER|ABOVE)`,
  wingspanUnder: `(?:ALL )?${AIRCRAFT} (?:WITH |HAVING )?(?:A )?(?:WINGSPAN|WSPAN|WING SPAN) (?:OF )?(?:LESS THAN|BELOW|BLW|UNDER|SMALLER THAN) (?<value>${SPAN})`,
  wingspanUpTo: `(?:ALL )?${AIRCRAFT} (?:WITH |HAVING )?(?:A )?(?:WINGSPAN|WSPAN|WING SPAN) (?:OF )?(?:(?:UP TO|NOT EXCEEDING|NOT MORE THAN|MAX(?:IMUM)?) |(?=${SPAN} OR (?:LESS|SMALLER)))(?<value>${SPAN})(?: OR (?:LESS|SMALLER))?`,
  codeLetter: `(?:ICAO )?(?:CODE|CAT(?:EGORY)?)(?: LETTER)? (?<value>[A-F](?:(?:/|, ?| AND )[A-F]){0,4})(?: ${AIRCRAFT})?`,
  aircraftUpToCode: `${AIRCRAFT} UP TO (?:ICAO )?CODE(?: LETTER)? (?<value>[A-F])`,
  aircraftType: `(?<value>[A-Z]{1,2}-?\\d{2,4}(?:-\\d{1,4})?[A-Z]?(?:(?:/|, ?| AND )[A-Z]{1,2}-?\\d{2,4}(?:-\\d{1,4})?[A-Z]?){0,5})(?: ${AIRCRAFT})`,
  takeOffAndLanding:
    '(?:(?:TKOF|TAKE-? ?OFF|DEP)(?: AND | & |/)(?:LDG|LANDING|ARR)|(?:LDG|LANDING)(?: AND | & |/)(?:TKOF|TAKE-? ?OFF))S?(?: TFC| TRAFFIC)?',
  takeOff: '(?:TKOF|TAKE-? ?OFF|DEP|DEPARTURES?|DEPG ACFT)',
  landing: '(?:LDG|LANDINGS?)',
  arrivals: '(?:ARR|ARRIVALS?|ARRIVING ACFT)',
  taxiing: '(?:TAX|TAXIING|TAXI)',
  touchAndGo: '(?:TGL|TOUCH AND GO(?: LANDINGS?)?)',
  parking: '(?:ACFT )?(?:PRKG|PARKING)',
  towing: 'TOWING',
  overflights: '(?:OVERFLIGHT ACFT|OVERFLIGHTS?|OVERFLYING(?: ACFT| TFC)?)',
  diversions: '(?:DIVERSIONS?|DIVERTING ACFT|ALTN)',
  emergencyServices: `(?:ROTARY )?EMERG(?:ENCY)? SERVICES?(?: HELICOPTERS?)?${ACFT}?`,
  emergency: `(?:EMERG(?:ENCY|ENCIES)?)${ACFT}?`,
  medical: `(?:MEDEVAC|MEDICAL(?: EMERG(?:ENCY)?)?|HEMS|AIR AMBULANCE|AMBULANCE|HOSP(?:ITAL)?|HELIMED|SANITARY)${ACFT}?`,
  searchAndRescue: `(?:SAR|SEARCH AND RESCUE|COASTGUARD|HM COASTGUARD)${ACFT}?`,
  fireFighting: `(?:FIRE ?FIGHTING)${ACFT}?`,
  police: `(?:POLICE(?: HELICOPTERS?| HEL)?)${ACFT}?`,
  military: `(?:(?:MIL|MILITARY)${ACFT}?|(?:(?:FEDERAL|NATIONAL) )?ARMED FORCES${ACFT}?)`,
  civil: `(?:CIV|CIVIL|CIVILIAN)${ACFT}?`,
  militaryStandby: '(?:MIL|MILITARY) NATIONAL STANDBY (?:ACFT|AIRCRAFT)',
  flyingClub: '(?<value>[A-Z][A-Z-]{2,20}(?: [A-Z]{3,20})?) FLYING CLUB',
  state: `(?:STATE|GOVERNMENT|HEAD OF STATE|VIP)${ACFT}?`,
  approvedFlights: `(?:APPROVED|AUTHORI[SZ]ED)${ACFT}`,
  scheduledFlights: `(?:SKED|SCHEDULED|REGULAR)${ACFT}?`,
  nonScheduledFlights: `(?:NON-? ?(?:SKED|SCHEDULED|REGULAR))${ACFT}?`,
  generalAviation: `(?:GA|GENERAL AVIATION)${ACFT}?`,
  commercial: `(?:COMMERCIAL(?: AVIATION)?|CARGO)${ACFT}?`,
  based: `(?:(?:LOCALLY |HOME |STATION )?BASED|RESIDENT|LOCAL)${ACFT}`,
  visiting: `(?:VISITING|TRANSIENT|NON-? ?BASED|NON-? ?RESIDENT)${ACFT}`,
  international: `(?:INTL|INTERNATIONAL)${ACFT}?`,
  domestic: `(?:DOM|DOMESTIC)${ACFT}?`,
  training: `(?:TRG|TRAINING|SCHOOL|SOLO STUDENT)${ACFT}?`,
  visualFlights: `(?:VFR|SVFR)${ACFT}?`,
  instrumentFlights: `IFR${ACFT}?`,
  helicopters: `(?:ALL )?(?:HEL|HELICOPTERS?|ROTARY(?: WING)?)${ACFT}?`,
  fixedWing: `(?:ALL )?FIXED-? ?WING${ACFT}?`,
  jets: `(?:JET|TURBOJET)${ACFT}?`,
  gliders: `(?:GLD|GLIDERS?)${ACFT}?`,
  unmannedLighterThan: `${UAS}${ACFT}? (?:OF |WITH )?(?:A )?(?:MTOM |MTOW |MASS )?(?:OF )?(?:LESS THAN|BELOW|BLW|UNDER) (?<value>\\d{1,4} ?(?:G|KG))`,
  unmannedUpTo: `${UAS}${ACFT}? (?:OF |WITH )?(?:A )?(?:MTOM |MTOW |MASS )?(?:OF )?(?:UP TO|NOT EXCEEDING|NOT MORE THAN) (?<value>\\d{1,4} ?(?:G|KG))`,
  lighterThan: `(?:ALL )?${WEIGHED} (?:LESS THAN|BELOW|BLW|UNDER) (?<value>${WEIGHT})`,
  weightUpTo: `(?:ALL )?${WEIGHED} (?:UP TO|NOT EXCEEDING|NOT MORE THAN) (?<value>${WEIGHT})`,
  heavierThan: `(?:ALL )?${WEIGHED} (?:MORE THAN|GREATER THAN|EXCEEDING|OVER|ABV|ABOVE) (?<value>${WEIGHT})`,
  unmannedAircraft: `${UAS}(?:${ACFT}| FLYING| OPERATORS| PILOTS| ACT(?:IVITY|IVITIES)?)?S?`,
  modelAircraft: `MODEL ?(?:ACFT|AIRCRAFT|AEROPLANES?|PLANES?)(?: FLYING| FLIGHTS?| OPS| OPERATIONS)?`,
  mannedAircraft: `MANNED${ACFT}`,
  paragliders:
    '(?:PARAGLID(?:ERS?|ING)|HANG ?-?GLID(?:ERS?|ING))(?:(?:/| AND )(?:PARAGLID(?:ERS?|ING)|HANG ?-?GLID(?:ERS?|ING)))?',
  balloons: '(?:(?:HOT AIR |FREE |MANNED )?BALLOONS?)',
  participating: `PARTICIPATING${ACFT}`,
  nonParticipating: `(?:NON-? ?PARTICIPATING(?: AIR)?${ACFT}|(?:ACFT|AIRCRAFT|TFC|TRAFFIC|FLIGHTS) NOT (?:INVOLVED|ENGAGED|PARTICIPATING|TAKING PART)(?: IN (?:THE |THIS )?(?:OPERATIONS?|OPS|ACTIVITY|EXERCISE|EVENT|DISPLAY|FIRE ?FIGHTING|RESCUE))?)`,
  equippedAircraft: `${AIRCRAFT} EQUIPPED WITH (?:SUITABLE|APPROVED) RNAV SYSTEMS? WITH GPS`,
  vehicles: 'VEHICLES?(?: TFC| TRAFFIC)?',
  operationsDuringNight: '(?:NGT|NIGHT)(?: (?:OPS|OPERATIONS|FLYING|TIME|TKOF AND LDG))',
  ownPower: `${AIRCRAFT} UNDER (?:THEIR )?OWN (?:PWR|POWER)`,
  everyone: `(?:ALL|ANY)(?: (?:AIR|FLIGHT))?${ACFT}`,
  operations: '(?:OPS|OPERATIONS|FLT OPS|FLIGHT OPERATIONS)',
  aircraft: '(?:(?:ACFT|AIRCRAFT)(?: OPS| OPERATIONS)?|TFC|TRAFFIC|AIR TRAFFIC|FLTS|FLIGHTS)',
  needingLicence: `(?:${AIRCRAFT}|TFC|TRAFFIC|FLIGHTS|FLTS) (?:REQUE?I?R(?:ING|EING)|(?:THAT|WHICH) REQUIRE) (?:THE )?USE OF (?:AN? )?LICEN[CS]ED (?:AD|AERODROME)`,
  withWrittenPermission: `(?:(?:THOSE|${AIRCRAFT}) )?WITH (?:PRIOR )?(?:SPECIFIC )?WRITTEN (?:AUTHORI[SZ]ATION|PERMISSION|APPROVAL) (?:FROM|FM|OF|BY) (?:THE )?(?:AD|AERODROME|AIRPORT) (?:MANAGER|OPERATOR|AUTHORITY)`,
  operators: `(?:(?:ALL )?(?:${AIRCRAFT}|AIRLINE|CIVIL(?: ${AIRCRAFT})?|AIR TRANSPORT|COMMERCIAL(?: AIR)?) OPERATORS|(?:ALL )?OPERATORS(?! OF ))`,
  movements: '(?:ALL )?(?:ACFT |AIRCRAFT )?MOVEMENTS',
  prearrangedInstrumentFlights: '(?:PRE-? ?(?:ARRANGED|BOOKED) IFR (?:FLIGHTS?|FLTS?|TRAFFIC|TFC))',
  prearrangedFlights:
    '(?:PRE-? ?(?:ARRANGED|BOOKED) (?:(?:ACFT |AIRCRAFT )?MOVEMENTS?|FLIGHTS?|FLTS?|TRAFFIC|TFC))',
} as const;
/** `asPrinted`: no pattern reads whom a restriction is for, and the words themselves tell. */
export type UserCode = keyof typeof USERS | 'asPrinted';
export const USER_ENTRIES = entries(USERS);
