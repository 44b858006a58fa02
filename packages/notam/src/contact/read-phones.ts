import { isDigit } from '@klarnotam/aviation';
import type { ContactRead } from './contact-read.ts';
import { TakenSpans } from './taken-spans.ts';

const NUMBER = String.raw`\+?\(?\d[\d\s()\-./]{4,30}`;
const LABELLED = new RegExp(
  String.raw`\b(?:TEL(?:EPHONE)?S?|TFNO?|PHONES?|PH|MOB(?:ILE)?|CELL|TLF|TFN|T)(?:\.|\b)(?:\s?(?:NR|NO|NUMBER|NBR|NUM|NUMBERS)\b)?[\s.:;-]{0,6}(${NUMBER})`,
  'g',
);
/** A longitude such as `0011938.66W` begins like a number dialled abroad. */
const INTERNATIONAL =
  /(?<![A-Z0-9+])(?:\+\d|00[1-9]\d(?!\d{1,4}(?:[.,]\d{0,6})?\s?[EW]\b))[\d\s()\-./]{6,26}\d/g;
const AMERICAN = /(?<![\dA-Z\/+.-])(?:1-)?(?:\(\d{3}\)[-. ]?|\d{3}[-. ])\d{3}-\d{4}(?![\dA-Z])/g;
/**
 * British numbers are often given without a word for telephone: `01526 347443`, `020 7946 0018`, `0131 496 0000`,
 * `0131 4960000`; German mobile ones with a dash: `0173-1652634`.
 */
const BRITISH =
  /(?<![\dA-Z+.-]|(?<!\d{5})\/)0(?:[1-3]\d{2,4}(?:\s{1,9}|-)\d{3}\s?\d{3}|7\d{3}(?:\s{1,9}|-)\d{3}\s?\d{3}|1[5-7]\d-\d{7,8}|[1-37]\d{9}|[1-38]\d{2}\s{1,3}\d{3}\s{0,3}\d{4}|2\d\s{1,3}\d{4}\s{0,3}\d{4})(?![\dA-Z-]|\/[A-Z])/g;
const FOLLOWING = new RegExp(String.raw`^\s{0,9}(?:OR|AND|\/|,|;)\s{0,9}(${NUMBER})`);
/** `0131 344 3139/3129`: the last group of a second number that begins alike. */
const OTHER_END = /^\/(\d{4})(?![\d/-])/;
/** A fax machine answers no call. */
const FAX = /\bFAX(?:\s?(?:NR|NO|NUMBER))?[\s.:]{0,4}$/;

/** How many digits a number that can be dialled has (ITU-T E.164 allows 15). */
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;
/** `02800`, the Norwegian police: numbers of public offices have five digits there. */
const NORWEGIAN_SHORT = /^0\d{4}$/;
const SHORT_DIGITS = 5;
/** With the `00` that leads abroad and a country code before it. */
const MIN_DIGITS_ABROAD = 10;

/** `0900-1700` is no number to dial. */
const TIME_RANGE = /^(?:[01]\d|2[0-4])[0-5]\d-(?:[01]\d|2[0-4])[0-5]\d(?!\d)/;

/** Two numbers with a stroke or a wide gap between them are two. */
const NEXT_NUMBER =
  /\S[ \t]{2,}\S|\/|\n\s*(?!\s|\d)|\n\s*\n|\.\s|\s-\s|(?<!\))\s(?:[01]\d|2[0-4])[0-5]\d-(?:[01]\d|2[0-4])[0-5]\d(?!\d)/;

/** Where a number that begins at the beginning of `printed` ends: behind its last digit or closing parenthesis. */
function endOfNumber(printed: string): number {
  let end = printed.length;
  while (end > 0 && !isDigit(printed.charCodeAt(end - 1)) && printed.charCodeAt(end - 1) !== 41) end--;
  return end;
}

/** Digits with single spaces, as most numbers are printed: nothing of it is to be cut. */
const PLAIN = /^\d+(?: \d+)*$/;

/** Cuts what only looks like more of the number, and judges the rest. */
function clean(text: string, from: number, to: number): ContactRead | null {
  let printed = text.slice(from, to);
  if (PLAIN.test(printed)) return judge(printed, from, to);
  const cut = NEXT_NUMBER.exec(printed.slice(4));
  if (cut) printed = printed.slice(0, 4 + cut.index + (/^\S[ \t]/.test(cut[0]) ? 1 : 0));
  printed = printed.slice(0, endOfNumber(printed));
  const end = from + printed.length;
  if (printed.includes('(') !== printed.includes(')'))
    printed = printed.replace(/[()]/g, (mark) => (mark === ')' && !printed.includes('(') ? '' : mark));
  if (TIME_RANGE.test(printed)) return null;
  return judge(printed.replace(/\s+/g, ' ').trim(), from, end);
}

