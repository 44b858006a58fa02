import { createHmac, timingSafeEqual } from 'node:crypto';

const MAX_CHARACTERS = 512;

/** The value of a cookie in a Cookie header, decoded; null when it is missing or cannot be decoded. */
function valueOf(cookies: string, name: string): string | null {
  const pair = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const encoded = pair?.slice(name.length + 1) ?? '';
  if (encoded === '' || encoded.length > MAX_CHARACTERS) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/**
 * The token in a cookie that better-auth signed: `token.signature`, the signature being the token's HMAC-SHA256 in
 * base64. Null when there is none, or it was not signed with our secret.
 */
export function readSignedCookie(cookies: string | null, name: string, secret: string): string | null {
  const value = cookies === null ? null : valueOf(cookies, name);
  if (value === null) return null;
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const wanted = createHmac('sha256', secret).update(token).digest();
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null;
}
