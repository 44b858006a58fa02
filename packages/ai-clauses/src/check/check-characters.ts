import type { LanguageCode } from '@klarnotam/language';
import type { Fault, FaultCode } from './fault.ts';
import { ABBREVIATIONS, COMMON_MARKS, WRITINGS } from './writing.ts';

const MARKER = /⟦[1-9]\d{0,2}⟧/gu;
const LATIN_WORD = /[A-Za-z]+/gu;
const DIGIT = /\p{N}/u;
const CONTROL = /[\p{C}\p{Zl}\p{Zp}]/u;
const MARKUP = /[<>*_#`~|\\^@&=$+\ufe0f]|\p{Extended_Pictographic}/u;
const BRACKET = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"]/u;
const UNIT_SIGN = /[%‰°′″µ℃℉]/u;
const LETTER = /[\p{L}\p{M}]/u;
/** A word with a point and letters on both sides, which a page would show as a link. */
const LINK = /[a-z]{2,}\.[a-z]{2,}|:\/\/|www/iu;

const allowedByLanguage = new Map<LanguageCode, RegExp>();

function allowedIn(language: LanguageCode): RegExp {
  const known = allowedByLanguage.get(language);
  if (known !== undefined) return known;
  const { letters, marks } = WRITINGS[language];
  const allowed = new RegExp(`[${letters}${marks} \\u00a0${COMMON_MARKS}]`, 'u');
  allowedByLanguage.set(language, allowed);
  return allowed;
}

function codeOf(character: string): FaultCode {
  if (DIGIT.test(character)) return 'digit';
  if (CONTROL.test(character)) return 'control';
  if (UNIT_SIGN.test(character)) return 'unit';
  if (MARKUP.test(character)) return 'markup';
  if (BRACKET.test(character)) return 'bracket';
  return LETTER.test(character) ? 'script' : 'markup';
}

function countOf(character: string, text: string): number {
  return text.split(character).length - 1;
}

/** Signs that come back where the template has them, whoever wrote it: `MAST (⟦1⟧)`, `DVOR/DME`. */
const KEPT_SIGNS: ReadonlySet<string> = new Set('()/');
const HALF_WIDTH: Readonly<Record<string, string>> = { '（': '(', '）': ')', '／': '/' };

function halfWidth(text: string): string {
  return text.replace(/[（）／]/gu, (sign) => HALF_WIDTH[sign] ?? sign);
}

/** Latin words that the template has, and that may stand in a sentence of another script. */
function keptWords(asked: string, ours: boolean): ReadonlySet<string> {
  const words = asked.match(LATIN_WORD) ?? [];
  return new Set(ours ? words : words.filter((word) => ABBREVIATIONS.has(word)));
}

/**
 * Every character outside markers is a letter of the language or a mark of its list. Of others, those of our own sentence
 * (`ours`) may come back, no more often; Latin words of the template too, in other scripts.
 */
export function checkCharacters(
  asked: string,
  answer: string,
  language: LanguageCode,
  ours: boolean,
): readonly Fault[] {
  const faults: Fault[] = [];
  const askedWords = asked.replace(MARKER, ' ');
  const words = answer.replace(MARKER, ' ');
  if (words.normalize('NFC') !== words && language !== 'hi' && language !== 'bn')
    faults.push({ code: 'script', found: 'NFC' });
  if (LINK.test(words)) faults.push({ code: 'markup', found: LINK.exec(words)?.[0] ?? '' });

  const kept = keptWords(askedWords, ours);
  const rest = WRITINGS[language].latin
    ? words
    : words.replace(LATIN_WORD, (word) => (kept.has(word) ? ' ' : word));
  const allowed = allowedIn(language);
  for (const character of new Set(rest)) {
    if (allowed.test(character)) continue;
    const sign = halfWidth(character);
    const mayReturn = ours || KEPT_SIGNS.has(sign);
    if (mayReturn && countOf(sign, halfWidth(words)) <= countOf(sign, halfWidth(askedWords))) continue;
    faults.push({ code: codeOf(character), found: character });
  }
  return faults;
}
