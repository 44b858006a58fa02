import type { Span } from '@klarnotam/aviation';
import { MONTHS, WEEKDAYS } from './vocabulary.ts';

const MONTH = `(?:${[...MONTHS.keys()].join('|')})`;
const WEEKDAY = `(?:${[...WEEKDAYS.keys()].join('|')}|WEEKENDS?|WEEKDAYS?)S?`;
const DAY_OF_MONTH = String.raw`[0-3]?\d(?:ST|ND|RD|TH)?`;
/** A date or a day by any name: `25 NOV`, `NOV 25TH`, `25/11`, `2025-11-25`, `SUNDAYS`, `CHRISTMAS DAY`. */
const DAY = String.raw`(?:(?:${DAY_OF_MONTH} ?(?:AND|TO|[-,/&]) ?){0,8}${DAY_OF_MONTH}(?: OF)?[ .-]?${MONTH}|${MONTH}[ .]?${DAY_OF_MONTH}|[0-3]?\d[/.][01]?\d\.?|20\d\d-[01]\d-[0-3]\d|${WEEKDAY}|(?:PUBLIC |BANK )?HOL(?:IDAYS?)?|PH|TODAY|TOMORROW|(?:CHRISTMAS|NEW YEAR'?S|EASTER|BOXING)(?: DAY| EVE| SUNDAY| MONDAY)?)(?![A-Z\d])`;
/** Switched off, of an activity or an area. */
const OFF = String.raw`(?:(?:NOT|NO|NIL|NON|NEVER)[ -]?(?:(?:BE|TO BE|YET|IN) )?(?:ACT(?:IVE|IVATED|IVITY|IVITIES|V)?|FLYING|FLIGHTS?|FLTS?|OPS|OPERATIONS?|FIRING|JUMP(?:ING|S)?|FORCE|USE|EFFECT|TAK(?:E|ING) PLACE|FLOWN|HELD)|INACT(?:IVE)?|FREE|DEACT(?:IVATED)?|OUT OF (?:USE|SERVICE)|SUSPENDED|PAUSED?|CANCELLED|CANCELED|CNL|CALLED OFF|(?<!(?:TAKE|TURN|SWITCH|SHUT|CUT|LIFT)[ -])OFF|(?:RESTRICTION|AREA|ACTIVITY) (?:OFF|COLD|LIFTED|CNL|CANCELLED)|DAYS? OFF|REST DAYS?)`;
const EXCEPTED = String.raw`(?:EXC(?:EPT|P|LUDING|L)?|BUT NOT|NOT|APART FROM|OTHER THAN|WITH EXCEPTION OF)(?: FOR| ON)?`;
/** What may stand between the two, within one statement. */
const BETWEEN = String.raw`[^.;\n]{0,30}?`;

const PATTERNS = [
  String.raw`${DAY}${BETWEEN}[ :,-]${OFF}`,
  String.raw`${OFF}(?: (?:ON|FOR|DURING|FROM|FM|UNTIL|TIL|TILL|AT|OVER|THE|DLY|EACH|EVERY)){0,3}[ :,-]{1,3}${DAY}`,
  String.raw`${EXCEPTED} ${DAY}`,
].map((source) => new RegExp(String.raw`(?<![A-Z\d])(?:${source})(?![A-Z\d])`, 'g'));

const ON = String.raw`(?:ACT(?:IVE|IVATED|V)?|TAK(?:E|ES|ING) PLACE|IN FORCE|APPL(?:Y|IES))`;
const ON_DAYS = [
  String.raw`${ON}(?: ONLY)?(?: ON)? ${DAY}(?: ONLY)?`,
  String.raw`ONLY(?: ON| DURING)? ${DAY}`,
  String.raw`${DAY} ONLY`,
  String.raw`(?:DURING|BY|IN|ONLY) (?:DAYLIGHT|DAYTIME|NIGHT ?TIME|DARKNESS|THE NIGHT|THE DAY)(?: HOURS| HRS)?|(?:DAYLIGHT|DAYTIME|NIGHT)(?: HOURS| HRS)? ONLY`,
].map((source) => new RegExp(String.raw`(?<![A-Z\d])(?:${source})(?![A-Z\d])`, 'g'));

/** The places where upper-case item E names days or parts of the day on which alone it is in force: `ACT 6 JAN AND 8 JAN`, `DAYLIGHT ONLY`. */
export function findDaysOn(text: string): Span[] {
  return findAll(text, ON_DAYS);
}

/** The places in upper-case item E where it says that something is off on a day: `25 NOV: NOT ACT`, `NO FLYING ON SUNDAYS`, `EXC 24 DEC`. */
export function findDaysOff(text: string): Span[] {
  return findAll(text, PATTERNS);
}

function findAll(text: string, patterns: readonly RegExp[]): Span[] {
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({ from: index, to: index + words.length })),
  );
}
