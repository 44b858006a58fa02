import type { ContactRead } from './contact-read.ts';

const LOCAL = /[A-Za-z0-9._%+-]/;
const DOMAIN = /[A-Za-z0-9.-]/;
const MAX_LENGTH = 120;

/** `OPS(UNDERSCORE)DESK(AT)LILLE.NO`: telegraph lines have neither `@` nor `_`. */
const SPELLED =
  /[A-Z0-9._-]{1,40}(?:\((?:UNDERSCORE|DOT)\)[A-Z0-9._-]{1,40}){0,4}\s?[([](?:AT|A)[)\]]\s?[A-Z0-9-]{1,40}(?:(?:\.|\(DOT\))[A-Z0-9-]{1,40}){1,5}/gi;

const SPELLED_AT = /[([]AT?[)\]]/;

/** An address that telegraph lines spell: `OPS(AT)LILLE.NO` is `OPS@LILLE.NO`. */
export function toAddress(printed: string): string {
  return printed
    .replace(/\s?[([](?:AT|A)[)\]]\s?/i, '@')
    .replace(/\(UNDERSCORE\)/gi, '_')
    .replace(/\(DOT\)/gi, '.');
}

function addSpelledOut(text: string, upper: string, found: ContactRead[]): void {
  if (!SPELLED_AT.test(upper)) return;
  for (const { index: from, 0: printed } of text.matchAll(SPELLED)) {
    found.push({ from, to: from + printed.length, contact: { type: 'email', value: toAddress(printed) } });
  }
}

/** Adds the e-mail addresses in `text`, which is `upper` in upper case. */
export function readEmails(text: string, upper: string, found: ContactRead[]): void {
  addSpelledOut(text, upper, found);
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
