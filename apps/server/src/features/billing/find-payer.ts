import type { DatabaseTransaction } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
import type { ProviderPayment } from '../../ports/payment-provider.ts';

/**
 * The user whose payment it is: the one for whom our page began it, else who paid with the same customer id before, else
 * who has the payer's address, verified. Null: nobody, or somebody whose account is gone.
 */
export async function findPayer(
  transaction: DatabaseTransaction,
  { reference, userId, customerId, email }: ProviderPayment,
): Promise<string | null> {
  const known = await transaction
    .selectFrom('payments')
    .select('user_id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (known) return known.user_id;
  const users = transaction.selectFrom('users').select('id');
  if (userId !== null) {
    if (!isUuid(userId)) return null;
    return (await users.where('id', '=', userId).executeTakeFirst())?.id ?? null;
  }
  if (customerId !== null) {
    const before = await transaction
      .selectFrom('payments')
      .select('user_id')
      .where('customer_id', '=', customerId)
      .where('user_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    if (before) return before.user_id;
  }
  if (email === null) return null;
  const found = await users
    .where('email', '=', email.trim().toLowerCase())
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return found?.id ?? null;
}
