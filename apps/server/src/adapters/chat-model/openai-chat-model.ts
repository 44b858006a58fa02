import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleAll,
  handleWhen,
  retry,
  wrap,
  type IRetryBackoffContext,
} from 'cockatiel';
import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { CallLimits } from '../../ports/call-limits.ts';
import { ChatModelUnavailable, type ChatModel, type ChatQuestion } from '../../ports/chat-model.ts';
import type { ModelCall, ModelCalls } from '../../ports/model-calls.ts';
import type { ChatModelSettings } from './chat-model-settings.ts';

/** How the answer is bound to JSON: services lack the one or the other, and some models a temperature. */
const MODES = ['schema', 'object', 'text'] as const;
type Mode = (typeof MODES)[number];

const RETRIES = 2;
const FIRST_BACKOFF_MS = 300;
/** So much of the time limit one call may take, so that a call that hangs leaves time for another. */
const SHARE_OF_ONE_CALL = 0.6;
/** Questions in a row that fail before the service is left alone, and for how long. */
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 20_000;
const TOO_MANY_REQUESTS = 429;
const MILLION = 1_000_000;

function statusOf(error: unknown): number | undefined {
  return error instanceof APIError ? (error as APIError).status : undefined;
}

function formatOf(mode: Mode, { schemaName, schema }: ChatQuestion): object {
  if (mode === 'schema') {
    const json_schema = { name: schemaName, strict: true, schema };
    return { response_format: { type: 'json_schema', json_schema }, temperature: 0 };
  }
  return mode === 'object' ? { response_format: { type: 'json_object' }, temperature: 0 } : {};
}

function isRetriable(error: unknown): boolean {
  if (error instanceof APIConnectionError || !(error instanceof APIError)) return true;
  const status = statusOf(error) ?? 500;
  return status === 408 || status === 409 || status === TOO_MANY_REQUESTS || status >= 500;
}

/** The service does not know what was asked of the answer's form. */
function isRefusedForm(error: unknown): boolean {
  return [400, 404, 415, 422, 501].includes(statusOf(error) ?? 0);
}

/** Exponential with jitter, or longer where the service asks for it (`Retry-After` in seconds). */
function backoffMs({ attempt, result }: IRetryBackoffContext<unknown>): number {
  const error = 'error' in result ? result.error : null;
  const askedS = error instanceof APIError ? Number((error as APIError).headers?.get('retry-after')) : 0;
  const ownMs = FIRST_BACKOFF_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
  return askedS > 0 ? Math.max(askedS * 1000, ownMs) : ownMs;
}

/** Rejects when `signal` fires; the policies do not look at it while they wait. */
async function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = (): void => reject(signal.reason as Error);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * A model behind any service that speaks the protocol of OpenAI's chat completions. Calls are retried, limited in number
 * at once, and not made for a while after the service failed several times in a row.
 *
 * @param limits shared with other servers; null: this server has its own
 * @param stopping ends the calls that are under way
 */
export function createOpenAiChatModel(
  settings: ChatModelSettings,
  {
    calls,
    stopping,
    limits = null,
  }: { readonly calls: ModelCalls; readonly stopping: AbortSignal; readonly limits?: CallLimits | null },
): ChatModel {
  const { model, timeLimitMs, inputPrice, outputPrice } = settings;
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    maxRetries: 0,
    timeout: timeLimitMs,
    logLevel: 'off',
  });
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  breaker.onBreak(() => {
    limits?.close(OPEN_MS).catch(() => undefined);
  });
  const policy = wrap(
    breaker,
    retry(handleWhen(isRetriable), {
      maxAttempts: RETRIES,
      backoff: new DelegateBackoff((context) => Math.min(backoffMs(context), timeLimitMs)),
    }).dangerouslyUnref(),
    bulkhead(settings.concurrency, Number.POSITIVE_INFINITY),
  );
  let mode: Mode = 'schema';

  const record = (
    { purpose, language }: ChatQuestion,
    startedMs: number,
    outcome: ModelCall['outcome'],
    usage?: { readonly prompt_tokens: number; readonly completion_tokens: number } | null,
  ): void => {
    const promptTokens = usage?.prompt_tokens ?? 0;
    const completionTokens = usage?.completion_tokens ?? 0;
    calls.record({
      purpose,
      language,
      model,
      outcome,
      promptTokens,
      completionTokens,
      price: (promptTokens * inputPrice + completionTokens * outputPrice) / MILLION,
      durationMs: Math.round(performance.now() - startedMs),
    });
  };

  const call = async (question: ChatQuestion, signal: AbortSignal): Promise<string | null> => {
    signal.throwIfAborted();
    const startedMs = performance.now();
    const tried = mode;
    try {
      const answer = await client.chat.completions.create(
        {
          model,
          messages: question.messages.map(({ role, content }) => ({ role, content })),
          ...formatOf(tried, question),
        },
        { signal, timeout: timeLimitMs * SHARE_OF_ONE_CALL },
      );
      // Whoever only claims to speak the protocol may leave anything out.
      const choice = (answer.choices as typeof answer.choices | undefined)?.[0];
      const content = choice?.message.content;
      const whole =
        choice?.finish_reason !== 'length' && typeof content === 'string' && content.trim() !== '';
      const without = choice?.message.refusal ? 'refused' : 'malformed';
      record(question, startedMs, whole ? 'answered' : without, answer.usage);
      return whole ? content : null;
    } catch (error) {
      const failed = statusOf(error) === TOO_MANY_REQUESTS ? 'busy' : 'failed';
      record(question, startedMs, signal.aborted ? 'late' : failed);
      const next = MODES[MODES.indexOf(tried) + 1];
      if (next !== undefined && isRefusedForm(error)) {
        mode = next;
        return await call(question, signal);
      }
      throw error;
    }
  };

  return {
    async ask(question) {
      if (await limits?.isClosed()) throw new ChatModelUnavailable('unavailable');
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeLimitMs)]);
      try {
        return await untilAborted(
          signal,
          policy.execute(({ signal: ended }) => {
            const ask = (): Promise<string | null> => call(question, ended);
            return limits ? limits.within(ended, ask) : ask();
          }, signal),
        );
      } catch {
        throw new ChatModelUnavailable(signal.aborted ? 'late' : 'unavailable');
      }
    },
  };
}
