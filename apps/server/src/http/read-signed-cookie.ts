import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

/** Longer than any token of ours, so that nothing longer reaches the database. */
const MAX_CHARACTERS = 512;
const MAX_SIGNED_CHARACTERS = MAX_CHARACTERS + 64;

/**
 * The value of a signed cookie in a Cookie header, `value.signature` with the HMAC-SHA256 of the value in base64, as
 * better-auth and Hono both write it. Null when there is none, or it was not signed with `secret`.
 *
 * Verified on this thread: it takes some microseconds, and what waits for another thread takes hundreds.
 */
export function readSignedCookie(
  cookies: string | null,
  name: string,
  secret: string,
): Promise<string | null> {
  return Promise.resolve(cookies === null ? null : read(cookies, name, secret));
}

function read(cookies: string, name: string, secret: string): string | null {
  const { [name]: signed } = parse(cookies, name);
  if (!signed || signed.length > MAX_SIGNED_CHARACTERS) return null;
  const end = signed.lastIndexOf('.');
  const value = signed.slice(0, Math.max(0, end));
  if (value === '' || value.length > MAX_CHARACTERS) return null;
  const given = Buffer.from(signed.slice(end + 1));
  const expected = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}
