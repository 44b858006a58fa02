import type { Database } from '../database/create-database.ts';
import type { Limits } from '../features/limits/index.ts';
import * as savedNotams from '../features/saved-notams/index.ts';
import type { SavedNotamsVerbs } from '../http/saved-notams-router.ts';

/** The verbs of saved NOTAMs, each within one limit. */
export function bindSavedNotams(database: Database, limits: Limits): SavedNotamsVerbs {
  const counted =
    <Input, Answer>(verb: (database: Database, userId: string, input: Input) => Promise<Answer>) =>
    async (userId: string, input: Input): Promise<Answer> => {
      await limits.check('savedNotams', { account: userId });
      return await verb(database, userId, input);
    };
  return {
    list: counted(savedNotams.listSavedNotams),
    read: counted(savedNotams.readSavedNotam),
    save: counted(savedNotams.saveNotam),
    change: counted(savedNotams.changeSavedNotam),
    duplicate: counted(savedNotams.duplicateSavedNotam),
    delete: counted(savedNotams.deleteSavedNotam),
    restore: counted(savedNotams.restoreSavedNotam),
  };
}
