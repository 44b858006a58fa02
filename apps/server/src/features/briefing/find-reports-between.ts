import type { Span, UtcInstant } from '@klarnotam/aviation';
import { decodeReports, type DecodedReport, type DroneProfile } from '@klarnotam/weather';

/** The longest that stations send, with all their remarks, are a third of this. */
const MAX_REPORT_CHARACTERS = 5_000;

export interface ReportsBetween {
  /** In the order of the text; `offset` counts from its beginning. */
  readonly reports: readonly DecodedReport[];
  /** What is left of the stretches. */
  readonly unread: readonly Span[];
}

/**
 * The METARs and TAFs in the stretches of a text that belong to no NOTAM. What is longer than any report is none. Stretch by stretch,
 * because a report without its `=` would reach into the NOTAM behind it.
 */
export function findReportsBetween(
  text: string,
  stretches: readonly Span[],
  context: { readonly now: UtcInstant; readonly profile: DroneProfile },
): ReportsBetween {
  const reports: DecodedReport[] = [];
  const unread: Span[] = [];
  for (const { from, to } of stretches) {
    const decoded = decodeReports(text.slice(from, to), context);
    const spans = decoded.leftOver.map((span) => ({ from: from + span.from, to: from + span.to }));
    for (const report of decoded.reports) {
      const offset = from + report.offset;
      if (report.source.length <= MAX_REPORT_CHARACTERS) reports.push({ ...report, offset });
      else spans.push({ from: offset, to: offset + report.source.length });
    }
    for (const span of spans.sort((a, b) => a.from - b.from)) unread.push(span);
  }
  return { reports, unread };
}
