import type { Database } from './create-database.ts';

export interface ModelCallRow {
  readonly purpose: string;
  readonly model: string;
  readonly language: string | null;
  readonly outcome: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly price: number;
  readonly durationMs: number;
}

/** Stores what a call of the language model cost. */
export async function recordModelCall(database: Database, call: ModelCallRow): Promise<void> {
  await database
    .insertInto('model_calls')
    .values({
      purpose: call.purpose,
      model: call.model,
      language: call.language,
      outcome: call.outcome,
      prompt_tokens: call.promptTokens,
      completion_tokens: call.completionTokens,
      price: call.price,
      duration_ms: call.durationMs,
    })
    .execute();
}
