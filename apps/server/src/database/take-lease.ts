import { sql } from 'kysely';
import type { Database } from './create-database.ts';

/** Takes a job for `leaseS` seconds. @returns false while another server has it */
export async function takeLease(database: Database, name: string, leaseS: number): Promise<boolean> {
  const { rows } = await sql`
    insert into job_leases (name, leased_until) values (${name}, now() + make_interval(secs => ${leaseS}))
    on conflict (name) do update set leased_until = excluded.leased_until where job_leases.leased_until < now()
    returning name
  `.execute(database);
  return rows.length > 0;
}
