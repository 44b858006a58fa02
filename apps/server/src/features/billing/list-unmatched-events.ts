import type { Database } from '../../database/create-database.ts';

/** Payments and refunds that the provider told of and that belong to nobody or nothing known, for an administrator. */
export async function listUnmatchedEvents(database: Database) {
  return await database
    .selectFrom('payment_events')
    .select(['id', 'type', 'made_at', 'received_at', 'reference', 'facts', 'outcome'])
    .where('outcome', 'in', ['unknown-customer', 'unknown-price', 'waiting'])
    .orderBy('received_at', 'desc')
    .limit(500)
    .execute();
}
