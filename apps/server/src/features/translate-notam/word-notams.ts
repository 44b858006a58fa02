import {
  explainNotam,
  loadCatalogue,
  sayRelation,
  type LanguageCode,
  type NoticeContext,
} from '@klarnotam/language';
import { relateNotams, type DecodedNotam } from '@klarnotam/notam';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { PackedPaste } from '../../ports/paste-reader.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import { unpackPaste, writeItems } from '../translation/index.ts';
import { landmarksOf, nearbyOf } from './nearby-of.ts';
import { placeOfNotam } from './place-of-notam.ts';
import { writeNotice } from './write-notice.ts';

/** The tables that the words of a notice take beside it. */
interface WordingTables {
  readonly gazetteer: Gazetteer;
  readonly timeZones: TimeZones;
}

/** What the words of a notice take from tables. */
export function contextOf({ gazetteer, timeZones }: WordingTables, { facts }: DecodedNotam): NoticeContext {
  const place = placeOfNotam(facts);
  return {
    timeZone: place && timeZones.zoneAt(place),
    aerodromeName: (icao) => gazetteer.findAerodrome(icao)?.name ?? null,
  };
}

/** The notices of an answer as JSON, in the order in which they were packed; null: more than an answer may hold. */
export async function wordNotams(
  tables: WordingTables,
  packed: PackedPaste,
  language: LanguageCode,
): Promise<string | null> {
  const notams = unpackPaste(packed) as readonly DecodedNotam[];
  const catalogue = await loadCatalogue(language);
  const { gazetteer } = tables;
  const relations = relateNotams(notams);
  const notices = notams.map((notam, index) => {
    const context = contextOf(tables, notam);
    const relation = relations[index] ?? { sameAs: null, replacedBy: null };
    const wording = explainNotam(notam, catalogue, context);
    return {
      ...writeNotice(notam, wording, context.timeZone, catalogue),
      nearby: nearbyOf(gazetteer, notam.facts),
      landmarks: landmarksOf(gazetteer, notam.facts),
      ...relation,
      related: sayRelation(relation, notams, catalogue),
    };
  });
  return writeItems(notices);
}
