import { isDigit } from '@klarnotam/aviation';

/** The time of issue of a weather report: day, hour and minute UTC (WMO No. 306, FM 15 and FM 51). */
const ISSUED = /(?<!\d)\d{6}Z(?=\s)/y;
const ISSUED_DIGITS = 6;
const NAMED = /(?:^|\s)((?:METAR|SPECI|TAF)\s{1,3}(?:(?:COR|AMD|AUTO)\s{1,3})?[A-Z][A-Z0-9]{3}\s{1,3})$/;
const UNNAMED = /(?:^|[\r\n])[ \t]{0,9}([A-Z][A-Z0-9]{3}[ \t]{1,3})$/;
/** Behind the time stands wind or the period of a forecast, or nothing was reported. */
const GOES_ON =
  /^\s{1,3}(?:(?:AUTO|COR)\s{1,3})?(?:(?:\d{3}|VRB|\/{3})(?:P?\d{2,3}|\/\/)|\d{4}\/\d{4}\b|NIL\b)/;
const LONGEST_HEAD = 32;

/** Where METAR, SPECI and TAF begin in upper-case `text`, in order: by their name, or at the start of a line without it. */
export function findReports(text: string): number[] {
  const reports: number[] = [];
  for (let end = text.indexOf('Z'); end >= 0; end = text.indexOf('Z', end + 1)) {
    const report = isDigit(text.charCodeAt(end - 1)) ? reportIssued(text, end) : null;
    if (report !== null) reports.push(report);
  }
  return reports;
}

/** Where the report begins whose time of issue ends with the Z at `end`; null when none does. */
function reportIssued(text: string, end: number): number | null {
  const index = end - ISSUED_DIGITS;
  ISSUED.lastIndex = index;
  if (index < 0 || !ISSUED.test(text)) return null;
  const head = text.slice(Math.max(0, index - LONGEST_HEAD), index);
  const named = NAMED.exec(head)?.[1];
  if (named !== undefined) return index - named.length;
  const station = UNNAMED.exec(head)?.[1];
  const tail = text.slice(end + 1, end + 25);
  return station !== undefined && GOES_ON.test(tail) ? index - station.length : null;
}
