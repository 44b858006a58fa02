import { hasNoAirspace } from './active-airspace.ts';
import { findDeactivation } from './deactivation.ts';
import { findBan, type Ban } from './ban.ts';
import {
  findDroneExemption,
  findDroneRule,
  findHeightExemption,
  findHeightForDrones,
  findHeightLimit,
  findRuleForAllDrones,
  toStatedHeight,
} from './drone-rule.ts';
import { findRequiredContact, findEntryPermission } from './entry-permission.ts';
import { announcesDrones } from './sentences/announcement.ts';
import { isBanInDoubt } from './sentences/ban-in-doubt.ts';
import { exemptsDrones, liftsBan } from './sentences/lifted.ts';
import { goesOnWithThing, sparesReader } from './sentences/demands.ts';
import { forbidsDrones } from './sentences/forbids-drones.ts';
import { isHighAbove } from './sentences/high-above.ts';
import { isAccessOnFoot, isOfThingOnGround, isToOthersAlone, isViaRoute } from './sentences/others-alone.ts';
import { readSentences } from './sentences/read-sentences.ts';
import { isOnTheGround, tellsOfDrones } from './unread-sentences.ts';
import { findHazard } from './find-hazard.ts';
import { isFarAbove, reachReasons } from './vertical-reach.ts';
import { phrase } from '../search/phrase.ts';
import { notUnderstood, type Rating, type Reason } from './reason.ts';
import type { RatingInput } from './rating-input.ts';
import { rated, ratedByReach } from './rule.ts';
import { findPhrase } from '../search/find-phrase.ts';
import type { SearchText } from '../search/search-text.ts';

function banReason(ban: Ban): Reason {
  const span = ban.found.span;
  if (ban.who === 'drones') return { code: 'unmannedAircraftBanned', span };
  return ban.who === 'all' ? { code: 'allAircraftBanned', span } : { code: 'airspaceClosed', span };
}

const OVERFLIGHT = /OVER ?FL|OVF|AIRSPACE|REMAIN CLEAR OF (?:ATZ|THE A)|SOBREVUEL|SURVOL/;
const OWN_CONDITION = /^ ?(?:OPERATIONS?|OPS|FLIGHTS?|FLYING)? ?(?:WHEN|IF|WHILE|UNLESS)\b/;

/** `FLIGHTS PROHIBITED IN RAIN`: what those who fly there mind, not a closure. */
const IN_SOME_WEATHER =
  /^ ?(?:IN|DURING|WHEN) (?:(?:CASE OF|HEAVY|BAD|ADVERSE|STRONG|POOR|LOW) )?(?:RAIN|SNOW|FOG|PRECIPITATION|WX|WEATHER|WINDS?|THUNDERSTORMS?|VISIBILITY|VIS|IMC)\b/;

/** Whether the suspended flights are those that the notice itself tells of. */
function isOwnSuspension(ban: Ban, { facts, text, family }: RatingInput): boolean {
  if (!ban.found.phrase.endsWith('SUSPENDED')) return false;
  return family === 'warning' || findDeactivation(facts.qualifier, text) !== null;
}

function bindsReader(ban: Ban, subject: RatingInput, inDoubt = false): boolean {
  const { facts, text, family } = subject;
  if (family === 'procedure' || isOwnSuspension(ban, subject)) return false;
  const sentences = readSentences(text);
  const at = sentences.findIndex(({ from, to }) => from <= ban.found.from && ban.found.from < to);
  const sentence = sentences[at];
  if (sentence !== undefined) {
    if (isBanInDoubt(ban.found, sentence) !== inDoubt) return false;
    if (ban.who === 'all' && goesOnWithThing(sentence, sentences[at - 1])) return false;
    if (family === 'route' && isViaRoute(sentence)) return false;
    if (family === 'warning' && isAccessOnFoot(sentence)) return false;
    if (isHighAbove(sentence) || sparesReader(sentence, subject.notice)) return false;
    if (
      ban.who === 'drones' ? family === 'aerodrome' && isOfThingOnGround(sentence) : isToOthersAlone(sentence)
    )
      return false;
  }
  const after = text.words.slice(ban.found.to, ban.found.to + 40);
  if (ban.who === 'all' && IN_SOME_WEATHER.test(after)) return false;
  if (ban.who === 'drones') return facts.qualifier?.subject !== 'WU' || !OWN_CONDITION.test(after);
  return family !== 'aerodrome' || OVERFLIGHT.test(ban.found.phrase + after.slice(0, 12));
}

