import type { RatingInput } from './rating-input.ts';
import { isForOthers, notUnderstood, type Rating, type Reason } from './reason.ts';
import { showsHarmlessHead } from './sentences/harmless-head.ts';
import { readSentences } from './sentences/read-sentences.ts';

/** Codes whose first letter says a thing: airspace organisation, radio, services, lights, movement areas, navigation aids, procedures (ICAO Doc 8126). */
export const OF_THINGS = /^[ACFIKLMNOPS]/;
/** Of those the ones under which offices write about anything: aerodromes, heliports, whole regions, obstacles. */
const OF_ANYTHING: ReadonlySet<string> = new Set(['FA', 'FP', 'AF', 'OB']);

/** Whether the code leaves open what the text is about: `QXXXX`, warnings, restrictions, codes that do not exist. */
function leavesSubjectOpen({ facts }: RatingInput): boolean {
  const subject = facts.qualifier?.subject ?? null;
  return subject !== null && (!OF_THINGS.test(subject) || OF_ANYTHING.has(subject));
}

/** Read from the text as a whole: nothing else in it can bind drones. */
function isSettled(reason: Reason): boolean {
  return (
    isForOthers(reason) ||
    ['deactivated', 'avoidanceAdvised', 'avoidanceOrdered', 'airspaceActive'].includes(reason.code)
  );
}

/**
 * Under a code that leaves the subject open each sentence has to show that what it speaks of is harmless; the first that does not makes the
 * rating `restricted`, quoted (guideline 7).
 */
export function raiseByHeads(rating: Rating, subject: RatingInput): Rating {
  const isMild = rating.level === 'allowed' || rating.level === 'caution';
  if (!isMild || !leavesSubjectOpen(subject) || rating.reasons.some(isSettled)) return rating;
  if (subject.reach.kind === 'above' || subject.reach.kind === 'uncertain') return rating;
  const about = {
    notice: subject.notice,
    onAerodrome: subject.family === 'aerodrome',
    mayEndanger: rating.level === 'caution',
  };
  const unread = readSentences(subject.text).find((sentence) => !showsHarmlessHead(sentence, about));
  if (unread === undefined) return rating;
  return { level: 'restricted', reasons: [notUnderstood(unread.words, unread.span), ...rating.reasons] };
}
