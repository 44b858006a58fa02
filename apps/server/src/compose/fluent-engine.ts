import type { Logger } from 'pino';
import { createAiEngine } from '../adapters/translation-engine/ai/ai-engine.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/create-database.ts';
import { claimText, finishText, refuseText, releaseText } from '../database/fluent-words/finished-texts.ts';
import { recordModelCall } from '../database/fluent-words/record-model-call.ts';
import type { Metrics } from '../http/metrics.ts';
import type { TranslationEngine } from '../ports/translation-engine.ts';

/** The AI engine with what all servers share of it in the database. */
export function openFluentEngine(
  settings: NonNullable<Config['ai']>,
  parts: {
    readonly database: Database;
    readonly decoder: TranslationEngine;
    readonly metrics: Metrics;
    readonly log: Logger;
  },
) {
  const { database, decoder, metrics, log } = parts;
  const work = new Set<Promise<void>>();
  const inBackground = (running: Promise<void>): void => {
    const kept = running.finally(() => work.delete(kept));
    work.add(kept);
  };
  const warn = (error: unknown, message: string): void => {
    log.warn({ err: error }, message);
  };
  const engine = createAiEngine({
    settings,
    decoder,
    texts: {
      claim: (key, leaseMs) => claimText(database, key, leaseMs),
      finish: (key, text) => finishText(database, key, text),
      refuse: (key, fallback) => refuseText(database, key, fallback),
      release: (key) => releaseText(database, key),
    },
    calls: {
      record(call) {
        metrics.modelCalls.inc({ purpose: call.purpose, outcome: call.outcome });
        metrics.modelTokens.inc({ direction: 'sent' }, call.promptTokens);
        metrics.modelTokens.inc({ direction: 'received' }, call.completionTokens);
        metrics.modelPrice.inc(call.price);
        metrics.modelSeconds.observe({ purpose: call.purpose }, call.durationMs / 1000);
        inBackground(
          recordModelCall(database, call).catch((error: unknown) => {
            warn(error, 'what a call cost could not be stored');
          }),
        );
      },
    },
    nowMs: () => performance.now(),
    chance: Math.random,
    warn,
  });
  return {
    engine,
    inBackground,
    async stop(): Promise<void> {
      engine.stop();
      while (work.size > 0) await Promise.allSettled(work);
    },
  };
}
