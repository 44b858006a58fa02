import type { PaidPlanType } from '@klarnotam/contract';
import type { ColumnType, Generated } from 'kysely';

export type PaymentStatus = 'pending' | 'succeeded' | 'failed' | 'refunded';

/** What was paid. Amounts are in the smallest unit of the currency. */
export interface PaymentsTable {
  id: Generated<string>;
  /** Null: of a deleted user, or of somebody who is not known. */
  user_id: string | null;
  source: ColumnType<'provider' | 'hand', 'provider' | 'hand', never>;
  /** What the provider calls the payment; of one entered by hand, the name given to it. */
  reference: ColumnType<string, string, never>;
  /** When we learnt of it. */
  created_at: ColumnType<Date, Date | undefined, never>;
  paid_at: Date;
  amount_minor: number;
  refunded_minor: Generated<number>;
  /** ISO 4217. */
  currency: string;
  status: PaymentStatus;
  /** What it pays for; null: not known. */
  plan_type: PaidPlanType | null;
  price_id: string | null;
  customer_id: string | null;
  subscription_id: string | null;
  invoice_url: string | null;
  note: Generated<string>;
}

export type EventOutcome = 'applied' | 'ignored' | 'waiting' | 'unknown-customer' | 'unknown-price';

/** Events of the payment provider, each once. */
export interface PaymentEventsTable {
  id: string;
  type: string;
  made_at: Date;
  received_at: ColumnType<Date, never, never>;
  reference: string | null;
  /** Write it with `toJsonb`. */
  facts: ColumnType<unknown, string, string>;
  outcome: EventOutcome;
}

export type InvoiceKind = 'invoice' | 'creditNote';

export interface InvoiceNumbersTable {
  kind: InvoiceKind;
  last_number: number;
}

export interface InvoiceParty {
  readonly name: string;
  readonly companyName: string;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly phoneNumber: string;
  readonly email: string;
}

export interface InvoiceSeller {
  readonly name: string;
  readonly address: string;
  readonly organisationNumber: string;
  readonly email: string;
}

/** Never changed but that the user of it is forgotten. */
export interface InvoicesTable {
  id: Generated<string>;
  kind: ColumnType<InvoiceKind, InvoiceKind, never>;
  /** Without a gap among those of its kind. */
  number: ColumnType<number, number, never>;
  payment_id: ColumnType<string, string, never>;
  /** The invoice that a credit note takes back. */
  credits_id: ColumnType<string | null, string | null | undefined, never>;
  user_id: ColumnType<string | null, string | null, never>;
  issued_at: ColumnType<Date, Date | undefined, never>;
  currency: ColumnType<string, string, never>;
  net_minor: ColumnType<number, number, never>;
  vat_minor: ColumnType<number, number, never>;
  gross_minor: ColumnType<number, number, never>;
  vat_percent: ColumnType<number, number, never>;
  language: ColumnType<string, string, never>;
  plan_type: ColumnType<PaidPlanType | null, PaidPlanType | null, never>;
  covers_from: ColumnType<Date | null, Date | null, never>;
  covers_to: ColumnType<Date | null, Date | null, never>;
  /** As then. Write both with `toJsonb`. */
  seller: ColumnType<InvoiceSeller, string, never>;
  buyer: ColumnType<InvoiceParty, string, never>;
}

/** Documents for users; the content is in the file store. */
export interface BillingFilesTable {
  id: Generated<string>;
  user_id: string;
  file_name: string;
  description: string;
  stored_name: string;
  sha256: string;
  size_bytes: number;
  uploaded_by: string | null;
  uploaded_at: ColumnType<Date, Date | undefined, never>;
}

/** Contents of documents that are gone, to be removed from the file store. */
export interface FileRemovalsTable {
  stored_name: string;
  user_id: string;
  wanted_at: ColumnType<Date, never, never>;
}

/** Who of several servers does a job that one must do alone. */
export interface JobLeasesTable {
  name: string;
  leased_until: Date;
}
