import type { NotamFacts } from '@klarnotam/notam';
import type { LanguageCode } from '../../languages.ts';
import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { lettersOf } from '../read/letters.ts';
import { patternsOf } from '../words/patterns.ts';
import { CONFUSABLE, EVIDENCE, THINGS, type Thing } from './things.ts';

/** Languages in which parts of telegrams are written, besides English. */
const OF_TELEGRAMS: readonly LanguageCode[] = ['en', 'es', 'pt', 'pl', 'no'];

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
  const words = patternsOf(language, 'things');
  const isReplaced = (thing: Thing): boolean =>
    CONFUSABLE.filter((group) => group.includes(thing)).every((group) =>
      group.some((other) => EVIDENCE[other].text.test(telegram) && !words[other].test(said)),
    );
  return THINGS.flatMap((thing): LockFault[] => {
    const found = words[thing].exec(said)?.[0];
    if (found === undefined) return [];
    const { text, subjects } = EVIDENCE[thing];
    const isJustified =
      text.test(telegram) ||
      subjects.some((one) => subject.startsWith(one)) ||
      words[thing].test(ours) ||
      OF_TELEGRAMS.some((other) => patternsOf(other, 'things')[thing].test(telegram));
    return isJustified || !isReplaced(thing) ? [] : [{ code: 'invented', expected: null, found, span: null }];
  });
}