/** `00` before the code of a country and the `(0)` that is not dialled from abroad count for nothing. */
function prefixDigitsOf(printed: string): number {
  return (printed.startsWith('00') ? 2 : 0) + (printed.includes('(0)') ? 1 : 0);
}

/** The number `printed` at `from` to `to`; null when it has too few or too many digits. */
function judge(printed: string, from: number, to: number): ContactRead | null {
  const digits = digitsIn(printed);
  const isShort = digits === SHORT_DIGITS && NORWEGIAN_SHORT.test(printed);
  const fewest = isShort ? 0 : printed.startsWith('00') ? MIN_DIGITS_ABROAD : MIN_DIGITS;
  if (digits < fewest || digits - prefixDigitsOf(printed) > MAX_DIGITS) return null;
  return { from, to, contact: { type: 'phone', value: printed } };
}

/** Norwegian and Danish numbers have eight digits and no code of an area: `CTC 91 23 45 67`. */
const NORDIC =
  /\b(?:CTC|CONTACT|CALL)[\s:]{1,3}((?:\d{2} ){3}\d{2}|\d{3} \d{2} \d{3}|[2-9]\d{7})(?![\d,-]|\.\d)/g;

/** `+48 695 206 648, 605 207 961`: a second number of the same country, which is as long but for the country code. */
function withoutCountryCode(text: string, abroad: ContactRead): ContactRead | null {
  const next = FOLLOWING.exec(text.slice(abroad.to, abroad.to + 40));
  if (next === null) return null;
  const number = next[1] ?? '';
  const from = abroad.to + next[0].length - number.length;
  const read = clean(text, from, from + number.length);
  if (read === null || number.startsWith('+')) return null;
  const shorter = digitsIn(abroad.contact.value) - digitsIn(read.contact.value);
  return shorter >= 1 && shorter <= 3 && digitsIn(read.contact.value) >= 8 ? read : null;
}

/** The second of two numbers that differ in their last four digits. */
function withOtherEnd(text: string, first: ContactRead): ContactRead | null {
  const end = OTHER_END.exec(text.slice(first.to, first.to + 6))?.[1];
  const { value } = first.contact;
  if (end === undefined || !/ \d{4}$/.test(value)) return null;
  return judge(value.slice(0, -end.length) + end, first.to + 1, first.to + 1 + end.length);
}

function digitsIn(printed: string): number {
  let digits = 0;
  for (let i = 0; i < printed.length; i++) if (isDigit(printed.charCodeAt(i))) digits++;
  return digits;
}

/** Adds the telephone numbers in upper-case `text`: behind a word for telephone, or in a form that only they have. */
export function readPhones(text: string, into: ContactRead[]): void {
  const found: ContactRead[] = [];
  const places = new TakenSpans();
  const add = (read: ContactRead | null): void => {
    if (read === null || !places.take(read)) return;
    if (FAX.test(text.slice(Math.max(0, read.from - 16), read.from))) return;
    found.push(read);
  };
  for (const match of text.matchAll(LABELLED)) {
    const number = match[1] ?? '';
    let from = match.index + match[0].length - number.length;
    let read = clean(text, from, from + number.length);
    add(read);
    for (let more = 0; read !== null && more < 5; more++) {
      const next = FOLLOWING.exec(text.slice(read.to, read.to + 40));
      if (next === null) break;
      from = read.to + next[0].length - (next[1]?.length ?? 0);
      read = clean(text, from, from + (next[1]?.length ?? 0));
      add(read);
    }
  }
  for (const match of text.matchAll(INTERNATIONAL)) {
    const abroad = clean(text, match.index, match.index + match[0].length);
    add(abroad);
    if (abroad !== null) add(withoutCountryCode(text, abroad));
  }
  for (const match of text.matchAll(BRITISH)) {
    const british = clean(text, match.index, match.index + match[0].length);
    add(british);
    if (british !== null) add(withOtherEnd(text, british));
  }
  for (const match of text.matchAll(AMERICAN)) add(clean(text, match.index, match.index + match[0].length));
  for (const match of text.matchAll(NORDIC)) {
    const number = match[1] ?? '';
    const from = match.index + match[0].length - number.length;
    add(clean(text, from, from + number.length));
  }
  for (const phone of found) into.push(phone);
}
