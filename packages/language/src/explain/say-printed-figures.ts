import type { Length } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatHeight } from '../format/height.ts';
import { formatLength } from '../format/length.ts';
import { formatUtc } from '../format/utc.ts';
import { say } from '../say.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const MONTH = MONTHS.join('|');
const DATE = new RegExp(
  String.raw`\b(?:(\d{1,2})[ -](${MONTH})(?:[ -](\d{4}|\d{2}))?|(${MONTH}) (\d{1,2})(?: (\d{4}))?)\b`,
  'g',
);

/** `OCT 2023` in the words of the language; null where it is none. */
export function sayMonthOfYear(text: string, catalogue: Catalogue): string | null {
  const [, name = '', year = ''] = /^([A-Z]{3})[A-Z]{0,6} (\d{4})$/.exec(text) ?? [];
  const month = catalogue.months[MONTHS.indexOf(name)];
  return month === undefined ? null : say(catalogue, 'monthOfYear', { month, year });
}

/** As items B and C write it. */
const INSTANT = /^(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d)$/;

/** `text` with its dates in the words of the language: `20 AUG 2026`, `20 AUG`, `APR 11`, `2608200630`. */
export function sayDates(text: string, catalogue: Catalogue): string {
  const [, shortYear, month, day, hour, minute] = INSTANT.exec(text) ?? [];
  if (shortYear !== undefined) {
    return formatUtc(`20${shortYear}-${month}-${day}T${hour}:${minute}:00Z`, catalogue);
  }
  return text.replace(
    DATE,
    (
      _printed: string,
      day?: string,
      month?: string,
      year?: string,
      name?: string,
      date?: string,
      full?: string,
    ) => {
      const index = MONTHS.indexOf(month ?? name ?? '');
      const said = { day: String(Number(day ?? date)), month: catalogue.months[index] ?? '' };
      const of = year ?? full;
      return of === undefined
        ? say(catalogue, 'scheduleDate', said)
        : say(catalogue, 'utcDate', { ...said, year: of.length === 2 ? `20${of}` : of });
    },
  );
}

const FIGURE =
  /(?<![\dA-Z.,])(\d{1,6}(?:\.\d{1,4})?) ?(?:(FT|M|KM|NM|KT|KNOTS)(?: (AGL|AMSL|MSL))?)(?![A-Z0-9])/g;

/** `text` with its lengths, heights and speeds in the words of the language: `2000FT AGL`, `450 KNOTS`, `60M`. */
export function sayFigures(text: string, catalogue: Catalogue): string {
  return text.replace(FIGURE, (printed: string, value: string, unit: string, datum?: string) => {
    if (unit === 'KT' || unit === 'KNOTS')
      return say(catalogue, 'speedKnots', { value, count: Number(value) });
    if (datum === undefined) return formatLength({ value, unit: unit as Length['unit'] }, catalogue);
    if (unit === 'KM' || unit === 'NM') return printed;
    const reference = datum === 'AGL' ? 'agl' : 'amsl';
    return formatHeight({ value: Number(value), unit: unit === 'FT' ? 'ft' : 'm', reference }, catalogue);
  });
}

/** `07:00` for `0700`, and the same within `0700-1200, 1300-1700`: one clock style in all words. */
export function printedClock(text: string): string {
  // `0000-0035 0445-2359` are two ranges.
  const listed = text.replace(/(?<=\d{4}-\d{4}) (?=\d{4}-\d{4})/g, ', ');
  return listed.replace(
    /(?<!\d)([01]\d|2[0-4])([0-5]\d)(?:-([01]\d|2[0-4])([0-5]\d))?(?!\d)/g,
    (_all, ...found) => {
      const [hour, minute, toHour, toMinute] = found as (string | undefined)[];
      const from = `${hour ?? ''}:${minute ?? ''}`;
      return toHour === undefined ? from : `${from}–${toHour}:${toMinute ?? ''}`;
    },
  );
}
