import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSmtpPeer, type SmtpPeer } from '../../apps/server/src/adapters/mail/testing/smtp-peer.ts';
import { createDatabase, type Database } from '../../apps/server/src/database/create-database.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { openGate, type Gate } from './gate.ts';
import { startLoad, type Caller, type Load } from './load.ts';
import { signUpMember, type ChaosMember } from './members.ts';
import { printTallies, printVerdict } from './print.ts';
import { createRetryingClient, type RetryingClient } from './retrying-client.ts';
import { judge, type Finding } from './verdict.ts';

const SERVERS = 3;
const UNLIMITED = 4;
const LIMITED = 3;
/** So many translations each of those has whose plan is to run out. */
const LIMIT = 60;

/** Three servers on one database, a mail server, and people who use them. */
export interface Installation {
  readonly folder: string;
  readonly fleet: Fleet;
  readonly smtp: SmtpPeer;
  /** In front of the mail server. */
  readonly smtpGate: Gate;
  readonly database: Database;
  readonly client: RetryingClient;
  readonly unlimited: readonly ChaosMember[];
  startLoad(...more: readonly Caller[]): Load;
  /** Ends the load, prints what was called and found. @returns whether all holds */
  finish(load: Load, more?: readonly Finding[]): Promise<boolean>;
  stop(): Promise<void>;
}

/** Removes the folder of a run, once nothing runs in it any more. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** A folder that PostgreSQL's user can reach; remove it in the end. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'klarnotam-chaos-'));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Starts an installation on a database.
 *
 * @param connectionString of the servers
 * @param settings further ones of the servers
 */
export async function startInstallation(
  folder: string,
  connectionString: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const smtp = await openSmtpPeer();
  const smtpGate = await openGate(smtp.port);
  const fleet = await startFleet(SERVERS, folder, {
    DATABASE_URL: connectionString,
    SMTP_URL: `smtp://127.0.0.1:${smtpGate.port}`,
    AUTH_SECRET: 'a secret of the chaos run, long enough for all',
    FILE_STORE_URL: `file://${folder}/files`,
    RATE_LIMIT_FACTOR: '1000000',
    READING_THREADS: '1',
    ...settings,
  });
  const database = createDatabase({ connectionString, poolSize: 2 });
  const client = createRetryingClient(fleet.urls);
  const members: ChaosMember[] = [];
  for (let index = 0; index < UNLIMITED + LIMITED; index += 1) members.push(await signUpMember(client, smtp));
  const unlimited = members.slice(0, UNLIMITED);
  const limited = members.slice(UNLIMITED);
  const setPlan = async (of: readonly ChaosMember[], plan: 'enterprise' | 'premium', limit: number) => {
    await database
      .updateTable('subscriptions')
      .set({ plan_type: plan, plan_limits: limit })
      .where('user_id', 'in', (users) =>
        users
          .selectFrom('users')
          .select('id')
          .where(
            'email',
            'in',
            of.map(({ email }) => email),
          ),
      )
      .execute();
  };
  await setPlan(unlimited, 'enterprise', -1);
  await setPlan(limited, 'premium', LIMIT);
  return {
    folder,
    fleet,
    smtp,
    smtpGate,
    database,
    client,
    unlimited,
    startLoad: (...more) => startLoad(client, { unlimited, limited }, more),
    async finish(load, more = []) {
      await load.stop();
      printTallies(client.tallies);
      const findings = await judge(database, smtp, load.acknowledged);
      const holds = printVerdict([...more, ...findings], client.tallies);
      if (!holds) console.info(fleet.logged().split('\n').slice(-40).join('\n'));
      return holds;
    },
    async stop() {
      await fleet.stop();
      await database.destroy();
      await smtpGate.close();
      await smtp.stop();
    },
  };
}
