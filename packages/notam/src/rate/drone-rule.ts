import { readHeight, type BareHeight, type Height, type Span } from '@klarnotam/aviation';
import { phrase, phraseList, type PhraseList } from '../search/phrase.ts';
import { findFirst, findPhrase, findPhrases, type Found } from '../search/find-phrase.ts';
import type { SearchText } from '../search/search-text.ts';
import { readSentences, type Sentence } from './sentences/read-sentences.ts';
import { DRONE, MUST, PERMISSION, within } from '../vocabulary.ts';

const HEIGHT = String.raw`(?:FL ?\d{2,3}|\d{1,5} ?(?:FT|FEET|M|METERS|METRES)(?: ?(?:AGL|AMSL|MSL|ASL|ABOVE GROUND LEVEL))?)`;
const ABOVE = '(?:ABOVE|ABV|HIGHER THAN|IN EXCESS OF|EXCEEDING)';
const BELOW = '(?:UP TO|BELOW|BLW|NOT ABOVE|NOT HIGHER THAN|AT OR BELOW)';
const GREATEST = String.raw`MAX(?:IMUM|IMAL)? (?:(?:FLIGHT|FLT|FLYING|OPERATING|PERMITTED|ALLOWED|FLIGHT OPERATING) )?(?:HEIGHT|HGT|ALT(?:ITUDE)?)`;
const BANNED = '(?:PROHIBITED|FORBIDDEN|BANNED|NOT (?:BE )?(?:PERMITTED|ALLOWED|AUTHORI[SZ]ED))';
const PERMITTED = '(?:PERMITTED|ALLOWED|AUTHORI[SZ]ED)';

/** `NOT PERMITTED TO FLY BELOW` is no limit from above. */
const PERMITTING = String.raw`(?<!NOT (?:BE )?(?:PERMITTED|ALLOWED|AUTHORI[SZ]ED) )`;

/** What drones may not do is to be above a height. */
const HEIGHT_LIMITS = phraseList(
  [
    String.raw`${DRONE} ${within(50)} ?(?:LIMITED|RESTRICTED|CONFINED) (?:TO|BELOW|BLW)(?: A)?(?: MAX(?:IMUM)?)?(?: (?:HEIGHT|HGT|ALT(?:ITUDE)?))?(?: OF)? (${HEIGHT})`,
    String.raw`${DRONE} ${within(50)} ?${PERMITTING}${MUST} (?:NOT (?:EXCEED|(?:FLY|BE FLOWN|OPERATE|OPR|CLIMB) (?:ABOVE|ABV))|(?:REMAIN|STAY|FLY|OPERATE|BE FLOWN) (?:AT OR )?(?:BELOW|BLW)) (${HEIGHT})`,
    String.raw`${DRONE} ${within(40)} ?${BANNED} ${ABOVE} (${HEIGHT})`,
    String.raw`${BANNED} (?:FOR|TO) (?:ALL )?${DRONE}:? ?(?:OPS |OPERATIONS |FLIGHTS |FLT )?${ABOVE} (${HEIGHT})`,
    String.raw`${GREATEST} FOR (?:ALL )?${DRONE} (?:IS |OPS |OPERATIONS |FLIGHTS )?(${HEIGHT})`,
    String.raw`${DRONE} ${within(30)} ?${ABOVE} (${HEIGHT}) ${within(20)} ?${BANNED}`,
    String.raw`(?:ALL|ANY) (?:ACFT|AIRCRAFT|FLIGHTS|TFC|TRAFFIC) ${within(60)} ?${MUST} (?:REMAIN|STAY|FLY|OPERATE) (?:AT OR )?BELOW ((?:[1-4]\d{2}|500|\d{2}) ?(?:FT|FEET)(?: ?AGL)?)`,
  ].map(phrase),
);

