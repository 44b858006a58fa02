import { accessSync, constants } from 'node:fs';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** The database, and how much of it one server takes. */
export const DATABASE_ENVIRONMENT = {
  DATABASE_URL: postgresUrl.optional(),
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  DATABASE_CA_FILE: z.string().trim().min(1).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_STATEMENT_LIMIT_S: z.coerce.number().min(1).max(60).default(10),
};

type DatabaseEnvironment = z.infer<z.ZodObject<typeof DATABASE_ENVIRONMENT>>;

export interface DatabaseSettings {
  /** With all that a client needs, TLS included; null: the embedded database. */
  readonly databaseUrl: string | null;
  /** The same database, with the role that owns the tables and may change the schema; null: the server's own role. */
  readonly migrationDatabaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly databaseStatementLimitMs: number;
}

const URLS = ['DATABASE_URL', 'MIGRATION_DATABASE_URL'] as const;
/** What other programs take for weaker checks is a full check of certificate and host name here. */
const CHECKED = new Set(['require', 'prefer', 'verify-ca', 'verify-full']);

/** How a connection is protected: null when the address does not say. */
function protectionOf(url: URL): 'checked' | 'none' | 'unknown' | null {
  const mode = url.searchParams.get('sslmode');
  const ssl = url.searchParams.get('ssl');
  if (mode === null && ssl === null) return null;
  if (mode !== null && ssl !== null) return 'unknown';
  if (CHECKED.has(mode ?? '') || ['true', '1'].includes(ssl ?? '')) return 'checked';
  return mode === 'disable' || ['false', '0'].includes(ssl ?? '') ? 'none' : 'unknown';
}

/** On this machine: by a socket of the file system, or the loopback interface. */
function staysHere(url: URL): boolean {
  const host = decodeURIComponent(url.searchParams.get('host') ?? url.hostname);
  return host === '' || host.startsWith('/') || isLoopback(host);
}

/** The authorities that a server's certificate must be from; null: those that Node knows. */
function authoritiesOf(url: URL, settings: DatabaseEnvironment): string | null {
  return url.searchParams.get('sslrootcert') ?? settings.DATABASE_CA_FILE ?? null;
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with these settings together, one line each. @param production whether each choice must be made */
export function databaseProblems(settings: DatabaseEnvironment, production: boolean): string[] {
  const problems: string[] = [];
  if (settings.MIGRATION_DATABASE_URL !== undefined && settings.DATABASE_URL === undefined) {
    problems.push('DATABASE_URL: must be set when MIGRATION_DATABASE_URL is');
  }
  const caFile = settings.DATABASE_CA_FILE;
  if (caFile !== undefined && !(isAbsolute(caFile) && isReadable(caFile))) {
    problems.push('DATABASE_CA_FILE: must be the whole path of a file that can be read');
  }
  for (const name of URLS) {
    if (settings[name] === undefined) continue;
    const url = new URL(settings[name]);
    const protection = protectionOf(url);
    if (protection === 'unknown') {
      problems.push(`${name}: its sslmode must be verify-full or disable`);
    } else if (protection === 'none' && caFile !== undefined) {
      problems.push(`${name}: must not say sslmode=disable when DATABASE_CA_FILE is set`);
    } else if (protection === null && caFile === undefined && production && !staysHere(url)) {
      problems.push(
        `${name}: must say sslmode=verify-full, or sslmode=disable where the network is yours alone`,
      );
    }
    const authorities = url.searchParams.get('sslrootcert');
    if (authorities !== null && !isReadable(authorities)) {
      problems.push(`${name}: its sslrootcert must be a file that can be read`);
    }
  }
  return problems;
}

/** The address with its protection in one form, so that whatever opens a connection by it checks the server. */
function withProtection(text: string, settings: DatabaseEnvironment): string {
  const url = new URL(text);
  const isChecked =
    protectionOf(url) === 'checked' || (protectionOf(url) === null && settings.DATABASE_CA_FILE);
  if (!isChecked) return text;
  const authorities = authoritiesOf(url, settings);
  url.searchParams.delete('ssl');
  url.searchParams.set('sslmode', 'verify-full');
  if (authorities !== null) url.searchParams.set('sslrootcert', authorities);
  return url.href;
}

/** The database of settings without {@link databaseProblems}. */
export function readDatabaseSettings(settings: DatabaseEnvironment): DatabaseSettings {
  const urlOf = (name: (typeof URLS)[number]): string | null =>
    settings[name] === undefined ? null : withProtection(settings[name], settings);
  return {
    databaseUrl: urlOf('DATABASE_URL'),
    migrationDatabaseUrl: urlOf('MIGRATION_DATABASE_URL'),
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    databaseStatementLimitMs: settings.DATABASE_STATEMENT_LIMIT_S * 1000,
  };
}
