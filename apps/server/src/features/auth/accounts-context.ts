import type { Database } from '../../database/create-database.ts';
import type { KnownDevices } from './known-device.ts';
import type { Sessions } from './sessions.ts';

/** The limits of calls that name an account by its address; those of other calls stand at their routes. */
export interface AccountLimits {
  /** @throws {Failure} `tooMany` */
  check(
    action: 'signIn' | 'signInFromKnownDevice' | 'signUp' | 'mailLink' | 'changePassword',
    caller: { readonly address: string; readonly account: string },
  ): Promise<void>;
}

/** What the verbs of accounts work with. */
export interface AccountsContext {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly devices: KnownDevices;
  readonly limits: AccountLimits;
  readonly productName: string;
  readonly supportEmail: string;
  /** Where the page is, without a slash at the end: `https://klar.example`. Links in mails begin with it. */
  readonly origin: () => string;
  /** Calls that must not tell whether an address is known answer no sooner than this. */
  readonly minimumAnswerMs: number;
}

/** Who calls, as far as limits and the list of sessions care. */
export interface Client {
  /** The network address. */
  readonly address: string;
  /** What the browser calls itself; null when it does not say. */
  readonly userAgent: string | null;
}
