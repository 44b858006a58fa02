import { rateActiveAirspace, rateCondition, rateProhibitedArea } from './airspace-rules.ts';
import { rateBan, rateDroneHeight, rateDroneRule, rateExemption } from './ban-and-permission-rules.ts';
import { rateHazard, rateObstacleSubject, rateRequestToAvoid } from './hazard-rules.ts';
import { RatingInput, type RatableFacts } from './rating-input.ts';
import { findNoContent } from './no-content.ts';
import {
  rateAnnouncement,
  rateDeactivation,
  rateDocuments,
  rateGroundOnly,
  rateNoEffectSubject,
  rateNamedOthers,
  rateOtherOperators,
  rateTrigger,
} from './no-effect-rules.ts';
import { findLifted } from './sentences/lifted.ts';
import { raiseBesideLifted } from './raise-beside-lifted.ts';
import { raiseByHeads } from './raise-by-heads.ts';
import { raiseByScope } from './raise-by-scope.ts';
import {
  raiseByMissingText,
  raiseByStillBinding,
  raiseByUnread,
  raiseByUnreadParts,
  type UnreadPart,
} from './raise-rating.ts';
import type { Rating } from './reason.ts';
import type { Rule } from './rule.ts';
import { readSentences, withoutSentences, type Sentence } from './sentences/read-sentences.ts';
import { reachReasons, type Ground } from './vertical-reach.ts';
import { LONGEST_RATED, toRatedText, type RatedText } from './rated-text.ts';

export interface RatingContext {
  /** Height of the ground where the NOTAM applies, in feet above mean sea level; null when not known. */
  readonly groundHeightFtAmsl: number | null;
  /** A height that the ground there reaches and may exceed, in feet above mean sea level; counts while the other is not known. */
  readonly groundReachesFtAmsl?: number | null;
  /** Parts of the message that belong to no field. */
  readonly unread?: readonly UnreadPart[];
}

/** The first rule that applies decides: what binds the reader stands before what endangers or does not touch them. */
const RULES: readonly Rule[] = [
  rateAnnouncement,
  rateDocuments,
  rateOtherOperators,
  rateExemption,
  rateBan,
  rateDroneHeight,
  rateObstacleSubject,
  rateDeactivation,
  rateNamedOthers,
  rateProhibitedArea,
  rateCondition,
  rateDroneRule,
  rateActiveAirspace,
  rateRequestToAvoid,
  rateHazard,
  rateTrigger,
  rateNoEffectSubject,
  rateGroundOnly,
];

/**
 * The effect of a NOTAM on drone operations in the area, time and heights that it names, by the product's rating guideline, with the
 * deciding reason first. Depends on the facts alone, never on the clock. `text` is `facts.text` made ready for search: it says where
 * the spans of reasons are, without it they are offsets into `facts.text`.
 */
export function rateNotam(
  facts: RatableFacts,
  context: RatingContext,
  text: RatedText = toRatedText(facts.text ?? ''),
): Rating {
  const rating = raiseByUnreadParts(rateSearched(facts, text, context), context.unread ?? []);
  const harmless = rating.level === 'allowed' || rating.level === 'information';
  // What was not searched to its end is never called harmless.
  if (!harmless || facts.text === null || facts.text.length <= LONGEST_RATED) return rating;
  return { level: 'caution', reasons: [{ code: 'effectUnclear', span: null }, ...rating.reasons] };
}

function toGround({ groundHeightFtAmsl, groundReachesFtAmsl }: RatingContext): Ground {
  return { highestFtAmsl: groundHeightFtAmsl, reachesFtAmsl: groundReachesFtAmsl ?? null };
}

function rateSearched(facts: RatableFacts, text: RatedText, context: RatingContext): Rating {
  const noContent = findNoContent(facts, text);
  if (noContent?.code === 'cancellation') return { level: 'information', reasons: [noContent] };
  const whole = new RatingInput(facts, text, toGround(context));
  const exempt = noContent === null ? rateExemption(whole) : null;
  if (exempt !== null) return raiseByStillBinding(exempt, whole, []);
  const lifted = findLifted(readSentences(text), warningOf(whole));
  const subject =
    lifted.length === 0 ? whole : new RatingInput(facts, withoutSentences(text, lifted), toGround(context));
  const rating: Rating =
    noContent === null ? rateByRules(subject, lifted) : { level: 'information', reasons: [noContent] };
  const raised = raiseByHeads(raiseByUnread(raiseByMissingText(rating, facts), subject), subject);
  const bound =
    lifted.length === 0 ? raised : raiseBesideLifted(raiseByStillBinding(raised, subject, lifted), subject);
  return raiseByScope(raiseByLines(bound, facts, text, context), subject);
}

/** What an entry of a list or a line of its own says by itself; the lines around it make it no milder. */
function raiseByLines(rating: Rating, facts: RatableFacts, text: RatedText, context: RatingContext): Rating {
  const mild = rating.level !== 'forbidden' && rating.level !== 'restricted';
  if (!mild || text.byLines === null) return rating;
  const whole = new RatingInput(facts, text.byLines, toGround(context));
  const lifted = findLifted(readSentences(text.byLines), warningOf(whole));
  if (lifted.length === 0) return raiseByUnread(rating, whole);
  return raiseByUnread(
    rating,
    new RatingInput(facts, withoutSentences(text.byLines, lifted), toGround(context)),
  );
}

/** Whether it warns of an activity, and whether a new notice says by its code that it will take place. */
function warningOf({ family, facts }: RatingInput): 'none' | 'announced' | 'other' {
  if (family !== 'warning') return 'none';
  return facts.kind === 'new' && facts.qualifier?.condition === 'LW' ? 'announced' : 'other';
}

function rateByRules(subject: RatingInput, [lifted]: readonly Sentence[]): Rating {
  for (const rule of lifted !== undefined && !/[^\s.,;:!]/.test(subject.text.words) ? [] : RULES) {
    const rating = rule(subject);
    if (rating === null) continue;
    if (lifted !== undefined && rating.reasons[0]?.span === null) break;
    return rating;
  }
  if (lifted !== undefined)
    return { level: 'allowed', reasons: [{ code: 'deactivated', span: lifted.span }] };
  const { reach } = subject;
  const base = reach.base === null ? [] : reachReasons(reach);
  return { level: 'caution', reasons: [{ code: 'effectUnclear', span: null }, ...base] };
}
