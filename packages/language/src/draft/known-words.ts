import type { Catalogue } from '../catalogue.ts';

/** Scripts without blanks between words: each sign by itself. */
const SIGN = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const WORD = new RegExp(String.raw`[${SIGN}]|(?:(?![${SIGN}])[\p{L}\p{M}])+`, 'gu');
const PLACEHOLDER = /\{\w+\}/g;
const ARGUMENT = /\{\w+, (?:plural|select),/g;
const CHOICE = /(?:^|(?<=[\s}]))(?:=\d+|\w+) ?\{/g;

const known = new WeakMap<Catalogue['messages'], ReadonlySet<string>>();

/** Every word that the catalogue writes in sentences of its own, as it is written there. The glossary, which words quotations, is none of it. */
export function knownWords(catalogue: Catalogue): ReadonlySet<string> {
  let words = known.get(catalogue.messages);
  if (words === undefined) {
    const { messages, subjects, conditions, pairs, levels, hazards, airspaces, harmless } = catalogue;
    const { contacts, contactRoles, fields, problems, clauses, rules, rows } = catalogue;
    words = new Set();
    collect(
      [
        [messages, subjects, conditions, pairs, levels, hazards, airspaces, harmless],
        [contacts, contactRoles, fields, problems, clauses, rules, rows],
      ],
      words as Set<string>,
    );
    known.set(catalogue.messages, words);
  }
  return words;
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    const text = value.replace(PLACEHOLDER, ' ').replace(ARGUMENT, ' ').replace(CHOICE, ' ');
    for (const word of text.match(WORD) ?? []) words.add(word);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, words);
  }
}

/** The words of `text` that the catalogue does not have; one that begins a sentence may be written large or small. */
export function unknownWords(text: string, catalogue: Catalogue): readonly string[] {
  const words = knownWords(catalogue);
  return (text.match(WORD) ?? []).filter((word) => {
    if (words.has(word)) return false;
    const [first = ''] = word;
    const rest = word.slice(first.length);
    return !words.has(`${first.toUpperCase()}${rest}`) && !words.has(`${first.toLowerCase()}${rest}`);
  });
}
