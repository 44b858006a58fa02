import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Removes the store of whole texts of a language model, which sentences took the place of. */
export const contractModelSentences: Migration = {
  name: '0030-contract-0029-model-sentences',
  contracts: '0029-model-sentences',
  async up(database) {
    await sql`drop table finished_texts`.execute(database);
  },
};
