import type { PlanType } from '@klarnotam/contract';
import type { ColumnType, Generated } from 'kysely';
import type {
  AccountsTable,
  AdminUsersTable,
  AuditLogTable,
  MailCodesTable,
  MailQueueTable,
  RateLimitsTable,
  SessionsTable,
  SignUpClaimsTable,
  UsersTable,
} from './tables-of-accounts.ts';
import type {
  BillingFilesTable,
  FileRemovalsTable,
  InvoiceNumbersTable,
  InvoicesTable,
  JobLeasesTable,
  PaymentEventsTable,
  PaymentsTable,
} from './tables-of-billing.ts';
import type {
  ModelCallDaysTable,
  UsageDaysTable,
  UserDirectoryTable,
  UserTotalsTable,
} from './tables-of-admin.ts';
import type {
  BriefingsTable,
  BriefingTranslationsTable,
  FavouritesTable,
  SharesTable,
} from './tables-of-briefings.ts';
import type { KeptAnswersTable } from './tables-of-response-cache.ts';
import type { OperationKitTable, SavedNotamsTable } from './tables-of-saved-notams.ts';
import type { DronesTable, StationReportsTable } from './tables-of-weather.ts';
import type {
  ModelCallsTable,
  ModelSentencesTable,
  NoticeWordsTable,
  WordsToComeTable,
} from './tables-of-words.ts';

/** Columns keep PostgreSQL's snake_case. `timestamptz` comes as a `Date`, `bigint` as a number, `jsonb` as its value. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  mail_codes: MailCodesTable;
  sign_up_claims: SignUpClaimsTable;
  admin_users: AdminUsersTable;
  audit_log: AuditLogTable;
  mail_queue: MailQueueTable;
  rate_limits: RateLimitsTable;
  translations: TranslationsTable;
  deleted_answer_keys: DeletedAnswerKeysTable;
  usage_totals: UsageTotalsTable;
  subscriptions: SubscriptionsTable;
  drones: DronesTable;
  station_reports: StationReportsTable;
  kept_answers: KeptAnswersTable;
  saved_notams: SavedNotamsTable;
  operation_kit: OperationKitTable;
  notice_words: NoticeWordsTable;
  model_sentences: ModelSentencesTable;
  words_to_come: WordsToComeTable;
  model_calls: ModelCallsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  invoice_numbers: InvoiceNumbersTable;
  invoices: InvoicesTable;
  billing_files: BillingFilesTable;
  file_removals: FileRemovalsTable;
  job_leases: JobLeasesTable;
  user_directory: UserDirectoryTable;
  user_totals: UserTotalsTable;
  usage_days: UsageDaysTable;
  model_call_days: ModelCallDaysTable;
  briefings: BriefingsTable;
  briefing_translations: BriefingTranslationsTable;
  favourites: FavouritesTable;
  shares: SharesTable;
}

export type TranslationKind = 'notam' | 'weather';

/** Written once, never changed. */
export interface TranslationsTable {
  id: ColumnType<string, string, never>;
  created_at: ColumnType<Date, Date | undefined, never>;
  kind: ColumnType<TranslationKind, TranslationKind, never>;
  language: ColumnType<string, string, never>;
  engine: ColumnType<string, string, never>;
  /** The notices or reports of the answer as it was given; write it with `toJsonb`. */
  items: ColumnType<unknown, string, never>;
  item_count: ColumnType<number, number, never>;
  user_id: ColumnType<string | null, string | null | undefined, never>;
  /** What the client named the request, so that sending it twice counts once. */
  idempotency_key: ColumnType<string | null, string | null | undefined, never>;
  request_hash: ColumnType<string | null, string | null | undefined, never>;
  /** Words of a language model could come until then, into `notice_words`. Null: no words followed. */
  words_until: ColumnType<Date | null, unknown, never>;
  /** Held when it was translated, as sold; `none`: no user. Null: from before that was noted. */
  plan_type: ColumnType<string | null, string | undefined, never>;
}

/** Names of requests whose answers were deleted; triggers of `translations` write and mind them. */
export interface DeletedAnswerKeysTable {
  user_id: ColumnType<string, never, never>;
  idempotency_key: ColumnType<string, never, never>;
  request_hash: ColumnType<string, never, never>;
  /** 24 hours after the deletion. */
  expires_at: ColumnType<Date, never, Date>;
}

/** Parts of the public totals: a total is the sum over its shards. */
export interface UsageTotalsTable {
  kind: TranslationKind;
  shard: number;
  total: number;
}

/** One active row a user. The profile stands here as the specification has it. */
export interface SubscriptionsTable {
  id: Generated<string>;
  user_id: ColumnType<string, string, never>;
  status: Generated<string>;
  plan_type: PlanType;
  /** Translations allowed; -1: unlimited. */
  plan_limits: number;
  /** Translations spent since {@link counted_from}. */
  translations_used: Generated<number>;
  /** Periods of 30 days are counted from here. */
  plan_started_at: ColumnType<Date, unknown, unknown>;
  counted_from: ColumnType<Date, unknown, unknown>;
  name: string;
  company_name: Generated<string>;
  phone_number: Generated<string>;
  address: Generated<string>;
  zip_code: Generated<string>;
  city: Generated<string>;
  country: Generated<string>;
  stripe_subscription_id: ColumnType<string | null, string | null | undefined>;
  stripe_price_id: ColumnType<string | null, string | null | undefined>;
  stripe_current_period_end: ColumnType<Date | null, Date | null | undefined>;
  /** When the paid time ends; null: on the free plan, or no end was given. */
  paid_until: ColumnType<Date | null, Date | null | undefined>;
  /** The plan as it was last set other than by a payment; null: as it was when the first payment came. */
  granted_plan: ColumnType<PlanType | null, PlanType | null | undefined>;
  granted_until: ColumnType<Date | null, Date | null | undefined>;
  /** Payments that arrived later build upon the granted plan; those before are used up. */
  granted_at: ColumnType<Date | null, unknown, unknown>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, unknown, unknown>;
}
