import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Failure } from '@klarnotam/contract';

const argon2Async = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Node hashes on four threads that files and names need too; on a small machine half of its processors stay free. */
export const HASHES_AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** With more than these waiting (a second or two of hashing) calls are refused. */
export const MAX_HASHES_WAITING = 64;

/** `$argon2id$v=19$m=…,t=…,p=…$salt$tag` */
const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

const toBase64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

let running = 0;
const waiting: (() => void)[] = [];

/** Runs at most {@link HASHES_AT_ONCE} hashes at a time, so that a flood of guesses leaves room for everything else. */
async function inTurn(parameters: Argon2Parameters): Promise<Buffer> {
  if (running >= HASHES_AT_ONCE) {
    if (waiting.length >= MAX_HASHES_WAITING) throw new Failure('unavailable', {});
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await argon2Async('argon2id', parameters);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same password typed on another system may come in another Unicode form. */
const canonical = (password: string): string => password.normalize('NFKC');

/**
 * The hash of a password, in PHC format with its own salt.
 *
 * @throws {Failure} `unavailable` when too many wait for theirs
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await inTurn({ message: canonical(password), nonce: salt, tagLength: TAG_BYTES, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${toBase64(salt)}$${toBase64(tag)}`;
}

/**
 * Whether a password belongs to a hash.
 *
 * @throws {Failure} `unavailable` when too many wait for theirs
 */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', wanted = ''] = PHC.exec(hash) ?? [];
  if (memory === undefined) return false;
  const tag = Buffer.from(wanted, 'base64');
  const computed = await inTurn({
    message: canonical(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: tag.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(computed, tag);
}