/** Where the sentence around an offset begins: a permission for aircraft in an earlier sentence does not lift a ban on drones in this one. */
function sentenceStart(text: SearchText, offset: number): number {
  return text.words.lastIndexOf('. ', offset) + 1;
}

/** A height above which alone drones may not fly. */
export function rateDroneHeight(subject: RatingInput): Rating | null {
  const { text } = subject;
  if (!subject.namesDrones && !subject.tellsSomething) return null;
  const height = subject.family === 'warning' ? findHeightForDrones(text) : findHeightLimit(text);
  if (height === null) return null;
  const { limit, bare, span } = height;
  return ratedByReach('restricted', { code: 'heightLimited', limit, bare, span }, subject.reach);
}

/** Another rule made for drones by name. */
export function rateDroneRule(subject: RatingInput): Rating | null {
  const { text } = subject;
  if (!subject.namesDrones && !subject.tellsSomething) return null;
  const rule = subject.family === 'warning' ? findRuleForAllDrones(text) : findDroneRule(text);
  if (rule === null) return null;
  const permission = findEntryPermission(text, rule.from);
  const reason: Reason =
    permission === null
      ? { code: 'droneRuleApplies', span: rule.span }
      : { code: 'permissionRequired', unit: permission.unit, span: permission.span };
  return ratedByReach('restricted', reason, subject.reach);
}

/** The text frees drones from what it sets up for others. */
export function rateExemption(subject: RatingInput): Rating | null {
  const { text, family } = subject;
  if (hasNoAirspace(family)) return null;
  const worded = readSentences(text).find(exemptsDrones) ?? null;
  const exempt = worded ?? findDroneExemption(text);
  if (exempt === null || (worded === null && findPhrase(text, EXEMPT_FROM) === null)) return null;
  if (findBanOnDrones(subject) !== null) return null;
  const hazard =
    worded === null
      ? null
      : findHazard(
          text,
          ({ from }) =>
            !readSentences(text).some(
              (each) => each.from <= from && from < each.to && (liftsBan(each) || /[BR]/.test(each.shape)),
            ),
        );
  if (hazard !== null)
    return ratedByReach(
      'caution',
      { code: 'hazard', hazard: hazard.hazard, span: hazard.found?.span ?? null },
      subject.reach,
    );
  return rated('allowed', { code: 'noEffect', subject: 'mannedOnly', span: exempt.span });
}

const EXEMPT_FROM = phrase(
  String.raw`PROHIBITED|FORBIDDEN|RESTRICTED|RESTRICTIONS?|CLSD|CLOSED|NO (?:ACFT|AIRCRAFT|FLIGHTS?|FLTS?|FLYING)|MANDATORY|DANGER AREA|NOT APPLY|NOT APPLICABLE|APPLIES`,
);

function isOverflyingBan({ facts }: RatingInput): boolean {
  return facts.qualifier?.subject === 'RO' && facts.qualifier.condition === 'LP';
}

/** The Q code prohibits overflying where the text names only the place. */
function rateOverflyingBan({ text, reach }: RatingInput): Rating {
  const permission = findEntryPermission(text) ?? findRequiredContact(text);
  if (permission === null) return ratedByReach('forbidden', { code: 'allAircraftBanned', span: null }, reach);
  return ratedByReach(
    'restricted',
    { code: 'bannedUnlessPermitted', unit: permission.unit, span: permission.span },
    reach,
  );
}

