import type { LanguageCode } from '@klarnotam/language';

/** A word, a slot (`⟦`) or the end of a part of a sentence (`|`). Chinese and Japanese count each character as a word. */
export interface Token {
  readonly text: string;
  /** The forms to look up: lower case, without vowel signs; in Arabic also without joined particles. */
  readonly forms: readonly string[];
  /** The number of a slot. */
  readonly slot: string | null;
}

export const SLOT_TOKEN = '⟦';
export const BREAK_TOKEN = '|';

const MARKER = /⟦[^⟦⟧]*⟧/gu;
const TOKEN = /⟦([^⟦⟧]*)⟧|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[.,;:!?…()«»“”„。，、；：！？।،؛؟]/gu;
const UNSPACED_TOKEN =
  /⟦([^⟦⟧]*)⟧|[\p{Script=Latin}]+|[\p{L}\p{M}々ー]|[.,;:!?…()（）「」『』“”。，、；：！？]/gu;
const LETTER = /\p{L}/u;
const ARABIC_VOWEL_SIGNS = /[\u064b-\u0652\u0640]/gu;
/** و and ف (and), ب ل ك (in, for, as), the article, and these together. */
const ARABIC_JOINED = /^[وف]?(?:بال|كال|لل|ال|ب|ل|ك)?/u;

export const UNSPACED: ReadonlySet<LanguageCode> = new Set(['ja', 'zh']);

/** `word` as the lists write it. */
export function foldWord(word: string, language: LanguageCode): string {
  const folded = word.normalize('NFC').toLowerCase().replaceAll('’', "'");
  if (language === 'ru') return folded.replaceAll('ё', 'е');
  if (language === 'ar') return folded.replace(ARABIC_VOWEL_SIGNS, '');
  if (language === 'hi')
    return folded.normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');
  return folded;
}

function formsOf(word: string, language: LanguageCode): readonly string[] {
  const folded = foldWord(word, language);
  if (language !== 'ar') return [folded];
  const forms = new Set([folded]);
  if (/^[وف]/u.test(folded) && folded.length >= 3) forms.add(folded.slice(1));
  const bare = folded.replace(ARABIC_JOINED, '');
  if (bare.length >= 3) forms.add(bare);
  // The accusative: إذنًا of إذن.
  for (const form of [folded, bare]) if (form.endsWith('ا') && form.length > 3) forms.add(form.slice(0, -1));
  return [...forms];
}

/** The words, slots and breaks of `text`. */
export function readTokens(text: string, language: LanguageCode): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(UNSPACED.has(language) ? UNSPACED_TOKEN : TOKEN)) {
    const [found, slot] = match;
    if (slot !== undefined) tokens.push({ text: found, forms: [SLOT_TOKEN], slot });
    else if (LETTER.test(found)) tokens.push({ text: found, forms: formsOf(found, language), slot: null });
    else tokens.push({ text: found, forms: [BREAK_TOKEN], slot: null });
  }
  return tokens;
}

/** `text` with a space for each slot. */
export function withoutSlots(text: string): string {
  return text.replace(MARKER, ' ');
}
