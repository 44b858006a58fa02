import type { Logger } from 'pino';
import type { AccountsContext } from '../features/auth/accounts-context.ts';
import { exportAccountRows } from '../features/auth/index.ts';
import type { ExportPart } from '../features/account/index.ts';
import type { AccountContext } from '../features/account/routes.ts';
import { readPaymentsForExport } from '../features/billing/index.ts';
import { removeBillingFilesOf } from '../features/billing-files/index.ts';
import { exportBriefings } from '../features/briefing/export-briefings.ts';
import { exportFavourites } from '../features/favourites/export-favourites.ts';
import { exportDrones } from '../features/drones/index.ts';
import { exportTranslations } from '../features/history/export-translations.ts';
import { exportKit } from '../features/operation-kit/export-kit.ts';
import { exportSavedNotams } from '../features/saved-notams/export-saved-notams.ts';
import { exportShares } from '../features/shares/export-shares.ts';
import { exportSubscriptions } from '../features/subscription/index.ts';
import type { Billing } from './billing.ts';

/** The account as a whole: each feature that stores something of a user has its part in what they take along. */
export function composeAccount(
  accounts: AccountsContext,
  log: Logger,
  { billingFiles }: Pick<Billing, 'billingFiles'>,
): AccountContext {
  const { database, productName, limits, sessions } = accounts;
  const parts: readonly ExportPart[] = [
    { name: 'account', read: (userId) => exportAccountRows(database, userId) },
    { name: 'subscriptions', read: (userId) => exportSubscriptions(database, userId) },
    { name: 'translations', read: (userId) => exportTranslations(database, userId) },
    { name: 'briefings', read: (userId) => exportBriefings(database, userId) },
    { name: 'favourites', read: (userId) => exportFavourites(database, userId) },
    { name: 'shares', read: (userId) => exportShares(database, userId) },
    { name: 'savedNotams', read: (userId) => exportSavedNotams(database, userId) },
    { name: 'operationKit', read: (userId) => exportKit(database, userId) },
    { name: 'drones', read: (userId) => exportDrones(database, userId) },
    { name: 'billing', read: (userId) => readPaymentsForExport(database, userId) },
  ];
  return {
    database,
    productName,
    parts,
    afterUserDeleted: [
      async (userId) => {
        await removeBillingFilesOf(billingFiles, userId);
      },
    ],
    checkPasswordLimit: (user, address) => limits.check('changePassword', { address, account: user.id }),
    forgetSession: (cookies) => sessions.end(cookies),
    log,
  };
}
