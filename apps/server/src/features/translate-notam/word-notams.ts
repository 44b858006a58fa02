import { explainNotam, loadCatalogue, sayRelation, type LanguageCode } from '@klarnotam/language';
import { relateNotams, type DecodedNotam } from '@klarnotam/notam';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { PackedPaste } from '../../ports/paste-reader.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import { unpackPaste, writeItems } from '../translation/index.ts';
import { landmarksOf, nearbyOf } from './nearby-of.ts';
import { placeOfNotam } from './place-of-notam.ts';
import { writeNotice } from './write-notice.ts';

/** The notices of an answer as JSON, in the order in which they were packed; null: more than an answer may hold. */
export async function wordNotams(
  { gazetteer, timeZones }: { readonly gazetteer: Gazetteer; readonly timeZones: TimeZones },
  packed: PackedPaste,
  language: LanguageCode,
): Promise<string | null> {
  const notams = unpackPaste(packed) as readonly DecodedNotam[];
  const catalogue = await loadCatalogue(language);
  const aerodromeName = (icao: string): string | null => gazetteer.findAerodrome(icao)?.name ?? null;
  const relations = relateNotams(notams);
  const notices = notams.map((notam, index) => {
    const place = placeOfNotam(notam.facts);
    const timeZone = place && timeZones.zoneAt(place);
    const relation = relations[index] ?? { sameAs: null, replacedBy: null };
    const wording = explainNotam(notam, catalogue, { timeZone, aerodromeName });
    return {
      ...writeNotice(notam, wording, timeZone, catalogue),
      nearby: nearbyOf(gazetteer, notam.facts),
      landmarks: landmarksOf(gazetteer, notam.facts),
      ...relation,
      related: sayRelation(relation, notams, catalogue),
    };
  });
  return writeItems(notices);
}
