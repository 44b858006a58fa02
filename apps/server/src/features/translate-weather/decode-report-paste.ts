import { MAX_NOTICES } from '@klarnotam/contract';
import { decodeNotams } from '@klarnotam/notam';
import { decodeReports, findAreaWarnings } from '@klarnotam/weather';
import type { PasteFound, ReportPaste } from '../../ports/paste-reader.ts';
import { packPaste } from '../translation/index.ts';
import type { DecodedPaste } from './word-reports.ts';

/** The longest that stations send, with all their remarks, are a third of this. */
export const MAX_REPORT_CHARACTERS = 5_000;

/**
 * Finds and decodes the reports of a text, in its order, and holds them against the limits of a drone. Packed is a
 * {@link DecodedPaste}, without the reports where they are too many or too long to be answered.
 */
export function decodeReportPaste({ text, now, profile }: ReportPaste): PasteFound {
  const { reports } = decodeReports(text, { now, profile });
  const isNotam =
    reports.length === 0 && decodeNotams(text, { now, mostNotams: 0 }).recognition.kind === 'notam';
  const areaWarnings = reports.length === 0 && !isNotam ? findAreaWarnings(text, now) : [];
  const longest = reports.reduce((most, { source }) => Math.max(most, source.length), 0);
  const isRefused = reports.length > MAX_NOTICES || longest > MAX_REPORT_CHARACTERS;
  const decoded: DecodedPaste = { reports: isRefused ? [] : reports, now, profile };
  return {
    count: reports.length,
    distinct: reports.length,
    longest,
    recognisedAs: isNotam ? 'notam' : (areaWarnings[0]?.kind ?? null),
    areaWarnings,
    packed: packPaste(decoded),
  };
}
