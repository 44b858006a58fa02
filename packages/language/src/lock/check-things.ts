import type { NotamFacts } from '@klarnotam/notam';
import type { LanguageCode } from '../languages.ts';
import type { LockFault } from './fault.ts';
import type { HeldFacts } from './held-facts.ts';
import { lettersOf } from './letters.ts';
import { EVIDENCE, THINGS, type Thing } from './things.ts';
import { LOCK_WORDS } from './words/lock-words-table.ts';
import { THING_WORDS } from './words/things-table.ts';

/** Languages in which parts of telegrams are written, besides English. */
const OF_TELEGRAMS: readonly LanguageCode[] = ['en', 'es', 'pt', 'pl', 'no'];

const patterns = new Map<LanguageCode, ReadonlyMap<Thing, RegExp>>();

function patternsOf(language: LanguageCode): ReadonlyMap<Thing, RegExp> {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const start = LOCK_WORDS[language].wordStart ? '(?<![\\p{L}\\p{N}])' : '';
  const words = new Map(
    THINGS.filter((thing) => THING_WORDS[language][thing] !== '').map((thing) => [
      thing,
      new RegExp(`${start}(?:${lettersOf(THING_WORDS[language][thing])})`, 'iu'),
    ]),
  );
  patterns.set(language, words);
  return words;
}

/** Things that the text speaks of and neither the telegram nor our own wording of it: a mast for a crane. */
export function checkThings(
  translation: string,
  facts: NotamFacts,
  { text: telegram, own }: HeldFacts,
  language: LanguageCode,
): readonly LockFault[] {
  const said = lettersOf(translation);
  const ours = lettersOf(own);
  const subject = facts.qualifier?.subject ?? '';
  return [...patternsOf(language)].flatMap(([thing, pattern]): LockFault[] => {
    const found = pattern.exec(said)?.[0];
    if (found === undefined) return [];
    const { text, subjects } = EVIDENCE[thing];
    const isJustified =
      text.test(telegram) ||
      subjects.some((one) => subject.startsWith(one)) ||
      pattern.test(ours) ||
      OF_TELEGRAMS.some((other) => patternsOf(other).get(thing)?.test(telegram));
    return isJustified ? [] : [{ code: 'invented', expected: null, found, span: null }];
  });
}