/** Heights up to which drones may fly; where the text bans them, that may be said of those that are exempt. */
const GREATEST_HEIGHTS = phraseList(
  [
    String.raw`${DRONE} (?:OPS |OPERATIONS |FLIGHTS |FLT |FLYING )?(?:ARE |IS )?(?:ONLY )?${PERMITTED} (?:ONLY )?${BELOW} (?:${GREATEST} )?(${HEIGHT})`,
    String.raw`${DRONE} (?:OPS |OPERATIONS |FLIGHTS |FLT |FLYING )?ONLY ${BELOW} (${HEIGHT}) ${PERMITTED}`,
    String.raw`${DRONE} (?:OPS |OPERATIONS |FLIGHTS |FLT |FLYING |OPR )?${GREATEST}:? ?(${HEIGHT})`,
    String.raw`${DRONE} (?:OPS |OPERATIONS |FLIGHTS |FLT )?MAX(?:IMUM)? ([1-9]\d ?M(?: ?AGL)?|[12]?\d\d ?(?:FT|FEET)(?: ?AGL)?)`,
    String.raw`(?<=^|[.] )${DRONE} (?:OPS |OPERATIONS |FLIGHTS |FLT |FLYING )?(?:ONLY )?(?:NOT (?:ABOVE|ABV|HIGHER THAN)|(?:CEILING|TOP(?: (?:HGT|HEIGHT))?)(?: IS)?) (${HEIGHT})(?= ?(?:[.;(]|$))`,
    String.raw`${GREATEST}:? ?(${HEIGHT}) FOR (?:ALL )?${DRONE}`,
    String.raw`${DRONE}[:,]? (?:ONLY )?([1-9]\d ?M(?: ?AGL)?|[12]?\d\d ?(?:FT|FEET)(?: ?AGL)?) MAX(?:IMUM)?(?: HGT| HEIGHT)?`,
  ].map(phrase),
);
const ANY_BAN = phrase(String.raw`${BANNED}|NO (?:ALL )?${DRONE}|SUSPENDED|HALTED|CLOSED|CLSD`);

/** Of `RWY 09 CLSD` nobody is banned. */
function bansSomebody({ words, shape }: Sentence): boolean {
  ANY_BAN.lastIndex = 0;
  return /[DEFZ]/.test(shape) && ANY_BAN.test(words);
}

const HEIGHT_EXEMPTION = phrase(
  String.raw`(?:EXCEPT(?: FOR)?|EXC|EXCLUDING|OTHER THAN):? (?:ALL )?${DRONE} (?:OPERATIONS |OPS |FLIGHTS |FLTS |FLYING )?(?:BELOW|BLW|UP TO|NOT ABOVE|AT OR BELOW) (${HEIGHT})`,
);

/** A limit of height for all drones: where the text sets it, and which. */
export interface HeightLimit extends StatedHeight {
  readonly span: Span;
}

/** A height with what it is measured from, or without, or neither. */
interface StatedHeight {
  readonly limit: Height | null;
  readonly bare: BareHeight | null;
}

/** The height that is printed at the beginning of `words`. */
export function toStatedHeight(words: string): StatedHeight {
  const read = readHeight(words, 0);
  return { limit: read?.height ?? null, bare: read?.height == null ? (read?.bare ?? null) : null };
}

/** So many heights of one form are compared. */
const MOST_COMPARED = 8;

/** The limit that the text sets first; without its figure where another is set beside it, as for another area. */
function findLimit(text: SearchText, list: PhraseList): HeightLimit | null {
  const first = findFirst(text, list);
  if (first === null) return null;
  const printed = new Set(
    list.phrases.flatMap((each) => findPhrases(text, each, MOST_COMPARED).map(printedHeight)),
  );
  return printed.size > 1 ? { limit: null, bare: null, span: first.span } : toHeightLimit(first);
}

export function findHeightLimit(text: SearchText): HeightLimit | null {
  const limited = findLimit(text, HEIGHT_LIMITS);
  if (limited !== null || readSentences(text).some(bansSomebody)) return limited;
  return findLimit(text, GREATEST_HEIGHTS);
}

const HEIGHT_FOR_DRONES = phrase(
  String.raw`${GREATEST} FOR (?:ALL |ANY )?${DRONE}(?: OPS| OPERATIONS| FLIGHTS| FLYING)?(?: IS| ARE)?:? (${HEIGHT})`,
);

/** A greatest height for drones in a warning of them: `MAX HGT OF UAS` would be that of its own. */
export function findHeightForDrones(text: SearchText): HeightLimit | null {
  const found = findPhrase(text, HEIGHT_FOR_DRONES);
  return found === null ? null : toHeightLimit(found);
}

/** Right behind a ban that ends at the offset `from` of the searched words: drones below a height are left out of it. */
export function findHeightExemption(text: SearchText, from: number): HeightLimit | null {
  const left = findPhrase(text, HEIGHT_EXEMPTION, (found) => found.from >= from && found.from - from < 40);
  return left === null ? null : toHeightLimit(left);
}

function printedHeight({ groups }: Found): string {
  return groups.find((group) => group !== undefined)?.replaceAll(' ', '') ?? '';
}

function toHeightLimit(found: Found): HeightLimit {
  const printed = found.groups.find((group) => group !== undefined) ?? '';
  return { ...toStatedHeight(printed), span: found.span };
}

