import { toSearchText } from '../search/search-text.ts';
import { TURNING_WORDS } from '../clauses/turning-words.ts';
import { readSentences, type Sentence } from './sentences/read-sentences.ts';

/**
 * Classes of words that ban, stop, close, keep away, demand, permit, bind to a condition, except or negate, that lift any of it, or
 * name everybody; see {@link WORD_CLASSES}.
 */
const BINDING = /[BSXKMPpCQNLlRJrgTexhAE]/;
const TURNING: ReadonlySet<string> = new Set(TURNING_WORDS);
/** In force or not, open or not: the wrong one of the two is a ban or a permission. */
const IN_FORCE =
  /^(?:ACT|ACTIVE|ACTIVATED|ACTIVATION|OPEN|OPENED|OPENS|REOPEN|BACK|DE-?ACT[A-Z]*|FREE|END|ENDS|ENDED|FINISH|MISSING)$/;
/** What pilots are told to do, which stands without a word that says so. */
const ORDERED =
  /^(?:USE|ENTER|CLIMB|DESCEND|TURN|FOLLOW|JOIN|EXPECT|MAINTAIN|PROCEED|FLY|MONITOR|LISTEN|SQUAWK|HOLD|PASS|RETURN|EXER|EXERCISE|BEWARE|EXTREME|EXTREMELY|VACATE|ADJUST|ADVISE|SELECT|SET|CHECK|GIVE|TAKE|GRANTED|PREVENT|RECOMMEND|ADHERE|STRICT|STRICTLY)$/;
/** `UNLIT`, `UNSERVICEABLE`, `INOPERATIVE`, `U/S`, `NONRADAR`: a negation in one word. */
const NEGATED =
  /^(?:UN(?!I|DER|TIL|ATTENDED$)|NON|IN(?:OP|ACTIV|VALID|ACCESS|COMPLETE|CORRECT)|DIS(?:US|CONT|ABL)|U\/S|OTS)/;
const WORD = /[A-Z](?:[A-Z'/-]*[A-Z])?/g;
/** `DUE TO`, `UP TO`: what stands before a `TO` that leads to no verb. */
const NO_INFINITIVE =
  /^(?:DUE|UP|UPTO|CLOSE|ADJACENT|ADJ|NEXT|BACK|POINT|PARALLEL|RELATED|SIMILAR|ACCORDING)$/;
/** Verbs and what may be one: behind `TO`, and at the beginning, they tell somebody to do something. */
const DOING = /[YvKMPxBSa]/;

/**
 * Whether some word of `text` may forbid, permit, demand, except, bind to a condition or negate something, in English or in another
 * language; then only a rule may say what it means. Words that nobody knows are taken for names.
 */
export function mayBind(text: string): boolean {
  const searched = toSearchText(text);
  if (
    Array.from(searched.words.matchAll(WORD), ([word]) => word).some(
      (word) => TURNING.has(word) || IN_FORCE.test(word) || ORDERED.test(word) || NEGATED.test(word),
    )
  )
    return true;
  return readSentences(searched).some(
    (sentence) => BINDING.test(sentence.shape) || isElsewhere(sentence) || isOrder(sentence),
  );
}

/** One word of another language is enough: what stands beside it is not known to be harmless. */
function isElsewhere({ tokens }: Sentence): boolean {
  return tokens.some(
    ({ word, letter, english }) => !english && letter !== 'n' && letter !== 'D' && /[A-Z]{2}/.test(word),
  );
}

/** `ACFT TO USE MINIMUM POWER`, `USE TWY A`. */
function isOrder({ tokens }: Sentence): boolean {
  return tokens.some(({ word, letter }, at) => {
    if (at === 0) return letter === 'Y' && !/(?:ED|ING)$/.test(word);
    const before = tokens[at - 1];
    if (before?.word !== 'TO') return false;
    return DOING.test(letter) && !NO_INFINITIVE.test(tokens[at - 2]?.word ?? '');
  });
}
