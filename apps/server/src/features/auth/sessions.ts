import { PASSWORD_MAX_CHARACTERS } from '@klarnotam/contract';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import type { Database } from '../../database/create-database.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';

export interface SessionsOptions {
  readonly database: Database;
  /** Signs the cookies; at least 32 characters. */
  readonly secret: string;
  /** Whether browsers come over https: then the cookie goes no other way. */
  readonly secureCookies: boolean;
  /** The value of a cookie that was signed with `secret`; null when there is none. */
  readonly readSignedCookie: (cookies: string | null, name: string, secret: string) => Promise<string | null>;
  readonly log: { error(data: object, message: string): void };
}

/** Headers of the answer that set or remove the session's cookie. */
export type SetCookies = readonly string[];

export type SignInOutcome =
  | { readonly outcome: 'signed-in'; readonly token: string; readonly setCookies: SetCookies }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'not-verified' };

/** Sessions by an httpOnly cookie, as better-auth keeps them. */
export interface Sessions {
  /** Checks a password and opens a session. */
  signIn(
    credentials: { readonly email: string; readonly password: string },
    userAgent: string | null,
  ): Promise<SignInOutcome>;
  /** The session token in a Cookie header, when its cookie is one of ours. The session may be over. */
  readToken(cookies: string | null): Promise<string | null>;
  /** A cookie for another while when the session was long in use, or what removes a cookie whose session is over. */
  renew(cookies: string): Promise<SetCookies>;
  /** What makes a browser forget the cookie. */
  end(cookies: string | null): Promise<SetCookies>;
}

const DAY_S = 86_400;
const SESSION_DAYS = 7;
const COOKIE = 'klarnotam';
const COOKIE_NAME = `${COOKIE}.session_token`;
/** What releases before called the cookie over https. */
const FORMER_SECURE_NAME = `__Secure-${COOKIE_NAME}`;

/**
 * `__Host-` makes browsers refuse the cookie from anywhere but this very host, without a domain and over https
 * (RFC 6265bis, 4.1.3.2).
 */
const prefixOf = (secureCookies: boolean): string => (secureCookies ? '__Host-' : '');

const snakeCase = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

function createBetterAuth({ database, secret, secureCookies, log }: SessionsOptions) {
  return betterAuth({
    // None of its routes is served, so the address only has to be one.
    baseURL: 'http://localhost',
    secret,
    database: { db: database, type: 'postgres', transaction: false },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message) => {
        log.error({ from: 'better-auth' }, message);
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: 1,
      maxPasswordLength: PASSWORD_MAX_CHARACTERS,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...snakeCase } },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * DAY_S,
      updateAge: DAY_S,
      cookieCache: { enabled: false },
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...snakeCase,
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...snakeCase,
      },
    },
    advanced: {
      cookiePrefix: `${prefixOf(secureCookies)}${COOKIE}`,
      // It would put `__Secure-` in front; `secure` stands among the attributes.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: secureCookies },
      // Our migrations make the tables, with columns that it does not know and without its table of codes.
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
  });
}

/** A cookie that a release before set is read under its name of today. */
function withPresentName(cookies: string | null, name: string): string | null {
  if (cookies === null || cookies.includes(`${name}=`)) return cookies;
  return cookies.replace(`${FORMER_SECURE_NAME}=`, `${name}=`);
}

/** Sessions on our tables. Only the calls below are used; better-auth's own routes are not reachable from outside. */
export function createSessions(options: SessionsOptions): Sessions {
  const auth = createBetterAuth(options);
  const cookieName = `${prefixOf(options.secureCookies)}${COOKIE_NAME}`;
  const known = (cookies: string | null): string | null =>
    options.secureCookies ? withPresentName(cookies, cookieName) : cookies;
  const headersWith = (cookies: string | null): Headers => {
    const sent = known(cookies);
    return new Headers(sent === null ? {} : { cookie: sent });
  };

  return {
    async signIn({ email, password }, userAgent) {
      try {
        const { response, headers } = await auth.api.signInEmail({
          body: { email, password },
          headers: new Headers(userAgent === null ? {} : { 'user-agent': userAgent }),
          returnHeaders: true,
        });
        return { outcome: 'signed-in', token: response.token, setCookies: headers.getSetCookie() };
      } catch (error) {
        if (!isAPIError(error)) throw error;
        if (error.status === 'UNAUTHORIZED' || error.status === 'BAD_REQUEST') return { outcome: 'wrong' };
        if (error.status === 'FORBIDDEN') return { outcome: 'not-verified' };
        throw error;
      }
    },
    readToken: (cookies) => options.readSignedCookie(known(cookies), cookieName, options.secret),
    async renew(cookies) {
      try {
        const { headers } = await auth.api.getSession({ headers: headersWith(cookies), returnHeaders: true });
        return headers.getSetCookie();
      } catch (error) {
        // It has logged what the database said and hides it here. The session stands; it is prolonged another time.
        if (isAPIError(error) && error.status === 'INTERNAL_SERVER_ERROR') return [];
        throw error;
      }
    },
    async end(cookies) {
      const { headers } = await auth.api.signOut({ headers: headersWith(cookies), returnHeaders: true });
      return headers.getSetCookie();
    },
  };
}