const RULES = phraseList(
  [
    String.raw`${DRONE} ${within(50)} ?(?:REQ|REQUIRES?|SUBJ(?:ECT)?(?: TO)?|NEEDS?|ONLY (?:WITH|AFTER|PERMITTED|ALLOWED|AUTHORI[SZ]ED)|PERMITTED ONLY|ALLOWED ONLY|${MUST} (?:BE )?(?:OBTAIN|REQUEST|COORDINATED?|APPROVED|CONTACT|CTC|CALL))`,
    String.raw`${DRONE} ${within(20)} ?(?:OPERATIONS?|OPS|FLIGHTS?|FLYING)? ?(?:ARE|IS) (?:RESTRICTED|SUSPENDED|LIMITED)`,
    String.raw`(?<!NO )(?:RESTRICTIONS?|LIMITATIONS?) (?:ON|FOR|OF|TO) (?:ALL )?${DRONE}`,
  ].map(phrase),
);

/** A rule that binds drones without banning them: a permission, a call, a restriction. */
export function findDroneRule(text: SearchText): Found | null {
  return findFirst(text, RULES);
}

const RULE_FOR_ALL = phrase(
  String.raw`(?:(?:ALL|ANY|OTHER|EVERY) ${DRONE} ${within(40)} ?(?:REQUIRES?|NEEDS?)|(?<!(?:THE|THESE|THIS|SUCH|OUR) )${DRONE} (?:FLIGHTS|OPERATIONS) ${within(40)} ?(?:REQUIRE|NEED))(?: A| AN| THE)?(?: (?:PRIOR|FLIGHT|VALID|SPECIAL|WRITTEN|ATC)){0,3} ${PERMISSION}`,
);

/** A permission that all drones need, told in a NOTAM that warns of drones: one that its own flights need binds nobody else. */
export function findRuleForAllDrones(text: SearchText): Found | null {
  return findPhrase(text, RULE_FOR_ALL);
}

const EXEMPTIONS = phraseList(
  [
    String.raw`(?:NOT APPLICABLE|(?:DO|DOES|SHALL|WILL) NOT APPLY|NOT APPLYING) (?:TO|FOR) (?:SMALL |ALL |ANY )?${DRONE}(?! (?:FLYING|OPERATING|OPERATED|OPR|IN ACC|WITH|UNDER|OVER|ABOVE|MORE|BY|OF|WEIGHING|THAT|WHICH|HEAVIER|(?:BELOW|BLW|UP TO|LESS THAN|LIGHTER THAN) \d{1,4} ?K?G))`,
    String.raw`(?<!NOT |WITHOUT )(?:EXEMPT(?:ING|ED)?|EXCLUDING|EXCEPT(?: FOR)?|EXC|OTHER THAN):? (?:SMALL |ALL |ANY )?${DRONE}(?=[ ]?(?:[.,;)]|$))`,
    String.raw`${DRONE} (?:OPERATIONS |OPS |FLIGHTS )?(?:ARE |IS )?(?:EXEMPT(?:ED)?|NOT AFFECTED|EXCLUDED FROM (?:THE |THIS |THESE |ANY )?(?:RESTRICTIONS?|PROHIBITION|BAN|RULES?|MEASURES?))`,
    String.raw`(?:MANNED|CREWED) (?:ACFT|AIRCRAFT|FLIGHTS?|AVIATION) ONLY`,
  ].map(phrase),
);

const PERMITS = /\b(?:PERMITTED|ALLOWED|AUTHORI[SZ]ED|AVBL|AVAILABLE|OPEN|MAY)\b/;
/** `THE PERMIT DOES NOT APPLY TO DRONES`: what lets others in. */
const LETS_IN =
  /\b(?:PERMITS?|PERMISSIONS?|APPROVALS?|CLEARANCES?|AUTHORI[SZ]ATIONS?|EXEMPTIONS?|WAIVERS?)\b/;
const ASKS =
  /\b(?:NO|NOT|WITHOUT|ONLY|REQ|REQUIRED|REQUIREMENT|NEEDED|MANDATORY|PROHIBITED|FORBIDDEN|SUBJECT)\b/;
const DENIES = /\b(?:NO|NOT|NON|UNLESS)\b/;

/** Whom a permission leaves out is not spared: `ALL FLIGHTS PERMITTED EXC UAS`. */
function isOfRule({ from }: Found, { words }: SearchText): boolean {
  const sentence = words.slice(words.lastIndexOf('. ', from) + 1, from);
  if (LETS_IN.test(sentence) && !ASKS.test(sentence)) return false;
  return !PERMITS.test(sentence) || DENIES.test(sentence);
}

/** The text says that its rule does not touch drones. */
export function findDroneExemption(text: SearchText): Found | null {
  return findFirst(text, EXEMPTIONS, isOfRule);
}
