import { PROMPT_VERSION } from '@klarnotam/ai-clauses';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/create-database.ts';
import { sayWithModel } from '../features/translate-notam/index.ts';
import type { Metrics } from '../http/metrics.ts';
import { startSayingNotices, type NoticeSayingJob } from '../jobs/say-notices.ts';
import type { ChatModel } from '../ports/chat-model.ts';
import type { PasteReader } from '../ports/paste-reader.ts';

/** For storing what came. */
const CLAIM_BEYOND_CALLS_MS = 5_000;
/** One may wait for a sentence that another one asks for. */
const NOTICES_AT_ONCE = 2;

/** Starts what gives notices the words of a language model, or of the phrase book; null: neither is wanted. */
export function openNoticeSaying(
  { ai, polish }: Config,
  {
    database,
    metrics,
    log,
    pasteReader,
    chatModel,
  }: {
    readonly database: Database;
    readonly metrics: Metrics;
    readonly log: Logger;
    readonly pasteReader: PasteReader;
    readonly chatModel: ChatModel | null;
  },
): NoticeSayingJob | null {
  if (ai === null && !polish) return null;
  const { model = '', timeLimitMs = 0, concurrency = 1 } = ai ?? {};
  const context = {
    database,
    pasteReader,
    chatModel,
    maker: { model, promptVersion: PROMPT_VERSION },
    polish,
    noticesAtOnce: NOTICES_AT_ONCE,
    claimMs: 2 * timeLimitMs + CLAIM_BEYOND_CALLS_MS,
    onSentence: (task: string, outcome: string) => metrics.modelSentences.inc({ task, outcome }),
    onFault: (code: string) => metrics.modelFaults.inc({ code }),
  };
  return startSayingNotices({
    database,
    say: (answer) => sayWithModel(context, answer),
    // A place is left for users whose texts are judged while they wait.
    atOnce: Math.max(1, Math.floor((concurrency - 1) / NOTICES_AT_ONCE)),
    log,
  });
}
