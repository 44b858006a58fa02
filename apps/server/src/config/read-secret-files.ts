import { readFileSync } from 'node:fs';

/** Settings that may also stand in a file, named by the same setting with `_FILE`: `AUTH_SECRET_FILE=/run/secrets/auth`. */
const SECRETS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'AUTH_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
  'AI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

const MAX_CHARACTERS = 10_000;

type Environment = Readonly<Record<string, string | undefined>>;

function readSecret(path: string): { readonly secret: string } | { readonly problem: string } {
  try {
    // Editors and `echo` end a file with a line feed that is no part of the secret.
    const secret = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
    if (secret === '') return { problem: 'names a file that is empty' };
    if (secret.length > MAX_CHARACTERS || /[\r\n\0]/.test(secret))
      return { problem: 'names a file that is not one line' };
    return { secret };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return { problem: `names a file that cannot be read (${code})` };
  }
}

/**
 * The environment with the secrets that stand in files. Read once: a changed file counts from the next start.
 *
 * @returns with one line for each file that cannot be used; neither a secret nor a path is in it
 */
export function readSecretFiles(given: Environment): {
  readonly env: Environment;
  readonly problems: readonly string[];
} {
  const env: Record<string, string | undefined> = { ...given };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) {
      problems.push(`${name}_FILE: must not be set when ${name} is`);
      continue;
    }
    const read = readSecret(path);
    if ('secret' in read) env[name] = read.secret;
    else problems.push(`${name}_FILE: ${read.problem}`);
  }
  return { env, problems };
}
