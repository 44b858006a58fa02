import { entries } from './entries.ts';

const NAME = '(?:(?<name>[A-Z]{3,15}(?: [A-Z]{3,15})?) )?';
const LONGER_NAME = '(?:(?<name>[A-Z]{3,15}(?: (?:[A-Z]{3,15}|AND)){0,3}) )?';

/** Who permits, with a name where one is printed: `OSLO POLICE DISTRICT`, `TWR`. */
export const AUTHORITIES = {
  police: `${LONGER_NAME}POLICE(?: DISTRICT| DEPARTMENT| OPERATIONS CENT(?:RE|ER)| DRONE TEAM)?`,
  displayDirector: `${LONGER_NAME}(?:FLYING |AIR |(?<!FLYING |AIR ))DISPLAY DIRECTOR(?: AT (?<place>[A-Z]{3,15})(?: (?:AD|AERODROME|AIRPORT|AIRFIELD))?)?`,
  tower: `${NAME}(?:TWR|TOWER|CONTROL TOWER)`,
  approach: `${NAME}(?:APP|APPROACH)(?: CONTROL)?`,
  flightInformation: `${NAME}(?:AFIS(?: UNIT)?|FIS)`,
  airTrafficControl: `${NAME}(?:ATC|ATCC|ACC|AIR TRAFFIC CONTROL)(?: UNIT| CENT(?:RE|ER))?`,
  airTrafficServices: `${NAME}(?:ATSU|ATS(?: UNIT| AUTHORITY)?|AIR TRAFFIC SERVICES?(?: UNIT)?)`,
  aviationAuthority: '(?:CAA|NAA|(?:THE )?(?:NATIONAL )?(?:CIVIL )?AVIATION AUTHORITY)',
  aerodromeOperator:
    '(?:AD|AP|AERODROME|AIRPORT|HELIPORT) (?:OPERATOR|OPR|AUTHORITY|ADMINISTRATION|MANAGER|MANAGEMENT)',
  military: '(?:MIL|MILITARY) AUTHORIT(?:Y|IES)|ARMED FORCES',
  incidentCommander: '(?:ON[- ]SCENE|INCIDENT|RESCUE) (?:COMMANDER|LEADER)',
  rescueCentre: '(?:J?RCC|ARCC|(?:JOINT )?RESCUE CO-?ORDINATION CENT(?:RE|ER))',
  fireService: '(?:FIRE (?:BRIGADE|SERVICE|DEPARTMENT))',
} as const;
/** `other`: one that its name alone tells. */
export type AuthorityCode = keyof typeof AUTHORITIES | 'other';
export const AUTHORITY_ENTRIES = entries(AUTHORITIES);
