import { parseSigned } from 'hono/utils/cookie';

/** Longer than any token of ours, so that nothing longer reaches the database. */
const MAX_CHARACTERS = 512;

/**
 * The value of a signed cookie in a Cookie header, `value.signature` with the HMAC-SHA256 of the value in base64, as
 * better-auth and Hono both write it. Null when there is none, or it was not signed with `secret`.
 */
export async function readSignedCookie(
  cookies: string | null,
  name: string,
  secret: string,
): Promise<string | null> {
  if (cookies === null) return null;
  const { [name]: value } = await parseSigned(cookies, secret, name);
  return value && value.length <= MAX_CHARACTERS ? value : null;
}
