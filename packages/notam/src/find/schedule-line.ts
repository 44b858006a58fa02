const WORD =
  /^(?:MON|TUE|WED|THU|FRI|SAT|SUN|DAILY|DLY|WEEKDAYS|EXC|H24|HJ|HN|SR|SS|AND|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|\d{1,4})$/;
const HOURS = /\d{4}\s?-\s?\d{4}|H24|S[RS]\s?-|-\s?S[RS]/;
const LONGEST = 200;

/** Whether nothing but days and hours stands in upper-case `text`, as in item D: `MON-FRI 0700-1500`. */
export function isScheduleLine(text: string): boolean {
  if (text.length > LONGEST || !HOURS.test(text)) return false;
  return text
    .split(/[\s,;.–-]+/)
    .filter((word) => word !== '')
    .every((word) => WORD.test(word));
}
