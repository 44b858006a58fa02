import type { LanguageCode } from '../../languages.ts';
import { lettersOf } from '../read/letters.ts';
import type { LanguageWords } from './language-words.ts';
import { WORDS } from './words-table.ts';

type Kind = Exclude<keyof LanguageWords, 'cardinals' | 'figures' | 'indianNumbers'>;

export type Patterns<K extends Kind> = Readonly<Record<keyof LanguageWords[K], RegExp>>;

/** What no text holds: of a word that a language lacks. */
const NOTHING = /(?!)/u;

const made = new Map<string, Readonly<Record<string, RegExp>>>();

/** The words of one kind in a language, ready to be looked for in what {@link lettersOf} gives. */
export function patternsOf<K extends Kind>(language: LanguageCode, kind: K): Patterns<K> {
  const key = `${language} ${kind}`;
  const known = made.get(key);
  if (known !== undefined) return known as Patterns<K>;
  const { figures, [kind]: words } = WORDS[language];
  const start = figures.wordStart ? '(?<![\\p{L}\\p{N}])' : '';
  const patterns = Object.fromEntries(
    Object.entries<string>({ ...words }).map(([word, forms]) => [
      word,
      forms === '' ? NOTHING : new RegExp(`${start}(?:${lettersOf(forms)})`, 'iu'),
    ]),
  );
  made.set(key, patterns);
  return patterns as Patterns<K>;
}
