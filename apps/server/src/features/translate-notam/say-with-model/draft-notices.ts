import { saySlots, sendableClauses, slotClause } from '@klarnotam/ai-clauses';
import {
  draftNotam,
  explainNotam,
  loadCatalogue,
  type Catalogue,
  type LanguageCode,
} from '@klarnotam/language';
import { decodeNotams, type DecodedNotam } from '@klarnotam/notam';
import type { DraftedNotice, NotamPaste } from '../../../ports/paste-reader.ts';
import { decodingWith, sortWorstFirst, type DecodingTables } from '../decode-notam-paste.ts';
import { contextOf } from '../word-notams.ts';

/** Reads the telegrams of an answer again and takes apart what is said of them: templates, with a slot for each figure, name and place. */
export async function draftNotices(
  tables: DecodingTables,
  { text, now }: NotamPaste,
  language: LanguageCode,
): Promise<readonly DraftedNotice[]> {
  const catalogue = await loadCatalogue(language);
  const { notams } = decodeNotams(text, decodingWith(tables, now));
  return sortWorstFirst(notams).map((notam) => draftNotice(tables, notam, catalogue));
}

function draftNotice(tables: DecodingTables, notam: DecodedNotam, catalogue: Catalogue): DraftedNotice {
  const context = contextOf(tables, notam);
  const { clauses } = explainNotam(notam, catalogue, context);
  return {
    source: notam.source,
    sentences: draftNotam(notam, catalogue, context).map(({ place, index, text, template }) => ({
      place,
      index,
      text,
      template,
    })),
    clauses: sendableClauses(notam, clauses).flatMap(({ text, span }) => {
      const template = slotClause(text);
      if (template === null) return [];
      return [{ span, template: { ...template, slots: saySlots(template.slots, catalogue) } }];
    }),
  };
}
