import type { UserLanguage } from '@klarnotam/contract';
import type { ColumnType, Generated } from 'kysely';

type Made = ColumnType<Date, Date | undefined, never>;

export interface UsersTable {
  id: Generated<string>;
  name: string;
  /** In lower case. */
  email: string;
  email_verified: boolean;
  image: string | null;
  created_at: Made;
  updated_at: Generated<Date>;
  terms_version: string;
  terms_accepted_at: Date;
  /** Of mails to the user. */
  language: Generated<UserLanguage>;
}

export interface SessionsTable {
  id: Generated<string>;
  expires_at: Date;
  token: string;
  created_at: Made;
  updated_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  user_id: string;
}

/** How a user proves who they are; ours is `credential` with the hash of a password. */
export interface AccountsTable {
  id: Generated<string>;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  /** In PHC format. */
  password: string | null;
  created_at: Made;
  updated_at: Date;
}

/** `verify` is of the first sign-up with an address, `claim` of a further one; `change` verifies a new address of an account. */
export type CodePurpose = 'verify' | 'claim' | 'reset' | 'change';

/** Codes of mailed links, by their SHA-256. */
export interface MailCodesTable {
  code_hash: Buffer;
  purpose: CodePurpose;
  user_id: string;
  created_at: Made;
  expires_at: Date;
  /** The further sign-up that it verifies; null: the first one. */
  claim_id: string | null;
  /** The address that a code of `change` was mailed to. */
  new_email: string | null;
}

/** Sign-ups after the first with an address that nobody verified yet. The link that is opened first decides. */
export interface SignUpClaimsTable {
  id: Generated<string>;
  user_id: string;
  /** In PHC format. */
  password: string;
  name: string;
  company_name: string;
  phone_number: string;
  address: string;
  zip_code: string;
  city: string;
  country: string;
  language: UserLanguage;
  terms_version: string;
  created_at: Made;
}

export interface AdminUsersTable {
  id: Generated<string>;
  user_id: string;
  created_at: Made;
}

/** `operator` is whoever runs the server; `visitor` somebody who is not signed in. */
export type AuditActorKind = 'user' | 'visitor' | 'operator' | 'system';

/** Only ever added to; sign-ins go after a year. */
export interface AuditLogTable {
  id: Generated<number>;
  at: Made;
  actor: AuditActorKind;
  actor_id: string | null;
  action: string;
  subject_id: string | null;
  /** Never a password, code or token. */
  details: ColumnType<unknown, string | undefined, never>;
}

/** Mails to send and, without their text, those that were sent. */
export interface MailQueueTable {
  id: Generated<string>;
  dedupe_key: string;
  recipient: string;
  subject: string;
  body_text: string | null;
  body_html: string | null;
  created_at: Made;
  attempts: Generated<number>;
  due_at: Generated<Date>;
  leased_until: Date | null;
  sent_at: Date | null;
  given_up_at: Date | null;
  last_error: string | null;
}

/** When an allowance that was drawn on is full again. */
export interface RateLimitsTable {
  key: string;
  full_at: Date;
}
