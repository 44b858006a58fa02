import type { Logger } from 'pino';
import { createOpenAiChatModel } from '../adapters/chat-model/openai-chat-model.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/create-database.ts';
import { recordModelCall } from '../database/record-model-call.ts';
import type { Metrics } from '../http/metrics.ts';
import type { ChatModel } from '../ports/chat-model.ts';
import { shareCallLimits } from './shared-call-limits.ts';
import type { ModelCall } from '../ports/model-calls.ts';

/** For noting that a call is over. */
const LEASE_BEYOND_CALL_S = 5;

/** The language model of the settings, with every call counted and kept for the books. */
export function openChatModel(
  settings: NonNullable<Config['ai']>,
  {
    database,
    metrics,
    log,
  }: { readonly database: Database; readonly metrics: Metrics; readonly log: Logger },
): { readonly model: ChatModel; stop(): Promise<void> } {
  const stopping = new AbortController();
  const storing = new Set<Promise<void>>();
  const record = (call: ModelCall): void => {
    metrics.modelCalls.inc({ purpose: call.purpose, outcome: call.outcome });
    metrics.modelTokens.inc({ direction: 'sent' }, call.promptTokens);
    metrics.modelTokens.inc({ direction: 'received' }, call.completionTokens);
    metrics.modelPrice.inc(call.price);
    metrics.modelSeconds.observe({ purpose: call.purpose }, call.durationMs / 1000);
    const stored = recordModelCall(database, call)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'what a call of the language model cost could not be stored');
      })
      .finally(() => storing.delete(stored));
    storing.add(stored);
  };
  const { concurrency, timeLimitMs, sharesLimits } = settings;
  const leaseS = timeLimitMs / 1000 + LEASE_BEYOND_CALL_S;
  const limits = sharesLimits
    ? shareCallLimits(database, { service: 'ai', atOnce: concurrency, leaseS })
    : null;
  return {
    model: createOpenAiChatModel(settings, { calls: { record }, stopping: stopping.signal, limits }),
    async stop() {
      stopping.abort();
      while (storing.size > 0) await Promise.all(storing);
    },
  };
}
