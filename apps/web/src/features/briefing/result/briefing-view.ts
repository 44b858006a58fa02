import type {
  Briefing,
  FoundNotice,
  FoundNotices,
  FoundReport,
  NotamNotice,
  WeatherReport,
} from '@klarnotam/contract';
import type { Flight } from '@klarnotam/notam';

export type ViewedNotice = FoundNotice & { readonly translated: NotamNotice | null };
export type ViewedReport = FoundReport & { readonly translated: WeatherReport | null };

/** What is shown of a briefing, whether it has just been found, is stored, or came by a link. */
export interface BriefingView {
  readonly notices: readonly ViewedNotice[];
  readonly reports: readonly ViewedReport[];
  /** What is no notice and no report, as it was pasted. */
  readonly unreadTexts: readonly string[];
  readonly flight: Flight | null;
}

/** What was found in a text, nothing of it translated yet. */
export function viewOfFound(found: FoundNotices, text: string, flight: Flight | null): BriefingView {
  return {
    notices: found.notices.map((notice) => ({ ...notice, translated: null })),
    reports: found.reports.map((report) => ({ ...report, translated: null })),
    unreadTexts: found.unread
      .map(({ from, to }) => text.slice(from, to).trim())
      .filter((part) => part !== ''),
    flight,
  };
}

/** A stored or shared briefing. */
export function viewOfBriefing({
  notices,
  reports,
  unreadTexts,
  flight,
}: Pick<Briefing, 'notices' | 'reports' | 'unreadTexts' | 'flight'>): BriefingView {
  return {
    notices,
    reports,
    unreadTexts: unreadTexts.map((part) => part.trim()).filter((part) => part !== ''),
    flight,
  };
}
