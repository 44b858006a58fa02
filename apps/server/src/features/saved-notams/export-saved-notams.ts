import type { Database } from '../../database/create-database.ts';

/** Every NOTAM that a user saved, with its form, the oldest first; those that can still be restored too. */
export async function exportSavedNotams(database: Database, userId: string): Promise<unknown> {
  return await database
    .selectFrom('saved_notams')
    .select([
      'id',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'state',
      'kind',
      'refers_to as refersTo',
      'sent_at as sentAt',
      'progress',
      'acknowledged_at as acknowledgedAt',
      'called_off_at as calledOffAt',
      'issued',
      'title',
      'location',
      'notam_text as notamText',
      'operation',
      'deleted_at as deletedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
