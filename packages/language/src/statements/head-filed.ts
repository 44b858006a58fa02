import {
  findNamedCause,
  findStandingThing,
  isCondition,
  isSubject,
  speaksOfHours,
  speaksOfPart,
  subjectCategory,
  type ConditionCode,
  type DecodedNotam,
  type PhraseCode,
} from '@klarnotam/notam';
import { headEvent } from './head-event.ts';
import { isKnown } from './is-known.ts';
import type { EventStatement, HeadlineStatement, QuoteStatement } from './statements.ts';

/** Conditions that tell nothing beside their subject: what will take place, is erected or installed is what the text tells. */
const WITHOUT_NEWS: ReadonlySet<string> = new Set<ConditionCode>(['LW', 'XX', 'CE', 'CS', 'HJ', 'HU']);

/** Subjects whose name alone tells what there is: an exercise, an obstacle. Of others it only tells what the text is about. */
const OF_THINGS_IN_THE_AIR: ReadonlySet<string> = new Set(['warning', 'restrictedAirspace']);

/** Where an office heads its notices by the aerodrome, which the place says. */
const HEADINGS: ReadonlySet<PhraseCode> = new Set<PhraseCode>(['americanAerodrome', 'americanApproaches']);

/** Conditions that unread hours of the text would belie. */
const AVAILABLE: ReadonlySet<string> = new Set<ConditionCode>(['AD', 'AN', 'AO', 'CA', 'CO']);

/** What the notice is filed under; item E may tell more than a code without news. */
export function headFiled(
  { facts }: DecodedNotam,
  events: readonly EventStatement[],
  quotes: readonly QuoteStatement[],
): HeadlineStatement {
  const { subject = null, condition = null } = facts.qualifier ?? {};
  const isQuoted = quotes.length > 0 || !events.every(isKnown);
  const hasNews =
    condition !== null &&
    isCondition(condition) &&
    !WITHOUT_NEWS.has(condition) &&
    !(condition === 'LC' && quotes.some(({ text }) => speaksOfPart(text))) &&
    !(AVAILABLE.has(condition) && quotes.some(({ text }) => speaksOfHours(text)));
  if (subject === 'OB' && !hasNews) {
    const thing = findStandingThing(facts.text ?? '');
    if (thing !== null) return headEvent({ kind: 'activity', activity: thing, adjuncts: [] });
  }
  // The code may name another activity than the text: `Exercise` where the cause is a launch.
  if (!hasNews && subject !== null && isSubject(subject) && subjectCategory(subject) === 'warning') {
    const cause = findNamedCause(facts.text ?? '');
    if (cause !== null) return headEvent({ kind: 'activity', activity: cause, adjuncts: [] });
  }
  const [first] = events;
  const told = first?.type === 'clause' ? first.clause : null;
  if (!hasNews && told?.kind === 'surface' && told.surface !== null) {
    const { kind, surface, name, parts } = told;
    return { type: 'phrase', clause: { kind, surface, name, parts, codes: null, observed: null } };
  }
  if (condition === 'XX' && !isQuoted && told?.kind === 'phrase' && !HEADINGS.has(told.phrase))
    return { type: 'phrase', clause: told };
  const isThing =
    subject === 'OB' ||
    (subject !== null && isSubject(subject) && OF_THINGS_IN_THE_AIR.has(subjectCategory(subject)));
  return { type: 'code', isQuoted, hasNews, isTopicOnly: isQuoted && !hasNews && !isThing };
}
