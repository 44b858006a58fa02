import type { LanguageCode } from '@klarnotam/language';
import { readBriefingPaste } from '../features/briefing/read-briefing-paste.ts';
import { decodeNotamPaste } from '../features/translate-notam/decode-notam-paste.ts';
import { draftNotices } from '../features/translate-notam/say-with-model/draft-notices.ts';
import { wordNotams } from '../features/translate-notam/word-notams.ts';
import { decodeReportPaste } from '../features/translate-weather/decode-report-paste.ts';
import { wordReports } from '../features/translate-weather/word-reports.ts';
import type { Gazetteer } from '../ports/gazetteer.ts';
import type { PackedPaste, PasteFound, PasteTasks, TranslatePaste } from '../ports/paste-reader.ts';
import type { TimeZones } from '../ports/time-zones.ts';

/** What reading a text takes beside the text: tables that are always there. */
export interface ReadingTables {
  readonly gazetteer: Gazetteer;
  readonly timeZones: TimeZones;
}

const NOTHING = new Uint8Array();

/** What was decoded stays on the thread that words it. */
function inOneStep<Paste>(
  decode: (paste: Paste) => PasteFound,
  word: (packed: PackedPaste, language: LanguageCode) => Promise<string | null>,
): TranslatePaste<Paste> {
  return async ({ paste, language }) => {
    const { packed, ...found } = decode(paste);
    return { found: { ...found, packed: NOTHING }, items: await word(packed, language) };
  };
}

/** The steps of reading a pasted text, with the tables that they look things up in. */
export function createPasteTasks(tables: ReadingTables): PasteTasks {
  return {
    decodeNotams: (paste) => decodeNotamPaste(tables, paste),
    wordNotams: ({ packed, language }) => wordNotams(tables, packed, language),
    translateNotams: inOneStep(
      (paste) => decodeNotamPaste(tables, paste),
      (packed, language) => wordNotams(tables, packed, language),
    ),
    draftNotams: ({ paste, language }) => draftNotices(tables, paste, language),
    readBriefing: (paste) => readBriefingPaste(tables, paste),
    decodeReports: decodeReportPaste,
    wordReports: ({ packed, language }) => wordReports(tables, packed, language),
    translateReports: inOneStep(decodeReportPaste, (packed, language) =>
      wordReports(tables, packed, language),
    ),
  };
}
