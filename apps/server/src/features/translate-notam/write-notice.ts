import type { NotamNotice } from '@klarnotam/contract';
import { joinSentences, type Catalogue, type NotamWording } from '@klarnotam/language';
import type { DecodedNotam } from '@klarnotam/notam';

/** One NOTAM of the answer: the decoder's facts beside the words for them. */
export function writeNotice(
  { facts, source, spans }: DecodedNotam,
  wording: NotamWording,
  timeZone: string | null,
  catalogue: Catalogue,
): Omit<NotamNotice, 'sameAs' | 'replacedBy' | 'related' | 'nearby' | 'landmarks'> {
  return {
    source,
    facts,
    spans,
    engine: 'decoder',
    polished: false,
    translation: joinSentences(wording.translation, catalogue),
    explanation: joinSentences(wording.explanation, catalogue),
    passages: {
      translation: wording.translation,
      explanation: wording.explanation,
      clauses: wording.clauses,
    },
    duration: { start: facts.validFrom, end: facts.validTo, schedule: wording.schedule, timeZone },
    location: wording.location,
    coordinates: wording.coordinates,
    droneRelevance: facts.rating.level,
    droneImpact: {
      heading: wording.impact.heading,
      summary: wording.impact.summary,
      reasons: wording.impact.reasons,
    },
    contactInfo: wording.contacts,
    unread: wording.unread,
    terms: wording.terms,
    standing: wording.standing,
  };
}
