import { hasOnlyNames } from './names.ts';
import { withoutOwnConduct } from './own-conduct.ts';
import { announcesSomething, areVerbsRecognised, isFiniteOrDone } from './announcing-verbs.ts';
import type { Sentence } from './read-sentences.ts';
import { toTokens, type Token } from './tokens.ts';

/** What stands in announcements of flights, in any language: those who fly, what they do, when, where and how high. */
const ANNOUNCES = /[DAaYvwincHkFOZGgqTfoht,:()u]/;
/** What in brackets would be more than a name. */
const IN_BRACKETS = /[BSNXPpCQMK]/;
/** Of all flights an announcement may speak: `ALL FLIGHTS BELOW 120M`; not of those of others, nor of all drones. */
const ANY = new Set(['ALL', 'ANY', 'EVERY', 'EACH', 'TODOS', 'TODAS', 'ALLE']);

/** `RWY CLSD MEANWHILE`, `AD CLSD`, `USED IN CLOSED AREA`: what is closed is on the ground, or only named. */
function closesGround(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.letter !== 'X') return false;
  // `AD CLSD TO ALL TFC AND UAS`
  const behind = tokens
    .slice(at + 1)
    .map(({ letter }) => letter)
    .join('');
  if (/^(?:FOR|TO)$/.test(tokens[at + 1]?.word ?? '') && /^i[AFOkchu]*D/.test(behind)) return false;
  if (tokens[at - 1]?.letter === 'i' && tokens[at + 1]?.letter === 'w') return true;
  const lead = tokens.slice(Math.max(0, at - 4), at);
  return lead.some(({ letter, word }) => letter === 'G' || word === 'AD');
}

/** `UAS PILOTS BOOK A SLOT`: the reader is spoken to. */
const SPEAKS_TO_READER =
  /^(?:ALL |ANY |THE )?<DRONE> (?:PILOTS|OPERATORS|OWNERS|USERS|FLYERS|ENTHUSIASTS)(?! (?:ARE )?(?:TRAINING|PRACTI|COMPET|TEST))/;

/** Whether every known word is one of announcements: none forbids, demands or turns the sentence round. */
function areWordsOfAnnouncement(tokens: readonly Token[], ofNotice: boolean): boolean {
  const mayComeFirst = ofNotice && !tokens.some((each) => /[MpBSXNKC]/.test(each.letter));
  let depth = 0;
  return tokens.every(({ letter, word }, at) => {
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (depth > 0) return !IN_BRACKETS.test(letter);
    // What has to be had first.
    if (/^SLOTS?$/.test(word) && tokens[at - 1]?.letter === 'D') return false;
    if (letter === 'A') return ANY.has(word) && !isOfDrones(tokens, at);
    return ANNOUNCES.test(letter) || closesGround(tokens, at) || (letter === 'Q' && mayComeFirst);
  });
}

/** `ALL DRONES`, `ALL SMALL UAS`: everybody who has one. */
function isOfDrones(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1).find(({ letter }) => !/[ck]/.test(letter))?.letter === 'D';
}

const ZONE = /^(?:ZONES?|AREAS?|SECTORS?|AIRSPACE)$/;
const IS_SET_UP =
  /\b(?:ESTABLISHED|CREATED|INSTALLED|DESIGNATED|DEFINED|ACT|ACTIVE|ACTIVATED|EFFECTIVE|VALID|IN FORCE|IN EFFECT)\b/;

/** `UAS ZONE ESTABLISHED`, `DRONE GEOGRAPHICAL ZONE ACTIVE`: no flight, but a place that drones have to do with. */
function setsUpZone({ words, tokens }: Sentence): boolean {
  if (!IS_SET_UP.test(words)) return false;
  return tokens.some(({ letter }, at) => {
    if (letter !== 'D') return false;
    const head = tokens.slice(at + 1, at + 4).findIndex((each) => !/[ku]/.test(each.letter));
    return ZONE.test(tokens[at + 1 + head]?.word ?? '');
  });
}

function isRecognised(tokens: readonly Token[], ofNotice: boolean): boolean {
  return (
    areWordsOfAnnouncement(tokens, ofNotice) &&
    areVerbsRecognised(tokens) &&
    announcesSomething(tokens, ofNotice) &&
    hasOnlyNames(tokens, ofNotice)
  );
}

const NUMBER =
  /^(?:\d{1,4}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|TWELVE|DOZENS?|HUNDREDS?|ITS|THEIR)$/;
/** What may demand something, permit it, or bind it. */
const BINDS = /[BSXNMKCPpQTJRELAxZ]/;
/** `ONE DRONE AT A TIME`, `5 DRONES PER PILOT`: so many may fly. */
const AT_A_TIME = /\b(?:AT A TIME|AT ONCE|SIMULTANEOUSLY|(?:PER|EACH) (?:PILOT|OPERATOR|PERSON|CLUB|TEAM))\b/;
/** `UP TO 5 DRONES` is a limit. */
const LIMITS_NUMBER = /^(?:UP TO|MAX|MAXIMUM|NOT MORE THAN|MORE THAN|LESS THAN|OVER|EXCEEDING)$/;

/** `THE CREW SENDS UP TWO OCTOCOPTERS`, `LETS ITS DRONE PATROL`: so many, or those of somebody, and not whoever has one. */
export function countsDrones({ words, tokens, shape }: Sentence): boolean {
  if (BINDS.test(shape) || AT_A_TIME.test(words)) return false;
  const drone = tokens.findIndex(({ letter }) => letter === 'D');
  let at = drone - 1;
  while (/[kuOh]/.test(tokens[at]?.letter ?? '.') && !NUMBER.test(tokens[at]?.word ?? '')) at -= 1;
  return drone >= 0 && NUMBER.test(tokens[at]?.word ?? '') && !LIMITS_NUMBER.test(tokens[at - 1]?.word ?? '');
}

