import type { NotamFacts } from '@klarnotam/notam';
import type { LanguageCode } from '../../languages.ts';
import type { NotamWording } from '../../wording.ts';
import type { SaidText } from '../said-text.ts';
import type { LockFault } from '../fault.ts';
import { fold } from '../read/fold.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { lettersOf } from '../read/letters.ts';
import { patternsOf } from '../words/patterns.ts';
import type { RatingWords } from './ratings.ts';
import { mentions, sentencesOf } from '../read/sentences.ts';
import type { Vocabulary } from '../read/vocabulary.ts';
import type { Concept } from '../words/lock-words.ts';

const BANS = /PROHIB|FORBID|NOT (?:BE )?(?:PERMITTED|ALLOWED|AUTH)|BANNED|AVOID|NO-?\s?FLY/;
const PERMISSIONS =
  /PERM|\bAPV\b|\bPPR\b|APPROV|\bAUTH|CLEAR|\bCLR|CONSENT|\bREQ|\bO\/R|COORD|AGREE|ALLOW|\bPN\b|NOTICE|SUBJ|PRIOR/;
/** What asks for a permission, and what says that none is asked for. */
const ASKS_PERMISSION = /\bPPR\b|PERMISSION|APPROVAL|CLEARANCE|\bATC CLR|AUTHORI[SZ]ATION/;
const NEEDLESS = /WITHOUT|\bWO\b|\bW\/O\b|NOT REQ|\bNO (?:PRIOR|PPR|PERM|AUTH|CL)|\bNIL\b/;

/** What a language's sentences say of flying. */
interface Reader {
  readonly says: (what: keyof RatingWords, text: string) => boolean;
  readonly forbids: (text: string) => boolean;
  /** Calls off a ban, and names neither a permission nor another place. */
  readonly deniesBan: (text: string) => boolean;
  /** Closes the air to drones too. */
  readonly closes: (text: string) => boolean;
  /** Keeps one out, and holds an exception. */
  readonly closesUnless: (text: string) => boolean;
  /** Leaves no way to fly, not even with a permission. */
  readonly rulesOut: (text: string) => boolean;
  readonly needsPermission: (text: string) => boolean;
  /** Lets one fly without a permission. */
  readonly frees: (text: string) => boolean;
  /** Lets one fly, with care or without, and names neither a permission nor another place. */
  readonly lets: (text: string) => boolean;
  /** Lets one fly where the same sentence speaks of the ban. */
  readonly letsDespiteBan: (text: string) => boolean;
  /** Says that drones are not concerned, and names neither a permission nor another place. */
  readonly leavesAlone: (text: string) => boolean;
}

function readerOf(language: LanguageCode, drone: RegExp): Reader {
  const words = patternsOf(language, 'ratings');
  const { outside, exception, negated, closed } = patternsOf(language, 'states');
  const says: Reader['says'] = (what, text) => words[what].test(text);
  const without = (text: string, what: keyof RatingWords): string => text.split(words[what]).join(' ');
  const forbids: Reader['forbids'] = (text) => says('mayNot', without(text, 'notForbidden'));
  const holdsBack = (text: string): boolean => says('doNot', text) || says('keepAway', text);
  const isElsewhere = (text: string): boolean => outside.test(text) || exception.test(text);
  const isUnbound = (text: string): boolean =>
    !holdsBack(text) && !says('permission', text) && !isElsewhere(text);
  const mayFly = (text: string): boolean => says('may', without(text, 'mayNot')) && !negated.test(text);
  const isFreeForDrones = (text: string): boolean => says('freely', text) && mentions(text, drone);
  const needsNone = (text: string): boolean => says('withoutPermission', text) && !says('notWithout', text);
  return {
    says,
    forbids,
    deniesBan: (text) =>
      says('notForbidden', text) && !forbids(text) && !isElsewhere(text) && !says('permission', text),
    closes: (text) => closed.test(text) && mentions(text, drone) && !negated.test(text),
    closesUnless: (text) => exception.test(text) && (outside.test(text) || holdsBack(text) || forbids(text)),
    rulesOut: (text) => says('never', text) && !says('withoutPermission', without(text, 'never')),
    needsPermission: (text) =>
      (says('permission', text) && (!needsNone(text) || forbids(text) || says('doNot', text))) ||
      (says('may', text) && says('terms', text)),
    frees: (text) => needsNone(text) && !forbids(text) && !holdsBack(text) && !outside.test(text),
    lets: (text) => isUnbound(text) && !forbids(text) && (mayFly(text) || isFreeForDrones(text)),
    letsDespiteBan: (text) => isUnbound(text) && mayFly(text),
    leavesAlone: (text) => isUnbound(text) && says('unconcerned', text),
  };
}

