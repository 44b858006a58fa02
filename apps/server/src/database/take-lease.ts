import { sql } from 'kysely';
import type { Database } from './create-database.ts';

/** A job that a server has taken. Whoever takes it after this one's time has another end. */
export interface Lease {
  readonly name: string;
  /** As PostgreSQL writes it, to the microsecond. */
  readonly until: string;
}

/** Takes a job for `leaseS` seconds. @returns null while another server has it */
export async function takeLease(database: Database, name: string, leaseS: number): Promise<Lease | null> {
  const { rows } = await sql<Lease>`
    insert into job_leases (name, leased_until) values (${name}, now() + make_interval(secs => ${leaseS}))
    on conflict (name) do update set leased_until = excluded.leased_until where job_leases.leased_until < now()
    returning name, leased_until::text as until
  `.execute(database);
  return rows[0] ?? null;
}

/** Lets go of a job before its time is over; after it nothing happens, for another server may have it. */
export async function releaseLease(database: Database, { name, until }: Lease): Promise<void> {
  await sql`delete from job_leases where name = ${name} and leased_until = ${until}::timestamptz`.execute(
    database,
  );
}

/** Whether any server has a job. */
export async function isLeased(database: Database, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from job_leases where name = ${name} and leased_until >= now()
  `.execute(database);
  return rows.length > 0;
}

/**
 * Takes one of `slots` places that all servers share, for `leaseS` seconds.
 *
 * @returns the place, to be released; null while all are taken
 */
export async function takeSlot(
  database: Database,
  { name, slots, leaseS }: { readonly name: string; readonly slots: number; readonly leaseS: number },
): Promise<Lease | null> {
  const { rows } = await sql<Lease>`
    insert into job_leases (name, leased_until)
    select ${name}::text || ':' || slot, now() + make_interval(secs => ${leaseS})
    from generate_series(1, ${slots}::int) slot
    where not exists (
      select from job_leases taken where taken.name = ${name}::text || ':' || slot and taken.leased_until >= now()
    )
    order by random()
    limit 1
    on conflict (name) do update set leased_until = excluded.leased_until where job_leases.leased_until < now()
    returning name, leased_until::text as until
  `.execute(database);
  return rows[0] ?? null;
}
