import type { RatingInput } from './rating-input.ts';
import type { Rating } from './reason.ts';
import { showsHarmlessHead } from './sentences/harmless-head.ts';
import { readSentences } from './sentences/read-sentences.ts';

/** Beside a lifted ban what is told of flights or other dangers goes on: `caution` where a sentence shows neither a harmless head nor what is over. */
export function raiseBesideLifted(rating: Rating, subject: RatingInput): Rating {
  if (rating.level !== 'allowed' || rating.reasons[0]?.code !== 'deactivated') return rating;
  const about = { notice: subject.notice, onAerodrome: false, mayEndanger: false };
  const goesOn = readSentences(subject.text).some(
    (sentence) => /[aFO]/.test(sentence.shape) && !showsHarmlessHead(sentence, about),
  );
  if (!goesOn) return rating;
  return { level: 'caution', reasons: [{ code: 'effectUnclear', span: null }, ...rating.reasons] };
}
