import type { LanguageCode } from '@klarnotam/language';
import type { Fault, FaultCode } from './fault.ts';
import { FIGURES } from './figures/figures.ts';
import { findWords, type FindWords, type Hit } from './match-words.ts';
import { readTokens, type Token } from './tokens.ts';
import { ABBREVIATIONS, OWN_ABBREVIATIONS, WRITINGS } from './writing.ts';

const ROMAN = /^[IVXLCDM]{2,}$/u;
const SMALL_ROMAN = /^(?:ii|iii|iv|vii|viii|ix|xii|xiii|xiv|xv)$/u;
const CYRILLIC_AS_LATIN: Readonly<Record<string, string>> = { Х: 'X', М: 'M', С: 'C', І: 'I' };
const SENTENCE_START = /(?:^|[.!?…]\s+)[¿¡«“„"]?$/u;
const CODE_OF: Readonly<Record<string, FaultCode>> = {
  numberWord: 'numberWord',
  bound: 'limit',
  both: 'numberWord',
  half: 'numberWord',
  double: 'numberWord',
  datum: 'unit',
  unit: 'unit',
  calendar: 'calendar',
  compass: 'compass',
};

const findersByLanguage = new Map<LanguageCode, FindWords>();

function figuresIn(tokens: readonly Token[], language: LanguageCode): readonly Hit[] {
  let find = findersByLanguage.get(language);
  if (find === undefined) {
    find = findWords(FIGURES[language].words, language);
    findersByLanguage.set(language, find);
  }
  const { compounds } = FIGURES[language];
  const found = find(tokens).filter(
    ({ meaning, start, end }) =>
      !meaning.includes('.beside.') || isSlot(tokens[start - 1]) || isSlot(tokens[end]),
  );
  const taken = new Set(
    found.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
  );
  const built = tokens.flatMap(({ text, forms }, start) =>
    compounds !== null && !taken.has(start) && forms.some((form) => compounds.test(form))
      ? [{ meaning: 'numberWord', start, end: start + 1, text }]
      : [],
  );
  return [...found, ...built];
}

function isSlot(token: Token | undefined): boolean {
  return token !== undefined && token.slot !== null;
}

/** How often each figure-like word is said; number words each by itself. */
function countFigures(tokens: readonly Token[], language: LanguageCode): ReadonlyMap<string, Hit[]> {
  const hits = new Map<string, Hit[]>();
  for (const hit of figuresIn(tokens, language)) {
    const key = hit.meaning === 'numberWord' ? `numberWord ${hit.text.toLowerCase()}` : hit.meaning;
    hits.set(key, [...(hits.get(key) ?? []), hit]);
  }
  return hits;
}

function figureFaults(
  asked: readonly Token[],
  answer: readonly Token[],
  language: LanguageCode,
  ours: boolean,
): readonly Fault[] {
  const wanted = countFigures(asked, ours ? language : 'en');
  const given = countFigures(answer, language);
  const faults: Fault[] = [];
  for (const [key, hits] of given) {
    const mayStand = ours || !key.startsWith('numberWord') ? (wanted.get(key)?.length ?? 0) : 0;
    if (hits.length > mayStand) faults.push({ code: codeOf(key), found: hits.at(-1)?.text ?? key });
  }
  for (const [key, hits] of wanted) {
    const mustStand = ours || key.startsWith('compass');
    if (mustStand && (given.get(key)?.length ?? 0) < hits.length)
      faults.push({ code: codeOf(key), found: hits[0]?.text ?? key });
  }
  return faults;
}

function codeOf(key: string): FaultCode {
  return CODE_OF[key.split(/[. ]/u, 1)[0] ?? ''] ?? 'numberWord';
}

function isRoman(word: string): boolean {
  const latin = word.replace(/[ХМСІ]/gu, (letter) => CYRILLIC_AS_LATIN[letter] ?? letter);
  return ROMAN.test(latin) || SMALL_ROMAN.test(word);
}

/** Words in capitals are abbreviations: only those of the template. Capitals within a sentence are names: only ours. */
function nameFaults(asked: string, answer: string, language: LanguageCode, ours: boolean): readonly Fault[] {
  const kept = new Set(
    [...asked.matchAll(/\p{L}+/gu)].map(([word]) => word).filter((word) => ours || ABBREVIATIONS.has(word)),
  );
  const faults: Fault[] = [];
  for (const match of answer.matchAll(/\p{Lu}[\p{L}\p{M}]*/gu)) {
    const [word] = match;
    const before = answer.slice(0, match.index);
    if (/[\p{L}\p{M}]$/u.test(before) || kept.has(word) || OWN_ABBREVIATIONS[language]?.has(word) === true)
      continue;
    if (isRoman(word)) faults.push({ code: 'romanNumeral', found: word });
    else if (/\p{Lu}.*\p{Lu}/u.test(word)) faults.push({ code: 'abbreviation', found: word });
    else if (!SENTENCE_START.test(before) && (WRITINGS[language].latin || language === 'ru'))
      faults.push({ code: 'name', found: word });
  }
  for (const [word] of answer.matchAll(/\p{L}+/gu)) {
    if (SMALL_ROMAN.test(word) && !kept.has(word)) faults.push({ code: 'romanNumeral', found: word });
  }
  return faults;
}

/** Words that betray another language of the same script, or an untranslated sentence. */
function languageFaults(answer: readonly Token[], language: LanguageCode): readonly Fault[] {
  const own = FIGURES[language].commonWords;
  let foreign: string | null = null;
  let balance = 0;
  for (const { text, forms } of answer) {
    if (forms.some((form) => own.has(form))) balance += 1;
    else if (Object.values(FIGURES).some(({ commonWords }) => forms.some((form) => commonWords.has(form)))) {
      balance -= 1;
      foreign = text;
    }
  }
  return foreign !== null && balance < 0 ? [{ code: 'language', found: foreign }] : [];
}

/**
 * No number word, Roman numeral, unit, datum, day, month, point of the compass, name or abbreviation beside those of the
 * template. Of an English clause (`ours` false) only its points of the compass and words such as `BOTH` are compared.
 */
export function checkWords(
  asked: string,
  answer: string,
  language: LanguageCode,
  ours: boolean,
): readonly Fault[] {
  const askedTokens = readTokens(asked, ours ? language : 'en');
  const tokens = readTokens(answer, language);
  return [
    ...figureFaults(askedTokens, tokens, language, ours),
    ...nameFaults(asked, answer, language, ours),
    ...languageFaults(tokens, language),
  ];
}
