import type { LanguageCode } from '../languages.ts';
import type { NotamWording } from '../wording.ts';
import type { LockFault } from './fault.ts';
import { fold } from './fold.ts';
import type { HeldFacts } from './held-facts.ts';
import { lettersOf } from './letters.ts';
import { CONTRARIES, INVENTED, REASONS, REVERSED, type StateWords } from './states.ts';
import { LOCK_WORDS } from './words/lock-words-table.ts';
import { STATE_WORDS } from './words/states-table.ts';

/** Where what turns one statement round ceases to turn the next. */
const ENDS_OF_CLAUSES = /[,;:.!?。！？、，；：،؛।()\n]|\s[-•]\s/u;

const patterns = new Map<LanguageCode, Readonly<Record<keyof StateWords, RegExp>>>();

function patternsOf(language: LanguageCode): Readonly<Record<keyof StateWords, RegExp>> {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const start = LOCK_WORDS[language].wordStart ? '(?<![\\p{L}\\p{N}])' : '';
  const made = Object.fromEntries(
    Object.entries(STATE_WORDS[language]).map(([state, words]) => [
      state,
      new RegExp(`${start}(?:${lettersOf(words)})`, 'iu'),
    ]),
  ) as Record<keyof StateWords, RegExp>;
  patterns.set(language, made);
  return made;
}

/** Exceptions, permissions and states that nothing in the telegram or our own wording says, and those turned round. */
export function checkStates(
  translation: string,
  { text: telegram }: HeldFacts,
  own: NotamWording,
  language: LanguageCode,
): readonly LockFault[] {
  const said = lettersOf(translation);
  const words = patternsOf(language);
  const ours = lettersOf(fold(own.translation.map(({ text }) => text).join('\n')).text);
  const invented = INVENTED.flatMap((state): LockFault[] => {
    const found = words[state].exec(said)?.[0];
    if (found === undefined || REASONS[state].test(telegram) || words[state].test(ours)) return [];
    return [{ code: 'invented', expected: null, found, span: null }];
  });
  const reversed = REVERSED.flatMap((state): LockFault[] => {
    const { contrary, reason } = CONTRARIES[state];
    const expected = telegram.match(contrary)?.[0];
    if (expected === undefined || reason.test(telegram.replace(contrary, ' '))) return [];
    const clauseIn = (text: string): string | undefined =>
      text.split(ENDS_OF_CLAUSES).find((one) => words[state].test(one) && !words.not.test(one));
    const clause = clauseIn(ours) === undefined ? clauseIn(said) : undefined;
    return clause === undefined ? [] : [{ code: 'reversed', expected, found: clause.trim(), span: null }];
  });
  return [...invented, ...reversed];
}
