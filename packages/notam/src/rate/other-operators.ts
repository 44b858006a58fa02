import { phrase } from '../search/phrase.ts';
import type { HarmlessSubject } from './reason.ts';
import { findPhrase, type Found } from '../search/find-phrase.ts';
import type { SearchText } from '../search/search-text.ts';
import { DRONE, FORBIDDEN, within } from '../vocabulary.ts';

const MILITARY_ONLY = phrase(
  String.raw`(?<!NON[- ])(?:MIL(?:I|ITARY)?|STATE) (?:FAST )?(?:JETS?|ACFT|AIRCRAFT|FLIGHTS?|HELICOPTERS?|AUTONOMOUS OPERATIONS) ${within(30)} ?(?:SHALL|MUST|HAVE TO|ARE TO|SHOULD|TO|WILL|ARE NOT) (?:NOT (?:FLY|ENTER|OVERFLY)|AVOID|PERMITTED|REMAIN CLEAR)|(?:MIL|MILITARY) (?:FIXED[- ]WING |ROTARY[- ]WING |ROTARY )?(?:PILOTS|CREWS|AIRCREWS?) (?:ARE TO|SHALL|MUST|TO|SHOULD) AVOID|ENVIRONMENTAL AVOID|EMBARGO (?:TO|FOR) MIL(?:ITARY)?`,
);

const SOME_OPERATORS = phrase(
  String.raw`(?:ACFT|AIRCRAFT|OPERATORS?|AIRLINES?|CARRIERS?|PERSONS|FLIGHTS?) (?:(?:THAT|WHICH) (?:ARE|IS) )?(?:OWNED|CHART?ERED|REGISTERED|CERTIFIED|LICEN[CS]ED|LEASED|OPERATED BY PERSONS|HOLDING AN? AOC|CONNECTED WITH|ISSUED WITH)|(?:UK|US|U\.S\.|RUSSIAN|UKRAINIAN|BELARUS\w*|CANADIAN|GERMAN|FRENCH|QATARI?|ISRAELI?|IRANIAN|TURKISH|EU|SYRIAN)[- ](?:REGISTERED|REG|AIR OPERATORS?|AIRLINES?|CARRIERS?|OPERATORS?|AIR CARRIERS?)|(?!(?:ALL|ANY|OTHER|CIVIL|EVERY|THESE|SUCH|LIGHT|SMALL|PRIVATE|FOREIGN|NO|MANNED) )[A-Z]{4,20} (?:AIRCRAFT|ACFT|AIRLINES?) (?:ARE |IS )?(?:BANNED|PROHIBITED|DENIED)(?: ENTRY)? (?:FROM|TO|INTO) (?:[A-Z]{1,20} ){1,3}(?:AIRSPACE|FIR)|(?!(?:ALL|ANY|OTHER|CIVIL|EVERY|THESE|SUCH|COMMERCIAL|FOREIGN) )[A-Z]{4,20} (?:AIR CARRIERS|AIR OPERATORS)|[A-Z]{1,30}[- ](?:REGISTERED|OPERATED|OWNED|LEASED)(?: (?:CIVIL|MILITARY|MIL|AND|OR|OPERATED|LEASED|OWNED|REGISTERED|STATE)){0,4} (?:AIR|ACFT|AIRCRAFT|OPERATORS?)`,
);

const MANNED_ONLY = phrase(
  String.raw`(?:(?:JOY|SIGHTSEEING|TOURIST|SCENIC|PLEASURE|PASSENGER) FLIGHTS?|PARASAILING|PARAGLIDING|HANG ?-?GLIDING|HELICOPTER (?:JOY ?RIDES?|RIDES|TOURS?)|MANNED (?:ACFT|AIRCRAFT|FLIGHTS?|AVIATION|PARAGLIDERS?|GLIDERS?|BALLOONS?|ULTRALIGHTS?|HELICOPTERS?)) ${within(80)} ?(?:${FORBIDDEN}|SUSPENDED)`,
);

const HAZARD_TO_ALL = phrase(
  String.raw`SMALL ARMS|MISSILES?|ANTI-?AIRCRAFT|WEAPONS?|ARMED CONFLICT|MILITARY (?:ACTIVIT(?:Y|IES)|ACTION)|HAZARDOUS SITUATION|CONFLICT ZONE`,
);

const DRONES = phrase(DRONE);
const AUTONOMOUS = phrase('AUTONOMOUS');

/** A rule that binds somebody else alone: military aircraft, or the operators of some State. */
export interface OtherOperators {
  readonly subject: Extract<HarmlessSubject, 'militaryOnly' | 'someOperatorsOnly' | 'mannedOnly'>;
  readonly found: Found;
  /** It is made because of a danger that would meet everybody there. */
  readonly hazardToAll: boolean;
}

/** Finds a rule for others alone, in a text that makes no rule for drones beside it. */
export function findOtherOperators(text: SearchText): OtherOperators | null {
  if (findPhrase(text, DRONES) !== null && findPhrase(text, AUTONOMOUS) === null) return null;
  const hazardToAll = findPhrase(text, HAZARD_TO_ALL) !== null;
  const military = findPhrase(text, MILITARY_ONLY);
  if (military !== null) return { subject: 'militaryOnly', found: military, hazardToAll: false };
  const manned = findPhrase(text, MANNED_ONLY);
  if (manned !== null) return { subject: 'mannedOnly', found: manned, hazardToAll: false };
  const operators = findPhrase(text, SOME_OPERATORS);
  return operators === null ? null : { subject: 'someOperatorsOnly', found: operators, hazardToAll };
}
