import type { NotamNotice } from '@klarnotam/contract';
import type { NotamWording, SourcedText } from '@klarnotam/language';
import type { DecodedNotam } from '@klarnotam/notam';

function joined(texts: readonly SourcedText[]): string {
  return texts.map((sentence) => sentence.text).join(' ');
}

/** One NOTAM of the answer: the decoder's facts beside the words for them. */
export function writeNotice(
  { facts, source, spans }: DecodedNotam,
  wording: NotamWording,
  timeZone: string | null,
): Omit<NotamNotice, 'sameAs' | 'replacedBy' | 'related'> {
  return {
    source,
    facts,
    spans,
    engine: 'decoder',
    translation: joined(wording.translation),
    explanation: joined(wording.explanation),
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
