import type { GlossaryKey } from '@klarnotam/notam';

type Beside = (before: string, after: string) => GlossaryKey | null;

const DEGREES = /\d(?:DEG)?$|^(?:DEG|DEGREES?|HDG|HEADING|BRG|BEARING|TRACK|TR|COURSE)$/;
const OF_THE_COMPASS = /^(?:VAR|VARIATION|HDG|HEADING|BRG|BEARING|TRACK|NORTH|COURSE|DEV)$/;
const NUMBERED = /^(?:TEL|TELEPHONE|PHONE|MOB|MOBILE|FAX|FLT|FLIGHT|REG|REF|REFERENCE|SERIAL|MSN|TAIL)$/;
/** A figure, a day, a month or the letter of a stand: the end of a range, which belongs to it. */
const END_OF_RANGE =
  /^[(']?(?:\d|[A-Z]{1,2}\d{0,4}(?:$|[,;.()/])|MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)/;
const EQUIPMENT =
  /^(?:POWER|PWR|GEN|GENERATOR|LGT|LIGHTS?|LIGHTING|RWY|RUNWAY|FIELD|FREQ|TX|RX|RADIO|RADAR|BATTERY)$/;

/** What some abbreviations mean hangs on the words beside them; elsewhere they are names, or words of another language. */
const BESIDE: ReadonlyMap<string, Beside> = new Map<string, Beside>([
  // Runway surface condition in North American reports (FAA Order 7930.2, Canadian NOTAM manual).
  ['RSC', (before, after) => (/^(?:RWY|\d)/.test(after) || before === 'RWY' ? 'RSCD' : 'RSC')],
  ['MAG', (before, after) => (DEGREES.test(before) || OF_THE_COMPASS.test(after) ? 'MAG' : null)],
  ['AUX', (_, after) => (EQUIPMENT.test(after) ? 'AUX' : null)],
  [
    'NR',
    (before, after) => (/^(?:\.?\d|[A-Z]{0,3}\d|OF$)/.test(after) || NUMBERED.test(before) ? 'NR' : null),
  ],
  ['OPR', (_, after) => (after === 'BY' ? 'OPERATED' : 'OPR')],
  ['THRU', (_, after) => (END_OF_RANGE.test(after) ? 'THRU' : 'THROUGH')],
  // Of a document; parachutists are `PARAS` too.
  ['PARA', (_, after) => (/^[(\d]/.test(after) ? 'PARAGRAPH' : null)],
  ['PARAS', (_, after) => (/^[(\d]/.test(after) ? 'PARAGRAPH' : null)],
]);

/** What tells the entry of `word` by the words beside it, null where it is none there; undefined for most words. */
export function contextOf(word: string): Beside | undefined {
  return BESIDE.get(word);
}
