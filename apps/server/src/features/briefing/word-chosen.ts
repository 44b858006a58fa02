import type { NotamNotice, WeatherReport } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { BriefingFound, PasteTurn } from '../../ports/paste-reader.ts';

/** The words of what was chosen of a briefing. */
export interface Worded {
  readonly notices: readonly NotamNotice[];
  readonly reports: readonly WeatherReport[];
}

/** @throws {Failure} `tooLarge` when they would be more than an answer may hold */
export async function wordChosen(
  turn: PasteTurn,
  { chosen, packedNotams, packedReports }: BriefingFound,
  language: LanguageCode,
): Promise<Worded> {
  return {
    notices: chosen.notices.length === 0 ? [] : await turn.wordNotams(packedNotams, language),
    reports: chosen.reports.length === 0 ? [] : await turn.wordReports(packedReports, language),
  };
}
