import { translations } from './0001-translations.ts';
import { accounts } from './0002-accounts.ts';
import { subscriptions } from './0003-subscriptions.ts';
import { weather } from './0004-weather.ts';
import { places } from './0005-places.ts';
import { savedNotams } from './0006-saved-notams.ts';
import { fluentWords } from './0007-fluent-words.ts';
import { itemColumns } from './0008-item-columns.ts';
import { fillItemColumns } from './0009-fill-item-columns.ts';
import { contractItemColumns } from './0010-contract-0008-item-columns.ts';
import { accountClaims } from './0011-account-claims.ts';
import { checkAccountClaims } from './0012-check-account-claims.ts';
import { payments } from './0013-payments.ts';
import { invoices } from './0014-invoices.ts';
import { billingFiles } from './0015-billing-files.ts';
import { exactCounts } from './0016-exact-counts.ts';
import { userDirectory } from './0017-user-directory.ts';
import { fillUserDirectory } from './0018-fill-user-directory.ts';
import { usageByDay } from './0019-usage-by-day.ts';
import { fillUsageByDay } from './0020-fill-usage-by-day.ts';
import { drones } from './0021-drones.ts';
import { briefings } from './0022-briefings.ts';
import { contractDrones } from './0025-contract-0021-drones.ts';
import { requestLife } from './0026-request-life.ts';
import { retentionIndexes } from './0028-retention-indexes.ts';
import { modelSentences } from './0029-model-sentences.ts';
import { contractModelSentences } from './0030-contract-0029-model-sentences.ts';
import { calledOff } from './0031-called-off.ts';
import type { Migration } from './migration.ts';

/** Every step of the schema, oldest first. New ones go to the end. */
export const MIGRATIONS: readonly Migration[] = [
  translations,
  accounts,
  subscriptions,
  weather,
  places,
  savedNotams,
  fluentWords,
  itemColumns,
  fillItemColumns,
  contractItemColumns,
  accountClaims,
  checkAccountClaims,
  payments,
  invoices,
  billingFiles,
  exactCounts,
  userDirectory,
  fillUserDirectory,
  usageByDay,
  fillUsageByDay,
  drones,
  briefings,
  contractDrones,
  requestLife,
  retentionIndexes,
  modelSentences,
  contractModelSentences,
  calledOff,
];
