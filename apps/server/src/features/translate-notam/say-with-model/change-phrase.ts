import { checkSentence, type Slot, type SlotKind, type Template } from '@klarnotam/ai-clauses';
import type { LanguageCode } from '@klarnotam/language';
import type { Database } from '../../../database/create-database.ts';
import { enterPhrase, findPhrases, forgetPhrase, type Phrase } from '../../../database/phrase-book.ts';
import { readerKeyOf } from './sentence-keys.ts';

/** What a reader of the phrase book wants done with an entry. */
export type PhraseChange =
  | { readonly change: 'pin' | 'strike' | 'free' }
  | { readonly change: 'mend'; readonly sentence: string };

export type PhraseChanged =
  | { readonly outcome: 'done'; readonly phrase: Phrase }
  | { readonly outcome: 'unknown' | 'ambiguous' | 'nothing-to-pin' }
  | { readonly outcome: 'faulty'; readonly faults: readonly string[] };

function templateOf({ template, kinds }: Phrase): Template {
  const slots = Object.entries(kinds).map(([number, kind]): Slot => {
    const [name = '', plural] = kind.split(':');
    return {
      number: Number(number),
      kind: name as SlotKind,
      text: '',
      ...(plural === undefined ? {} : { plural }),
    };
  });
  return { text: template, slots };
}

/**
 * Changes an entry of the phrase book for good: its sentence is pinned whatever a model says later, mended by one of the
 * reader's own that passes the same checks, struck so that nothing takes the place of ours or of the original, or left to
 * the model again.
 *
 * @param beginning of the key of the entry, as the list shows it
 */
export async function changePhrase(
  database: Database,
  beginning: string,
  asked: PhraseChange,
): Promise<PhraseChanged> {
  const found = await findPhrases(database, beginning);
  const [phrase, ...others] = found;
  if (phrase === undefined) return { outcome: 'unknown' };
  if (others.length > 0) return { outcome: 'ambiguous' };
  const key = readerKeyOf(phrase);
  const entered = { ...phrase, key };
  switch (asked.change) {
    case 'free':
      await forgetPhrase(database, key);
      break;
    case 'strike':
      await enterPhrase(database, entered, { state: 'struck', sentence: null });
      break;
    case 'pin':
      if (phrase.sentence === null) return { outcome: 'nothing-to-pin' };
      await enterPhrase(database, entered, { state: 'pinned', sentence: phrase.sentence });
      break;
    case 'mend': {
      const sentence = asked.sentence.trim();
      const faults = checkSentence({
        asked: templateOf(phrase),
        answer: sentence,
        language: phrase.language as LanguageCode,
        ours: phrase.task === 'polish',
      });
      if (faults.length > 0)
        return { outcome: 'faulty', faults: [...new Set(faults.map(({ code }) => code))] };
      await enterPhrase(database, entered, { state: 'mended', sentence });
    }
  }
  return { outcome: 'done', phrase };
}
