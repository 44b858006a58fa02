import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A year: a device that signed in before is known that long, whatever becomes of the session. */
const MAX_AGE_S = 31_536_000;
const ID_BYTES = 16;

export interface KnownDevicesOptions {
  readonly secret: string;
  readonly secureCookies: boolean;
  readonly readSignedCookie: (cookies: string | null, name: string, secret: string) => Promise<string | null>;
}

/**
 * Devices that signed in to an account before, by a cookie (OWASP, "Slow down online guessing attacks with device
 * cookies"). It opens nothing; it only gives the device a limit of its own, so that strangers who guess at the account do
 * not lock its owner out.
 */
export interface KnownDevices {
  /** The device's id when its cookie was made for this account; null for every other device. */
  read(cookies: string | null, email: string): Promise<string | null>;
  /** The cookie that makes a device known to an account. */
  remember(email: string): string;
}

const digest = (email: string): string => createHash('sha256').update(email).digest('base64url');

export function createKnownDevices({
  secret,
  secureCookies,
  readSignedCookie,
}: KnownDevicesOptions): KnownDevices {
  const name = `${secureCookies ? '__Host-' : ''}klarnotam.device`;
  // Another secret than that of sessions: neither cookie passes for the other.
  const ownSecret = `known-device:${secret}`;
  return {
    async read(cookies, email) {
      const value = await readSignedCookie(cookies, name, ownSecret);
      const [account, id = ''] = value?.split('.') ?? [];
      return account === digest(email) && id !== '' ? id : null;
    },
    remember(email) {
      const value = `${digest(email)}.${randomBytes(ID_BYTES).toString('base64url')}`;
      const signature = createHmac('sha256', ownSecret).update(value).digest('base64');
      const secure = secureCookies ? '; Secure' : '';
      return `${name}=${encodeURIComponent(`${value}.${signature}`)}; Max-Age=${MAX_AGE_S}; Path=/; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}
