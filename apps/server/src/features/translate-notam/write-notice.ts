import type { NotamNotice } from '@klarnotam/contract';
import type { NotamWording, SourcedText } from '@klarnotam/language';
import type { DecodedNotam } from '@klarnotam/notam';
import type { EngineAnswer } from '../../ports/translation-engine.ts';

function joined(texts: readonly SourcedText[]): string {
  return texts.map((sentence) => sentence.text).join(' ');
}

/** What an engine chooses: the two texts, whole and in passages. */
export function wordsOf(
  wording: NotamWording,
): Pick<NotamNotice, 'translation' | 'explanation' | 'passages'> {
  return {
    translation: joined(wording.translation),
    explanation: joined(wording.explanation),
    passages: {
      translation: wording.translation,
      explanation: wording.explanation,
      clauses: wording.clauses,
    },
  };
}

/** One NOTAM of the answer: the decoder's facts beside an engine's words for them. */
export function writeNotice(
  notam: DecodedNotam,
  { engine, wording }: EngineAnswer<NotamWording>,
  timeZone: string | null,
): NotamNotice {
  const { facts, source, spans } = notam;
  return {
    source,
    facts,
    spans,
    engine,
    ...wordsOf(wording),
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
