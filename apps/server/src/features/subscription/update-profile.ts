import type { Profile, Subscription } from '@klarnotam/contract';
import { sql } from 'kysely';
import { recordAudit } from '../../database/record-audit.ts';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { readSubscription, type SubscriptionOwner } from './read-subscription.ts';

/** Phone numbers are kept as `+` and digits; empty stays empty. */
function withPlus(phoneNumber: string): string {
  return phoneNumber === '' || phoneNumber.startsWith('+') ? phoneNumber : `+${phoneNumber}`;
}

/**
 * Changes the given parts of the profile that stands on the user's active subscription.
 *
 * @param changedBy who does it: the user, or an administrator
 */
export async function updateProfile(
  database: Database,
  owner: SubscriptionOwner,
  changes: { readonly [Key in keyof Profile]?: Profile[Key] | undefined },
  changedBy = owner.id,
): Promise<Subscription> {
  return await inTransaction(database, async (transaction) => {
    await readSubscription(transaction, owner);
    await transaction
      .updateTable('subscriptions')
      .set({
        name: changes.name,
        company_name: changes.companyName,
        phone_number: changes.phoneNumber === undefined ? undefined : withPlus(changes.phoneNumber),
        address: changes.address,
        zip_code: changes.zipCode,
        city: changes.city,
        country: changes.country,
        updated_at: sql`now()`,
      })
      .where('user_id', '=', owner.id)
      .where('status', '=', 'active')
      .execute();
    await recordAudit(transaction, {
      actorId: changedBy,
      action: 'profile.updated',
      subjectId: owner.id,
      details: {
        fields: Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : [field])),
      },
    });
    return await readSubscription(transaction, owner);
  });
}
