import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { SmtpPeer } from '../../apps/server/src/adapters/mail/testing/smtp-peer.ts';
import type { Database } from '../../apps/server/src/database/create-database.ts';
import { readUsageTotals } from '../../apps/server/src/database/read-usage-totals.ts';
import type { Acknowledged } from './load.ts';

/** One thing that must hold, and what was found. */
export interface Finding {
  readonly what: string;
  readonly found: string;
  readonly holds: boolean;
}

/** Longer than the lease of a mail whose server was killed, and the pause before another attempt. */
const MAILS_LIMIT_MS = 240_000;

/** Waits until no mail is left in the queue. @returns seconds; null: some are left */
export async function untilMailsAreSent(database: Database): Promise<number | null> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < MAILS_LIMIT_MS) {
    const { waiting } = await database
      .selectFrom('mail_queue')
      .select((of) => of.fn.countAll<number>().as('waiting'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (waiting === 0) return (performance.now() - startedMs) / 1000;
    await sleep(250);
  }
  return null;
}

const missing = (wanted: ReadonlySet<string>, stored: readonly string[]): number => {
  const known = new Set(stored);
  return [...wanted].filter((each) => !known.has(each)).length;
};

async function checkMails(
  database: Database,
  { mails }: SmtpPeer,
  signedUp: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  const waitedS = await untilMailsAreSent(database);
  const queued = await database.selectFrom('mail_queue').select(['dedupe_key', 'sent_at']).execute();
  const idOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 24);
  const times = new Map<string, number>();
  for (const { messageId } of mails) {
    const id = messageId.replace(/^<|@.*$/g, '');
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  const lost = queued.filter(({ dedupe_key: key }) => !times.has(idOf(key))).length;
  const known = new Set(queued.map(({ dedupe_key: key }) => idOf(key)));
  const unknown = [...times.keys()].filter((id) => !known.has(id)).length;
  const twice = [...times.values()].filter((count) => count > 1).length;
  const reached = new Set(mails.map(({ to }) => to));
  const without = [...signedUp].filter((email) => !reached.has(email)).length;
  return [
    {
      what: 'mails are sent',
      found: waitedS === null ? 'some are left' : `${queued.length}, the last ${waitedS.toFixed(1)} s after`,
      holds: waitedS !== null,
    },
    { what: 'mails that were lost', found: `${lost} of ${queued.length}`, holds: lost === 0 },
    {
      what: 'people without their mail',
      found: `${without} of ${signedUp.size}`,
      holds: without === 0,
    },
    { what: 'mails beyond their dedupe key', found: String(unknown), holds: unknown === 0 },
    // The server was killed between handing it over and noting that; its Message-ID is the same.
    { what: 'handed over twice under one key', found: String(twice), holds: true },
  ];
}

/** Holds what is stored against what was acknowledged, once the load is over. */
export async function judge(
  database: Database,
  smtp: SmtpPeer,
  { translations, savedNotams, signedUp }: Acknowledged,
): Promise<readonly Finding[]> {
  const stored = await database.selectFrom('translations').select('id').execute();
  const saved = await database.selectFrom('saved_notams').select('id').execute();
  const users = await database.selectFrom('users').select('email').execute();
  const lost = (name: string, wanted: ReadonlySet<string>, known: readonly string[]): Finding => {
    const count = missing(wanted, known);
    return { what: `${name} lost`, found: `${count} of ${wanted.size}`, holds: count === 0 };
  };
  const { rows: overspent } = await sql<{ user_id: string }>`
    select user_id from subscriptions where plan_limits <> -1 and translations_used > plan_limits
  `.execute(database);
  const { rows: miscounted } = await sql<{ user_id: string }>`
    select user_id from subscriptions
    where translations_used <> (
      select coalesce(sum(item_count), 0) from translations where translations.user_id = subscriptions.user_id
    )
  `.execute(database);
  const { rows: limits } = await sql<{ used: number; allowed: number }>`
    select sum(translations_used)::int as used, sum(plan_limits)::int as allowed
    from subscriptions where plan_limits <> -1 and translations_used > 0
  `.execute(database);
  const totals = await readUsageTotals(database);
  const counted = totals.notam + totals.weather;
  const spent = limits[0];
  return [
    lost(
      'translations',
      translations,
      stored.map(({ id }) => id),
    ),
    lost(
      'saved NOTAMs',
      savedNotams,
      saved.map(({ id }) => id),
    ),
    lost(
      'accounts',
      signedUp,
      users.map(({ email }) => email),
    ),
    {
      what: 'plans overspent',
      found: `${overspent.length}; ${spent?.used ?? 0} used of ${spent?.allowed ?? 0}`,
      holds: overspent.length === 0,
    },
    {
      what: 'plans that count otherwise than what is stored',
      found: String(miscounted.length),
      holds: miscounted.length === 0,
    },
    {
      what: 'public total',
      found: `${counted} for ${stored.length} answers`,
      holds: counted === stored.length,
    },
    ...(await checkMails(database, smtp, signedUp)),
  ];
}