/** `ALL FLIGHTS PROHIBITED EXC UAS BELOW 120M AGL`: of everyone alone, drones are left a height. */
function rateHeightExemption(ban: Ban, { text, reach }: RatingInput): Rating | null {
  const left = ban.who === 'drones' ? null : findHeightExemption(text, ban.found.to);
  if (left === null) return null;
  return ratedByReach(
    'restricted',
    { code: 'heightLimited', limit: left.limit, bare: left.bare, span: left.span },
    reach,
  );
}

/** A ban on drones in the wording of no pattern, in any language. */
function findWordedBan(subject: RatingInput): Ban | null {
  const { text, family } = subject;
  if (family === 'procedure') return null;
  const sentence = readSentences(text).find(
    (each) =>
      forbidsDrones(each) &&
      !isBanInDoubt(each, each) &&
      !isHighAbove(each) &&
      !sparesReader(each, subject.notice) &&
      !announcesDrones(each, tellsOfDrones(subject)) &&
      !(family === 'aerodrome' && (isOnTheGround(each) || isOfThingOnGround(each))),
  );
  if (sentence === undefined) return null;
  const { words, span, from, to } = sentence;
  return { who: 'drones', found: { phrase: words, groups: [], span, from, to } };
}

/**
 * A ban on drones, measured: known to lie above them it touches nobody; where that is not known, or the text itself comes lower than
 * item F, it is never softened below `restricted`.
 */
function rateDroneBan(
  level: 'forbidden' | 'restricted',
  reason: Reason,
  { reach, text }: RatingInput,
): Rating {
  if (reach.kind === 'reaches' || reach.kind === 'unknown') return ratedByReach(level, reason, reach);
  if (reach.lowerInText || LOW_IN_TEXT.test(text.words)) return rated(level, reason, ...reachReasons(reach));
  if (reach.kind === 'above' && (!reach.restsOnGround || isFarAbove(reach)))
    return ratedByReach(level, reason, reach);
  return rated('restricted', reason, ...reachReasons(reach));
}

/** A height above ground at which drones fly, as the upper limit of what is said. */
const LOW_IN_TEXT =
  /\b(?:BELOW|BLW|UP TO|UNDER|FROM (?:THE )?(?:GND|SFC|GROUND|SURFACE))\b[^.;]{0,40}\b(?:\d{1,3} ?(?:FT|FEET|M|METRES|METERS)|SFC|GND)\b/;

/** A ban on drones by name. */
export function findBanOnDrones(subject: RatingInput): Ban | null {
  if (!subject.namesDrones) return null;
  return (
    findBan(subject.text, (each) => each.who === 'drones' && bindsReader(each, subject)) ??
    findWordedBan(subject)
  );
}

/** Drones of some kind alone are banned: `RECREATIONAL UAS PROHIBITED`. */
const SOME_KIND =
  /\b(?:(?:HEAVIER|LIGHTER|LARGER|SMALLER) THAN|(?:ABOVE|OVER|EXCEEDING|WEIGHING|BELOW|UNDER)(?: \S+){0,2} \d+ ?K?GS?\b|CLOSER THAN \d+ ?(?:KM|M|NM|FT)\b|RECREATIONAL|LEISURE|HOBBY|HOBBYIST|UNREGISTERED|FOREIGN|NON-CERTIFIED|AMATEUR|(?<!INCL |INCLUDING |AND |OR |, )(?:BVLOS|EVLOS|FPV))\b/;

/** `ONLY VLOS FLIGHTS ALLOWED, OTHER UAS FLIGHTS NOT ALLOWED`. */
const ALLOWS_SOME = /\bONLY\b[^.;]{0,80}\b(?:ALLOWED|PERMITTED|AUTHORI[SZ]ED)\b[^.;]{0,20}\bOTHER/;

/** The height from which on alone drones are banned: `BTN 6500FT AMSL AND FL195`. */
const FROM_HEIGHT =
  /\b(?:BTN|BETWEEN|FROM|FM) (FL ?\d{2,3}|\d{3,5} ?(?:FT|M)(?: ?(?:AMSL|AGL|MSL))?) ?(?:AND|TO|-|\/) ?(?:FL|\d)|\b(?:AT|ABOVE|FROM) (FL ?\d{2,3}|\d{4,5} ?FT(?: ?(?:AMSL|AGL|MSL))?)(?: AND| OR)? (?:ABOVE|UPWARDS|HIGHER|ONLY)/;

