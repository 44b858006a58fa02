import { domainToASCII } from 'node:url';
import { z } from 'zod';

const MAX_CHARACTERS = 254;
const FOREIGN = /[^\0-\x7f]/;
const address = z.email();
/** The last part of a domain in foreign letters, as the domain name system writes it. */
const FOREIGN_ENDING = /\.xn--[a-z0-9-]{2,59}$/;

function isAddress(text: string): boolean {
  // The library knows endings of plain letters alone.
  return text.length <= MAX_CHARACTERS && address.safeParse(text.replace(FOREIGN_ENDING, '.xn')).success;
}

/** Whether the part before the @ has letters that not every mail server takes; see {@link normaliseEmail}. */
export function hasNonAsciiLocalPart(text: string): boolean {
  return FOREIGN.test(text.slice(0, Math.max(0, text.lastIndexOf('@'))));
}

/**
 * An e-mail address as accounts know it: trimmed, in lower case, and its domain as the domain name system writes it
 * (`blåbær.no` is `xn--blbr-roah.no`, RFC 5891), so that both ways to write it name one account. Null when it is none, or
 * has letters before the @ that only mail servers with SMTPUTF8 (RFC 6531) take: the mail that proves it might be lost.
 */
export function normaliseEmail(text: string): string | null {
  const wanted = text.trim().toLowerCase();
  const at = wanted.lastIndexOf('@');
  if (at === -1) return null;
  const domain = wanted.slice(at + 1);
  const plain = `${wanted.slice(0, at)}@${FOREIGN.test(domain) ? domainToASCII(domain) : domain}`;
  return isAddress(plain) ? plain : null;
}