/** The first sentence of an explanation that is stricter or milder than the rating. */
function contradiction(
  explanation: string,
  level: NotamFacts['rating']['level'],
  telegram: string,
  reader: Reader,
  drone: RegExp,
): string | undefined {
  const { says, forbids, needsPermission, frees, lets } = reader;
  const isOpen = !BANS.test(telegram);
  const isFree = !PERMISSIONS.test(telegram);
  const isWrong = (sentence: string): boolean => {
    switch (level) {
      case 'forbidden':
        return (
          frees(sentence) ||
          lets(sentence) ||
          reader.letsDespiteBan(sentence) ||
          reader.deniesBan(sentence) ||
          reader.leavesAlone(sentence) ||
          says('carefree', sentence) ||
          (isFree && says('permission', sentence))
        );
      case 'restricted':
        return (
          frees(sentence) ||
          (lets(sentence) && !says('terms', sentence)) ||
          reader.leavesAlone(sentence) ||
          says('carefree', sentence) ||
          reader.rulesOut(sentence) ||
          (isOpen &&
            forbids(sentence) &&
            !reader.closesUnless(sentence) &&
            !says('permission', explanation) &&
            !says('terms', explanation))
        );
      case 'caution':
        return (
          says('unconcerned', sentence) ||
          says('carefree', sentence) ||
          (isOpen && (forbids(sentence) || (says('doNot', sentence) && says('never', sentence)))) ||
          (isFree && needsPermission(sentence))
        );
      default:
        return (
          !says('unconcerned', sentence) &&
          ((forbids(sentence) && mentions(sentence, drone)) || (isFree && needsPermission(sentence)))
        );
    }
  };
  return sentencesOf(explanation).find(isWrong);
}

function plain(sentences: readonly { readonly text: string }[]): string {
  return lettersOf(fold(sentences.map(({ text }) => text).join('\n')).text);
}

/** A permission that the telegram asks for, said to be needless. */
function checkPermission(
  translation: string,
  telegram: string,
  own: NotamWording,
  { frees }: Reader,
): readonly LockFault[] {
  const expected = ASKS_PERMISSION.exec(telegram)?.[0];
  if (expected === undefined || NEEDLESS.test(telegram) || sentencesOf(plain(own.translation)).some(frees))
    return [];
  const found = sentencesOf(lettersOf(translation)).find(frees);
  return found === undefined ? [] : [{ code: 'reversed', expected, found: found.trim(), span: null }];
}

/** A rating that the text makes milder or stricter; the explanation is what the pilot acts on. */
export function checkRating(
  { translation, explanation }: SaidText,
  facts: NotamFacts,
  { text: telegram }: HeldFacts,
  own: NotamWording,
  { concepts }: Vocabulary,
  language: LanguageCode,
): readonly LockFault[] {
  const { level } = facts.rating;
  const reader = readerOf(language, concepts.drone);
  const says = (part: string, ...said: readonly Concept[]): boolean =>
    said.some((word) => mentions(part, concepts[word]));
  const isHeld = level === 'forbidden' || level === 'restricted';
  const permitted = [
    ...sentencesOf(translation).filter((sentence) => says(sentence, 'drone')),
    ...sentencesOf(explanation),
  ].filter(
    (sentence) =>
      isHeld &&
      says(sentence, 'permitted') &&
      !says(sentence, 'negation', 'prohibited', 'condition') &&
      !reader.forbids(lettersOf(sentence)),
  );
  const free = sentencesOf(explanation).filter(
    (sentence) => isHeld && says(sentence, 'unaffected') && !says(sentence, 'condition'),
  );
  const letters = lettersOf(explanation);
  const wrong = (one: string): string | undefined =>
    contradiction(one, level, telegram, reader, concepts.drone);
  const found = wrong(plain(own.explanation)) === undefined ? wrong(letters) : undefined;
  const sentences = sentencesOf(letters);
  const isMilder =
    (level === 'forbidden' &&
      !says(explanation, 'prohibited') &&
      !reader.forbids(letters) &&
      !reader.says('doNot', letters) &&
      !sentences.some((one) => reader.closes(one))) ||
    (level === 'restricted' &&
      !says(explanation, 'restricted', 'permission', 'prohibited') &&
      !reader.says('permission', letters) &&
      !reader.says('terms', letters) &&
      !sentences.some((one) => reader.closesUnless(one)));
  return [
    ...[...permitted, ...free, ...(found === undefined ? [] : [found])].map((sentence): LockFault => ({
      code: 'ratingContradicted',
      expected: level,
      found: sentence.trim(),
      span: null,
    })),
    ...(isMilder
      ? [{ code: 'ratingContradicted', expected: level, found: null, span: null } satisfies LockFault]
      : []),
    ...checkPermission(translation, telegram, own, reader),
  ];
}