function findFromHeight(words: string): string | null {
  const match = FROM_HEIGHT.exec(words);
  return match === null ? null : match.slice(1).join('');
}

/** The height above which alone flying is banned: `ABOVE TREE TOP LEVEL (60FT)`. */
const OVER_HEIGHT =
  /\b(?:ABOVE|ABV) (?:(?!BELOW|UP TO|WI\b|WITHIN|RADIUS|BTN|\d)[^.;,]){0,30}(FL ?\d{2,3}|\d{2,5} ?(?:FT|FEET)(?: ?(?:AGL|AMSL|MSL))?|\d{2,4} ?M ?(?:AGL|AMSL|MSL))\b/;

/** Whether the ban is itself a greatest height: `UAS ABV 50M PROHIBITED`. A height limit elsewhere in the text does not soften a ban. */
function isBanAboveHeight({ found }: Ban, text: SearchText): boolean {
  const limit = findHeightLimit(text);
  return limit !== null && limit.span.from < found.span.to && limit.span.to > found.span.from;
}

/** A ban that may have ended, or that is denied: not understood. */
function rateBanInDoubt(subject: RatingInput): Rating | null {
  const { text, tellsSomething } = subject;
  const ban = tellsSomething ? findBan(text, (each) => bindsReader(each, subject, true)) : null;
  const sentence = readSentences(text).find(
    ({ from, to }) => ban !== null && from <= ban.found.from && ban.found.from < to,
  );
  if (ban === null || sentence === undefined) return null;
  const reason = notUnderstood(sentence.words, sentence.span);
  return ban.who === 'drones'
    ? rateDroneBan('restricted', reason, subject)
    : ratedByReach('restricted', reason, subject.reach);
}

/** A ban on drones, or on everyone: forbidden, unless the text names who may let an operator in. */
export function rateBan(subject: RatingInput): Rating | null {
  const { text } = subject;
  const ban = subject.tellsSomething
    ? (findBanOnDrones(subject) ?? findBan(text, (each) => bindsReader(each, subject)))
    : null;
  if (ban === null) return isOverflyingBan(subject) ? rateOverflyingBan(subject) : rateBanInDoubt(subject);
  if (ban.who === 'drones' && isBanAboveHeight(ban, text)) return null;
  const sentence = text.words.slice(sentenceStart(text, ban.found.from), ban.found.to);
  if (ban.who === 'drones' && (SOME_KIND.test(sentence) || ALLOWS_SOME.test(sentence)))
    return rateDroneBan('restricted', { code: 'droneRuleApplies', span: ban.found.span }, subject);
  const above =
    ban.who === 'drones'
      ? findFromHeight(sentence + text.words.slice(ban.found.to, ban.found.to + 60))
      : null;
  if (above !== null)
    return rated('restricted', {
      code: 'heightLimited',
      ...toStatedHeight(above),
      span: ban.found.span,
    });
  const over = OVER_HEIGHT.exec(sentence)?.[1];
  if (over !== undefined)
    return ratedByReach(
      'restricted',
      { code: 'heightLimited', ...toStatedHeight(over), span: ban.found.span },
      subject.reach,
    );
  const heightExemption = rateHeightExemption(ban, subject);
  if (heightExemption !== null) return heightExemption;
  const permission =
    findEntryPermission(text, ban.who === 'drones' ? sentenceStart(text, ban.found.from) : 0) ??
    findRequiredContact(text);
  const banned = banReason(ban);
  const rateAt = (level: 'forbidden' | 'restricted', reason: Reason): Rating =>
    ban.who === 'drones' ? rateDroneBan(level, reason, subject) : ratedByReach(level, reason, subject.reach);
  if (permission === null) return rateAt('forbidden', banned);
  const limited = rateAt('restricted', {
    code: 'bannedUnlessPermitted',
    unit: permission.unit,
    span: permission.span,
  });
  return { level: limited.level, reasons: [...limited.reasons, banned] };
}
