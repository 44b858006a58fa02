import type { Database } from '../../database/create-database.ts';
import type { DeletingContext } from '../account/index.ts';
import type { AccountsContext } from '../auth/index.ts';
import type { BillingContext } from '../billing/index.ts';

/** What the verbs of administrators work with. */
export interface AdminContext {
  readonly database: Database;
  readonly accounts: AccountsContext;
  readonly billing: BillingContext;
  readonly deleting: DeletingContext;
  /** Whether a language model is set. */
  readonly usesModel: boolean;
}
