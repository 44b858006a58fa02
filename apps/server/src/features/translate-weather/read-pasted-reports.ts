import { Failure, type WeatherReport } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { PasteFound, PasteTurn, ReportPaste } from '../../ports/paste-reader.ts';
import { checkCount } from '../translation/index.ts';
import { MAX_REPORT_CHARACTERS } from './decode-report-paste.ts';
import { describeAreaWarnings } from './describe-area-warnings.ts';

const NOT_A_REPORT =
  'No METAR or TAF was found in the text. A report begins with the station and the time, such as METAR ENGM 151150Z.';
const TOO_LONG =
  'A report in the text is longer than any METAR or TAF is. Paste only the reports, each on a line of its own.';
const NOTAM = 'This is a NOTAM, not a weather report.';

/**
 * The weather reports in a pasted text, decoded and worded.
 *
 * @throws {Failure} `invalid` when it holds too many, `tooLarge` when it takes too long, `notRecognised` when it holds none or what
 *   cannot be one
 */
export async function readPastedReports(
  turn: PasteTurn,
  paste: ReportPaste,
  language: LanguageCode,
): Promise<readonly WeatherReport[]> {
  const { found, items } = await turn.translateReports(paste, language);
  if (found.count === 0) throw notRecognised(reasonOf(found), found.recognisedAs);
  if (found.longest > MAX_REPORT_CHARACTERS) throw notRecognised(TOO_LONG, null);
  checkCount(found.count, 'reports');
  return items;
}

function reasonOf({ recognisedAs, areaWarnings = [] }: PasteFound): string {
  if (areaWarnings.length > 0) return describeAreaWarnings(areaWarnings);
  return recognisedAs === null ? NOT_A_REPORT : NOTAM;
}

function notRecognised(reason: string, recognisedAs: PasteFound['recognisedAs']): Failure<'notRecognised'> {
  return new Failure('notRecognised', { reason, recognisedAs }, reason);
}
