import type { SlotKind } from '../slot.ts';

const LATITUDE_LONGITUDE =
  '(?:[NS] ?\\d{2}[\\d .°\'’"”-]{0,12}[ ,/]{0,2}[EW] ?\\d{2,3}[\\d .°\'’"”-]{0,12}|\\d{2}[\\d .°\'’"”-]{0,14}[NS][ ,/-]{0,2}\\d{2,3}[\\d .°\'’"”-]{0,14}[EW])';
const MONTH =
  '(?:JAN|FEB|MAR|APR|MAY|JUNE?|JULY?|AUG|SEPT?|OCT|NOV|DEC|JANUARY|FEBRUARY|MARCH|APRIL|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER)';
const DAY =
  '(?:MON|TUES?|WED|THU|THURS?|FRI|SAT|SUN|MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY|SATURDAY|SUNDAY)S?';
const CLOCK =
  '(?:(?:[01]\\d|2[0-4])[0-5]\\d|\\d{1,2}[:.][0-5]\\d|\\d{2}/\\d{4}|\\d{6,12})(?: ?(?:UTC|GMT|LMT|LT|LOCAL|Z|HRS?|H|L)(?![A-Z0-9]))?';
const MOMENT = `(?:(?:\\d{1,2}(?:ST|ND|RD|TH)?(?: ?[-/] ?\\d{1,2})?[ -]?)?${MONTH}(?:[ -]\\d{1,2}(?!\\d))?(?:[ ,-]{1,2}(?:20)?\\d{2}(?!\\d))?|${DAY}|H24|HJ|HN|S[RS](?: ?[+-] ?\\d{1,3})?|SUNRISE|SUNSET|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d{2})`;
const UNIT =
  '(?:FT|FEET|FOOT|M|MTRS?|METRES?|METERS?|KMS?|KILOMETRES?|KILOMETERS?|NMS?|NAUTICAL MILES?|MILES?|CM|MM|INCH(?:ES)?|IN|YDS?|YARDS?)';

/** Figures as the telegrams write them, by what they are; the longest that matches is taken, of two the first. */
export const FIGURE_PATTERNS: readonly { readonly kind: SlotKind; readonly expression: RegExp }[] = (
  [
    [
      'contact',
      '(?:HTTPS?:?//|WWW\\.)\\S+|[A-Z0-9._%+-]+(?:@|\\(AT\\))[A-Z0-9.-]+|[A-Z0-9-]+(?:\\.[A-Z0-9-]+)*\\.(?:COM|ORG|NET|INT|GOV|EDU|MIL|INFO|[A-Z]{2})(?:/\\S*)?',
    ],
    [
      'contact',
      '(?:\\+|00)\\d[\\d ()/.-]{6,25}\\d|0\\d{2,5}[ -]?\\d{3,8}(?:[ -]?\\d{2,6})?|\\(?\\d{2,4}\\)?[ -]\\d{3}[ -]\\d{3,5}',
    ],
    ['position', `${LATITUDE_LONGITUDE}(?:(?: ?[-,;:] ?| TO | AND | ){0,3}${LATITUDE_LONGITUDE})*`],
    [
      'period',
      `${MOMENT}(?: ?(?:[-,/&]|AND|TO|FM|FROM|TILL?|UNTIL|BTN|THRU|DAILY|DLY) ?| )?(?:${MOMENT}|${CLOCK})`,
    ],
    ['period', MOMENT],
    ['period', `${CLOCK} ?(?:-|TO|AND|/) ?${CLOCK}`],
    ['period', '\\d{1,4} ?(?:HRS?|HOURS?|MINS?|MINUTES?|SECS?|SECONDS?|DAYS?|WEEKS?|MONTHS?|YEARS?|H)'],
    ['period', '\\d{4} ?(?:UTC|GMT|LMT|LT|Z)|\\d{10}|\\d{12}'],
    [
      'height',
      '(?:FL ?\\d{2,3}|\\d[\\d.,]* ?(?:FT|M|FEET|METRES|METERS) ?(?:AGL|AMSL|MSL|QNH|AAL|ASL))(?: ?(?:[-/]|TO|AND) ?(?:FL ?\\d{2,3}|\\d[\\d.,]* ?(?:FT|M|FEET|METRES|METERS)(?: ?(?:AGL|AMSL|MSL|QNH|AAL|ASL))?))?',
    ],
    ['distance', `\\d[\\d.,]*(?: ?(?:[-/X]|BY|TO) ?\\d[\\d.,]*)? ?${UNIT}(?: ?[X/] ?\\d[\\d.,]* ?${UNIT})?`],
    [
      'frequency',
      '(?:\\d{3}\\.\\d{1,3}(?: ?MHZ)?|\\d{2,5}(?:\\.\\d{1,3})? ?[KMG]HZ)(?:(?: ?[/,&] ?| AND | OR )(?:\\d{3}\\.\\d{1,3}|\\d{2,5}(?:\\.\\d{1,3})? ?[KMG]HZ)(?: ?MHZ)?)*',
    ],
    ['designator', '\\d{2}[LCR]?/\\d{2}[LCR]?|\\d{2}[LCR]'],
    [
      'reference',
      '(?:AIP )?(?:AD|ENR|GEN) ?\\d(?:[.-]\\w+)*(?: [A-Z]{4})?(?: ?[-–] ?\\d[\\w.-]*)?|[A-Z]{1,2}\\d{2,4}/\\d{2,4}(?: ?[A-Z]{4})?|(?:NR\\.? ?)?\\d{1,4}/(?:20)?\\d{2}(?!\\d)',
    ],
    [
      'figure',
      '\\d[\\d.,]*(?: ?[-/] ?\\d[\\d.,]*)? ?(?:PERCENT|PER CENT|PCT|%|KTS?|KNOTS?|KM/?H|KPH|MPH|KGS?|TONNES?|TONS?|LBS?|LITRES?|LITERS?|GALLONS?|GAL|HPA|DEG(?:REES)?(?: ?(?:MAG|TRUE|T|M))?|°)',
    ],
  ] as const
).map(([kind, source]) => ({ kind, expression: new RegExp(`(?:${source})(?![A-Z0-9])`, 'y') }));
