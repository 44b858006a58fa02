import type { LanguageCode } from '../../languages.ts';
import type { LockFault } from '../fault.ts';
import { WORDS } from '../words/words-table.ts';

const SCRIPTS: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  hi: /\p{Script=Devanagari}/gu,
  bn: /\p{Script=Bengali}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
};
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Names and identifiers stay in Latin script; a text in another script has at least so much of its own. */
const OWN_SCRIPT_AT_LEAST = 0.5;
const KANA_AT_LEAST = 0.12;
const LATIN = ['en', 'no', 'es', 'pt', 'pl'] as const;
/** Among so few small words chance decides. */
const SMALL_WORDS_AT_LEAST = 4;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const smallWords = new Map<LanguageCode, RegExp>();

function smallWordsOf(language: LanguageCode): RegExp {
  let pattern = smallWords.get(language);
  if (pattern === undefined) {
    pattern = new RegExp(`(?<![\\p{L}\\d])(?:${WORDS[language].figures.small})(?![\\p{L}\\d])`, 'giu');
    smallWords.set(language, pattern);
  }
  return pattern;
}

/** Names of things, which stand in any text as they are: letters and words in capitals and what holds a digit. */
const UNTRANSLATED =
  /(?<!\p{L})\p{Lu}(?!\p{L})|[\p{Lu}\d][\p{Lu}\d/.+-]+(?!\p{Ll})|[\x21-\x7e]*[@\d][\x21-\x7e]*/gu;

/** Whether a text is in the language, and in its script. */
export function checkLanguage(text: string, language: LanguageCode): readonly LockFault[] {
  const prose = text.replace(UNTRANSLATED, ' ');
  const fault = (found: string): readonly LockFault[] => [
    { code: 'wrongLanguage', expected: language, found, span: null },
  ];
  const letters = count(prose, /\p{L}/gu);
  const script = SCRIPTS[language];
  if (script !== undefined) {
    const own = count(prose, script);
    if (letters === 0 || own / letters < OWN_SCRIPT_AT_LEAST) return fault('script');
    if (language === 'ja' && count(prose, KANA) / own < KANA_AT_LEAST) return fault('zh');
    if (language === 'zh' && count(prose, KANA) / own > KANA_AT_LEAST / 2) return fault('ja');
    return [];
  }
  if (count(prose, /\p{Script=Latin}/gu) / Math.max(1, letters) < OWN_SCRIPT_AT_LEAST) return fault('script');
  const own = count(prose, smallWordsOf(language));
  const others = LATIN.filter((other) => other !== language)
    .map((other) => ({ other, words: count(prose, smallWordsOf(other)) }))
    .sort((a, b) => b.words - a.words);
  const [next] = others;
  if (next !== undefined && next.words > own && next.words >= SMALL_WORDS_AT_LEAST) return fault(next.other);
  return own === 0 && count(prose, /\p{L}+/gu) > 2 * SMALL_WORDS_AT_LEAST ? fault('unknown') : [];
}
