import { Failure } from '@klarnotam/contract';
import { decodeNotams } from '@klarnotam/notam';
import { decodeReports, type DecodeContext, type DecodedReport } from '@klarnotam/weather';
import { checkCount, checkLength } from '../translation/index.ts';

const NOT_A_REPORT =
  'No METAR or TAF was found in the text. A report begins with the station and the time, such as METAR ENGM 151150Z.';
const TOO_LONG =
  'A report in the text is longer than any METAR or TAF is. Paste only the reports, each on a line of its own.';
/** The longest that stations send, with all their remarks, are a third of this. */
const MAX_REPORT_CHARACTERS = 5_000;
const NOTAM = 'This is a NOTAM, not a weather report.';

/**
 * The weather reports in a pasted text.
 *
 * @throws {Failure} `invalid` when it is empty or holds too many, `tooLarge`, `notRecognised` when it holds none or what cannot be one
 */
export function readPastedReports(text: string, context: DecodeContext): readonly DecodedReport[] {
  checkLength(text, 'Please paste a METAR or TAF report to translate');
  const { reports } = decodeReports(text, context);
  if (reports.length === 0) {
    const isNotam = decodeNotams(text, { now: context.now }).recognition.kind === 'notam';
    const reason = isNotam ? NOTAM : NOT_A_REPORT;
    throw new Failure('notRecognised', { reason, recognisedAs: isNotam ? 'notam' : null }, reason);
  }
  if (reports.some(({ source }) => source.length > MAX_REPORT_CHARACTERS)) {
    throw new Failure('notRecognised', { reason: TOO_LONG, recognisedAs: null }, TOO_LONG);
  }
  checkCount(reports.length, 'reports');
  return reports;
}
