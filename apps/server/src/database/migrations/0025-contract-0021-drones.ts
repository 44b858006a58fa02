import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Removes the one set of limits that a user had before there were drones by name. */
export const contractDrones: Migration = {
  name: '0025-contract-0021-drones',
  contracts: '0021-drones',
  async up(database) {
    await sql`drop trigger show_chosen_drone on drones`.execute(database);
    await sql`drop function show_chosen_drone()`.execute(database);
    // Its trigger goes with it.
    await sql`drop table drone_profiles`.execute(database);
    await sql`drop function take_over_drone_profile()`.execute(database);
  },
};
