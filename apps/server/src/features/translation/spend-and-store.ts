import { Failure, type EngineName } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Database } from '../../database/create-database.ts';
import type { TranslationKind } from '../../database/tables.ts';
import { AlreadySpent, spendTranslation, type Idempotency } from '../subscription/index.ts';
import { findAnswered, type Answer } from './find-answered.ts';
import type { TranslationRequest } from './translation-request.ts';

/** Who writes the words of an answer. */
const ENGINE: EngineName = 'decoder';

export interface SpendAndStoreContext {
  readonly database: Database;
  /** Told of every stored answer, for the metrics. */
  readonly onTranslated: (engine: EngineName, language: LanguageCode, notices: number) => void;
  /** Told of an answer about NOTAMs whose words may become others; without it none do. */
  readonly onWordsToCome?: (() => void) | undefined;
}

/**
 * Spends `needed` translations, one for each item if nothing else is said, and stores the answer, in one statement.
 * Where the same request came at the same time and was first, its answer is given and nothing is spent.
 *
 * @throws {Failure} `limitReached`; nothing is spent then
 */
export async function spendAndStore<Item>(
  { database, onTranslated, onWordsToCome }: SpendAndStoreContext,
  kind: TranslationKind,
  { userId, language }: TranslationRequest,
  idempotency: Idempotency | null,
  items: readonly Item[],
  needed = items.length,
): Promise<Answer<Item>> {
  try {
    const wordsToCome = kind === 'notam' && onWordsToCome !== undefined;
    const spending = { userId, kind, language, engine: ENGINE, items, needed, idempotency, wordsToCome };
    const { id, usage, wordsUntil } = await spendTranslation(database, spending);
    onTranslated(ENGINE, language, items.length);
    if (wordsToCome) onWordsToCome();
    return { id, language, engine: ENGINE, items, usage, wordsUntil };
  } catch (error) {
    // Where the first one spent the last translation, the second one finds nothing left before it finds that answer.
    const mayBeSecond =
      error instanceof AlreadySpent || (error instanceof Failure && error.code === 'limitReached');
    const first = mayBeSecond && (await findAnswered<Item>(database, userId, idempotency));
    if (first) return first;
    throw error;
  }
}
