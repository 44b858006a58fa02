import { MAX_NOTICES } from '@klarnotam/contract';
import { decodeNotams } from '@klarnotam/notam';
import { decodeReports } from '@klarnotam/weather';
import type { PasteFound, ReportPaste } from '../../ports/paste-reader.ts';
import { packPaste } from '../translation/index.ts';
import type { DecodedPaste } from './word-reports.ts';

/**
 * Finds and decodes the reports of a text, in its order, and holds them against the limits of a drone. Packed is a
 * {@link DecodedPaste}, without the reports where there are more than an answer may hold.
 */
export function decodeReportPaste({ text, now, profile }: ReportPaste): PasteFound {
  const { reports } = decodeReports(text, { now, profile });
  const isNotam =
    reports.length === 0 && decodeNotams(text, { now, mostNotams: 0 }).recognition.kind === 'notam';
  const decoded: DecodedPaste = { reports: reports.length > MAX_NOTICES ? [] : reports, now, profile };
  return {
    count: reports.length,
    distinct: reports.length,
    longest: reports.reduce((most, { source }) => Math.max(most, source.length), 0),
    recognisedAs: isNotam ? 'notam' : null,
    packed: packPaste(decoded),
  };
}
