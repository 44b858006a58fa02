import { Failure } from '@klarnotam/contract';
import { decodeNotams } from '@klarnotam/notam';
import { decodeReports, type DecodeContext, type DecodedReport } from '@klarnotam/weather';
import { checkCount, checkLength } from '../translation/index.ts';

const NOT_A_REPORT =
  'No METAR or TAF was found in the text. A report begins with the station and the time, such as METAR ENGM 151150Z.';
const NOTAM = 'This is a NOTAM, not a weather report.';

/**
 * The weather reports in a pasted text.
 *
 * @throws {Failure} `invalid` when it is empty or holds too many, `tooLarge`, `notRecognised` when it holds none
 */
export function readPastedReports(text: string, context: DecodeContext): readonly DecodedReport[] {
  checkLength(text, 'Please paste a METAR or TAF report to translate');
  const { reports } = decodeReports(text, context);
  if (reports.length === 0) {
    const isNotam = decodeNotams(text, { now: context.now }).recognition.kind === 'notam';
    const reason = isNotam ? NOTAM : NOT_A_REPORT;
    throw new Failure('notRecognised', { reason, recognisedAs: isNotam ? 'notam' : null }, reason);
  }
  checkCount(reports.length, 'reports');
  return reports;
}
