import { createHash } from 'node:crypto';
import { Failure } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { AlreadySpent, type Idempotency } from '../subscription/index.ts';
import { findAnswered } from '../translation/index.ts';

/** What a request about a briefing is known by when it is sent again: the answer about notices and the one about reports have a name each. */
export interface BriefingRequestNames {
  readonly notam: Idempotency | null;
  readonly weather: Idempotency | null;
}

export const NAMELESS: BriefingRequestNames = { notam: null, weather: null };

/** @param asked all that the request asks for */
export function nameRequest(key: string | null, asked: unknown): BriefingRequestNames {
  if (key === null) return NAMELESS;
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest('base64');
  return { notam: { key, requestHash }, weather: { key: `${key} (reports)`, requestHash } };
}

const DELETED = 'This request was answered before, and the briefing was deleted. Send it under a new key.';

/**
 * The briefing that the same request made or added to; null when it is new or has no name.
 *
 * @throws {Failure} `conflict` when the key named another request, or one whose answer or briefing was deleted
 */
export async function findByName(
  database: Database,
  userId: string,
  { notam, weather }: BriefingRequestNames,
): Promise<string | null> {
  const answered =
    (await findAnswered<unknown>(database, userId, notam)) ??
    (await findAnswered<unknown>(database, userId, weather));
  if (!answered) return null;
  const made = await database
    .selectFrom('briefing_translations')
    .select('briefing_id')
    .where('translation_id', '=', answered.id)
    .executeTakeFirst();
  if (!made) throw new Failure('conflict', {}, DELETED);
  return made.briefing_id;
}

/**
 * The briefing that the same request made or added to on another server while it failed with `error` on this one: it was first, or spent
 * the last translation.
 *
 * @throws `error` where there is none; {Failure} `conflict` as {@link findByName}
 */
export async function findMadeMeanwhile(
  database: Database,
  userId: string,
  names: BriefingRequestNames,
  error: unknown,
): Promise<string> {
  const mayBeSecond =
    error instanceof AlreadySpent || (error instanceof Failure && error.code === 'limitReached');
  const made = mayBeSecond ? await findByName(database, userId, names) : null;
  if (made === null) throw error;
  return made;
}
