import { z } from 'zod';

const MAX_CHARACTERS = 254;
const address = z.email();

/** An e-mail address as accounts know it: trimmed and in lower case; null when it is none. */
export function normaliseAddress(text: string): string | null {
  const wanted = text.trim().toLowerCase();
  return wanted.length <= MAX_CHARACTERS && address.safeParse(wanted).success ? wanted : null;
}
