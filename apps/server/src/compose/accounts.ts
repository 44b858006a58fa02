import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/create-database.ts';
import type { AccountsContext } from '../features/auth/accounts-context.ts';
import { createKnownDevices } from '../features/auth/known-device.ts';
import { loadOrCreateSecret } from '../features/auth/load-or-create-secret.ts';
import { createSessions } from '../features/auth/sessions.ts';
import type { Limits } from '../http/rate-limits/create-rate-limits.ts';
import { readSignedCookie } from '../http/read-signed-cookie.ts';

/** Longer than signing up takes when the machine is idle. */
const MINIMUM_ANSWER_MS = 300;

/** Accounts and sessions, with the secret of the settings or one that is made and kept in the data folder. */
export async function composeAccounts(
  config: Config,
  log: Logger,
  { database, limits, origin }: { database: Database; limits: Limits; origin: () => string },
): Promise<AccountsContext> {
  const secret = config.authSecret ?? (await loadOrCreateSecret(config.dataDir));
  const secureCookies = config.publicUrl?.startsWith('https:') ?? false;
  return {
    database,
    sessions: createSessions({ database, secret, secureCookies, readSignedCookie, log }),
    devices: createKnownDevices({ secret, secureCookies, readSignedCookie }),
    limits,
    productName: config.productName,
    supportEmail: config.supportEmail,
    origin,
    minimumAnswerMs: MINIMUM_ANSWER_MS,
  };
}
