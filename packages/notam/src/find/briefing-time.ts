const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const MONTH = `(?:${MONTHS.join('|')})`;

/** `12 FEB 2023 08:00`, `12 FEB 08:00 2023`, `2023-02-12 08:00`: a moment as briefing systems print it, in UTC. */
export const BRIEFING_TIME = String.raw`(?:\d{10}|\d{1,2}[\s-]${MONTH}[\s-](?:20)?\d{2},?\s{1,3}\d{2}:?\d{2}|\d{1,2}\s${MONTH}\s\d{2}:\d{2}(?:\s20\d{2})?|20\d{2}-\d{2}-\d{2}[ T]\d{2}:\d{2})(?![\d:])(?: ?(?:UTC|Z))?(?![A-Z])`;

const YEAR_FIRST = /^20(\d{2})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})/;
const YEAR_BEFORE_TIME = new RegExp(
  String.raw`^(\d{1,2})[\s-](${MONTH})[\s-](?:20)?(\d{2}),?\s{1,3}(\d{2}):?(\d{2})(?![\d:])`,
);
const YEAR_BEHIND_TIME = new RegExp(String.raw`^(\d{1,2})\s(${MONTH})\s(\d{2}):(\d{2})\s20(\d{2})(?!\d)`);

/** The ten digits (`YYMMDDhhmm`) of the {@link BRIEFING_TIME} that `text` begins with; null where it is none or has no year. */
export function toTenDigits(text: string): string | null {
  const iso = YEAR_FIRST.exec(text);
  if (iso !== null) return iso.slice(1).join('');
  const before = YEAR_BEFORE_TIME.exec(text);
  const behind = before === null ? YEAR_BEHIND_TIME.exec(text) : null;
  const [day, month, year, hour, minute] =
    before !== null
      ? before.slice(1)
      : behind !== null
        ? [behind[1], behind[2], behind[5], behind[3], behind[4]]
        : [];
  if (day === undefined || month === undefined) return null;
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  return [year, number, day.padStart(2, '0'), hour, minute].join('');
}
