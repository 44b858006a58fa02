import { createHash } from 'node:crypto';
import type { EngineName } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Database } from '../../database/create-database.ts';
import { AlreadySpent, spendTranslation, type Idempotency, type Spending } from '../subscription/index.ts';
import { findAnswered, type Answer } from './find-answered.ts';

/** A text that a user wants translated. */
export interface TranslationRequest {
  readonly userId: string;
  readonly text: string;
  readonly language: LanguageCode;
  /** The client's name of this request; null: each call is a new one. */
  readonly idempotencyKey: string | null;
}

export interface TranslateOnceContext {
  readonly database: Database;
  /** Told of every stored answer, for the metrics. */
  readonly onTranslated: (engine: EngineName, language: LanguageCode, notices: number) => void;
}

/** The words for everything that was found in a text, one item for each notice or report. */
export interface Written<Item> {
  readonly engine: EngineName;
  readonly items: readonly Item[];
  /** Better words come within this, when the answer is stored; `onStored` sets about it. */
  readonly wordsWithinMs?: number;
  readonly onStored?: (id: string) => void;
}

function idempotencyOf(
  kind: Spending['kind'],
  { idempotencyKey, text, language }: TranslationRequest,
): Idempotency | null {
  if (idempotencyKey === null) return null;
  const requestHash = createHash('sha256').update(`${kind}\n${language}\n${text}`).digest('base64');
  return { key: idempotencyKey, requestHash };
}

/**
 * Answers a request with what `write` makes of it: spends one translation for each item and stores the answer before
 * giving it. The same request sent again gets the stored answer, and `write` is not called.
 *
 * @throws {Failure} `limitReached`, or `conflict` when the idempotency key named another request before, and whatever
 *   `write` throws; none of them costs anything
 */
export async function translateOnce<Item>(
  { database, onTranslated }: TranslateOnceContext,
  kind: Spending['kind'],
  request: TranslationRequest,
  write: () => Promise<Written<Item>>,
): Promise<Answer<Item>> {
  const { userId, language } = request;
  const idempotency = idempotencyOf(kind, request);
  const answered = idempotency && (await findAnswered<Item>(database, userId, idempotency));
  if (answered) return answered;

  const { engine, items, wordsWithinMs = null, onStored } = await write();
  try {
    const { id, usage } = await spendTranslation(database, {
      userId,
      kind,
      language,
      engine,
      notices: items,
      idempotency,
      wordsWithinMs,
    });
    if (onStored) onStored(id);
    else onTranslated(engine, language, items.length);
    return { id, language, engine, items, usage };
  } catch (error) {
    const twin = error instanceof AlreadySpent && idempotency;
    const first = twin && (await findAnswered<Item>(database, userId, idempotency));
    if (first) return first;
    throw error;
  }
}
