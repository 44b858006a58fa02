import type { ContactRead } from './read-contacts.ts';

const LOCAL = /[A-Za-z0-9._%+-]/;
const DOMAIN = /[A-Za-z0-9.-]/;
const MAX_LENGTH = 120;

/** The e-mail addresses in `text`. */
export function readEmails(text: string): ContactRead[] {
  const found: ContactRead[] = [];
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
  return found;
}
