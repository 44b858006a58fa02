import {
  rateActiveAirspace,
  rateBan,
  rateCondition,
  rateDroneRule,
  rateExemption,
  rateProhibitedArea,
} from './binding-rules.ts';
import { rateDanger, rateObstacleSubject, rateRequestToAvoid } from './danger-rules.ts';
import { findNoContent, isTrigger } from './information.ts';
import {
  rateAnnouncement,
  rateDeactivation,
  rateHarmless,
  rateOthersOnly,
  rateTrigger,
} from './no-effect-rules.ts';
import type { Rating } from './reason.ts';
import type { RatableFacts, Rule } from './rule.ts';
import { toSearchText, type SearchText } from './search-text.ts';
import { toSubjectFamily } from './subject-family.ts';
import { readVerticalReach } from './vertical-reach.ts';

export interface RatingContext {
  /** Height of the ground where the NOTAM applies, in feet above mean sea level; null when not known. */
  readonly groundHeightFtAmsl: number | null;
}

/** So much of item E is searched, in characters: three times the longest text seen. What is longer is never called harmless. */
const SEARCHED_LENGTH = 20_000;

/** The first rule that applies decides: what binds the reader stands before what endangers or does not touch them. */
const RULES: readonly Rule[] = [
  rateAnnouncement,
  rateOthersOnly,
  rateExemption,
  rateBan,
  rateObstacleSubject,
  rateDeactivation,
  rateProhibitedArea,
  rateCondition,
  rateDroneRule,
  rateActiveAirspace,
  rateRequestToAvoid,
  rateDanger,
  rateTrigger,
  rateHarmless,
];

/**
 * The effect of a NOTAM on drone operations in the area, time and heights that it names, by the product's rating guideline, with the
 * deciding reason first. Depends on the facts alone, never on the clock. Spans of reasons are offsets into `facts.text`.
 */
export function rateNotam(facts: RatableFacts, context: RatingContext): Rating {
  const whole = facts.text ?? '';
  const rating = rateSearched(facts, toSearchText(whole.slice(0, SEARCHED_LENGTH)), context);
  const harmless = rating.level === 'allowed' || rating.level === 'information';
  if (whole.length <= SEARCHED_LENGTH || !harmless) return rating;
  return { level: 'caution', reasons: [{ code: 'effectUnclear', span: null }, ...rating.reasons] };
}

function rateSearched(facts: RatableFacts, text: SearchText, context: RatingContext): Rating {
  const noContent = findNoContent(facts, text);
  if (noContent !== null) return { level: 'information', reasons: [noContent] };
  const subject = {
    facts,
    text,
    reach: readVerticalReach(facts, text, context.groundHeightFtAmsl),
    family: toSubjectFamily(facts, text),
    trigger: isTrigger(facts, text),
  };
  for (const rule of RULES) {
    const rating = rule(subject);
    if (rating !== null) return rating;
  }
  return { level: 'caution', reasons: [{ code: 'effectUnclear', span: null }] };
}
