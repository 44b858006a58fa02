import { everyMatch } from '../search/every-match.ts';
import type { ClauseMarks } from '../search/literal-scanner.ts';
import { mayMatch, pattern } from '../search/phrase-index.ts';
import type { ContactRead } from './contact-read.ts';

const LOCAL = /[A-Za-z0-9._%+-]/;
const DOMAIN = /[A-Za-z0-9.-]/;
const MAX_LENGTH = 120;

/** `OPS(UNDERSCORE)DESK(AT)LILLE.NO`: telegraph lines have neither `@` nor `_`. */
const SPELLED =
  /[A-Z0-9._-]{1,40}(?:\((?:UNDERSCORE|DOT)\)[A-Z0-9._-]{1,40}){0,4}\s?[([](?:AT|A)[)\]]\s?[A-Z0-9-]{1,40}(?:(?:\.|\(DOT\))[A-Z0-9-]{1,40}){1,5}/gi;

const SPELLED_AT = pattern(String.raw`[([]AT?[)\]]`);
/** As long as what {@link SPELLED} takes in front of the `(AT)` can be. */
const LONGEST_LOCAL = 250;

function addSpelledOut(text: string, upper: string, marks: ClauseMarks, found: ContactRead[]): void {
  if (!mayMatch(SPELLED_AT, marks)) return;
  const at = upper.search(SPELLED_AT.pattern);
  if (at < 0) return;
  const start = Math.max(0, at - LONGEST_LOCAL);
  for (const { index, 0: printed } of everyMatch(text.slice(start), SPELLED)) {
    const value = printed
      .replace(/\s?[([](?:AT|A)[)\]]\s?/i, '@')
      .replace(/\(UNDERSCORE\)/gi, '_')
      .replace(/\(DOT\)/gi, '.');
    const from = start + index;
    found.push({ from, to: from + printed.length, contact: { type: 'email', value } });
  }
}

/** Adds the e-mail addresses in `text`, which is `upper` in upper case and has these `marks`. */
export function readEmails(text: string, upper: string, marks: ClauseMarks, found: ContactRead[]): void {
  addSpelledOut(text, upper, marks, found);
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at;
    while (from > 0 && at - from < MAX_LENGTH && LOCAL.test(text.charAt(from - 1))) from--;
    let to = at + 1;
    while (to < text.length && to - at < MAX_LENGTH && DOMAIN.test(text.charAt(to))) to++;
    while (to > at && /[.-]/.test(text.charAt(to - 1))) to--;
    while (from < at && text.charAt(from) === '.') from++;
    const value = text.slice(from, to);
    if (from === at || !/@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(value)) continue;
    found.push({ from, to, contact: { type: 'email', value } });
  }
}