/** `DRONES HINDER WORK`: an unknown word right behind a plural is its verb. */
function isSaidOfDrones(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ letter, word, english }, at) =>
      letter === 'D' && english && /[A-Z]{3}S$/.test(word) && tokens[at + 1]?.letter === 'u',
  );
}

/** `MAX HEIGHT FOR DRONES 50M`: what they keep to whom it is said to. */
const GREATEST_FOR_DRONES =
  /\b(?:MAX(?:IMUM|IMAL)?|HIGHEST|GREATEST|CEILING|TOP|UPPER)\b(?: \S+){0,3} FOR (?:ALL |ANY )?<DRONE>/;

/** `PHOTO DRONES IN THE STREETS: NOT HIGHER THAN 25M`, `MODELS AND DRONES: MAX HGT 40M`. */
const GREATEST_HEIGHT =
  /\b(?:MAX(?:IMUM|IMAL)? (?:HEIGHT|HGT|ALT(?:ITUDE)?)|(?:NOT|NO) (?:HIGHER|MORE) THAN|NOT (?:ABOVE|ABV|EXCEEDING)|CEILING|NOT TO EXCEED)(?: \S+){0,2} \d/;

/** Drones are given a greatest height, and no flight of theirs is told. */
function limitsHeight({ words, tokens }: Sentence): boolean {
  const drone = tokens.findIndex(({ letter }) => letter === 'D');
  const isTold = (token: Token, at: number): boolean =>
    (token.letter === 'v' && isFiniteOrDone(token)) ||
    (at > drone && token.letter === 'a') ||
    (token.letter === 'Y' && /[DFav]/.test(tokens[at - 1]?.letter ?? ''));
  return GREATEST_HEIGHT.test(words) && !tokens.some(isTold);
}

/** `REMOTE PILOT MAINTAINS CONTACT`: what one who flies does. */
const OWN_HABIT =
  /^(?:THE )?(?:<DRONE>(?: PILOT| OPERATOR| CREW)?|OPERATOR|CREW|TEAM) (?:MAINTAINS? (?:RADIO |VISUAL |TWO-WAY )?CONTACT|MONITORS?|LISTENS?|HOLDS (?:AN? )?(?:LICEN[CS]E|PERMISSION|APPROVAL|AUTHORI[SZ]ATION)|CARRIES|WEARS?|IS IN (?:RADIO )?CONTACT|(?:STAYS|REMAINS) (?:WI|WITHIN|INSIDE|BELOW|UNDER))\b/;

/** `LODZ LUBLINEK: ...`, `RABAT - ...`: where it is, in front. */
const PLACE_IN_FRONT = /^(?:[A-Z0-9'’./-]+ ?){1,6}(?::| [-–]) ?(?=\S)/;
const QUOTED = /"[^"]{1,60}"|(?<= )'[^']{1,60}'(?=[ ,.:;)]|$)|“[^”]{1,60}”/g;

/**
 * Whether the sentence announces somebody's drone flights, or in a notice `ofNotice` of such says more of them, and nothing else. Its
 * verbs have to be of those that announce, and every unknown word has to stand where a name may.
 */
export function announcesDrones(sentence: Sentence, ofNotice = false): boolean {
  const named = sentence.tokens.map(({ word, letter }) => (letter === 'D' ? '<DRONE>' : word)).join(' ');
  if (OWN_HABIT.test(named) && !/[BSNXAECQM]/.test(sentence.shape)) return true;
  if (setsUpZone(sentence) || GREATEST_FOR_DRONES.test(named) || (!ofNotice && limitsHeight(sentence)))
    return false;
  if (!ofNotice && SPEAKS_TO_READER.test(named) && !sentence.shape.includes('H')) return false;
  if (AT_A_TIME.test(sentence.words) && !ofNotice) return false;
  if (countsDrones(sentence)) return true;
  if (isSaidOfDrones(sentence.tokens)) return false;
  if (isRecognised(sentence.tokens, ofNotice)) return true;
  const plain = withoutConduct(sentence, ofNotice);
  const front = PLACE_IN_FRONT.exec(plain)?.[0] ?? '';
  const isPlace =
    front !== '' && !front.includes('<DRONE>') && areWordsOfAnnouncement(readPlain(front), ofNotice);
  return isRecognised(readPlain(isPlace ? plain.slice(front.length) : plain), ofNotice);
}

/** The words with drones marked, without advice and without what those keep to of whom a notice tells. */
function withoutConduct({ tokens, shape }: Sentence, ofNotice: boolean): string {
  const named = tokens.map(({ word, letter }) => (letter === 'D' ? '<DRONE>' : word)).join(' ');
  return withoutOwnConduct(named, ofNotice && !/A.?D/.test(shape)).replace(QUOTED, ' / ');
}

/** The tokens of what is left of such words. */
export function tokensWithoutConduct(sentence: Sentence, ofNotice: boolean): readonly Token[] {
  return readPlain(withoutConduct(sentence, ofNotice));
}

/** The classes of what is left of such words. */
export function shapeWithoutConduct(sentence: Sentence, ofNotice: boolean): string {
  return tokensWithoutConduct(sentence, ofNotice)
    .map(({ letter }) => letter)
    .join('');
}

function readPlain(plain: string): readonly Token[] {
  const drones = Array.from(plain.matchAll(/<DRONE>/g), ({ index }) => ({ from: index, to: index + 7 }));
  return toTokens(plain, 0, plain.length, drones);
}
