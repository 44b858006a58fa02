import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ModelCall, ModelCalls } from '../../../ports/model-calls.ts';
import type { AiSettings } from './ai-settings.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createTurnstile } from './turnstile.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A question whose answer is one JSON object. */
export interface Question {
  readonly purpose: ModelCall['purpose'];
  readonly language: string | null;
  readonly messages: readonly ChatMessage[];
  readonly schemaName: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The model could not be asked, or not in time. Never says more, for what is behind it is nobody's business. */
export class ModelUnavailable extends Error {
  readonly reason: 'unavailable' | 'late';

  constructor(reason: 'unavailable' | 'late') {
    super(`The language model is ${reason}`);
    this.name = 'ModelUnavailable';
    this.reason = reason;
  }
}

export interface Chat {
  /**
   * The text of the model's answer; null when it was cut off or the model refused.
   *
   * @throws {ModelUnavailable}
   */
  ask(question: Question, signal: AbortSignal): Promise<string | null>;
}

/** How the answer is bound to JSON: services lack the one or the other, and some models a temperature. */
const MODES = ['schema', 'object', 'text'] as const;
type Mode = (typeof MODES)[number];

const TRIES = 3;
const FIRST_PAUSE_MS = 300;
/** A try that hangs leaves so much of the limit for another one. */
const SHARE_OF_ONE_TRY = 0.6;
const TOO_MANY = 429;
const MILLION = 1_000_000;

function formatOf(mode: Mode, { schemaName, schema }: Question): object {
  if (mode === 'schema') {
    const json_schema = { name: schemaName, strict: true, schema };
    return { response_format: { type: 'json_schema', json_schema }, temperature: 0 };
  }
  return mode === 'object' ? { response_format: { type: 'json_object' }, temperature: 0 } : {};
}

function isRetriable(error: unknown): boolean {
  if (error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError)) return true;
  const status = (error as APIError).status ?? 500;
  return status === 408 || status === 409 || status === TOO_MANY || status >= 500;
}

/** The service does not know what was asked of the answer's form. */
function isRefusedForm(error: unknown): boolean {
  return error instanceof APIError && [400, 404, 415, 422, 501].includes((error as APIError).status ?? 0);
}

function pauseMs(error: unknown, attempt: number, chance: () => number): number {
  const asked =
    error instanceof APIError ? Number((error as APIError).headers?.get('retry-after')) : Number.NaN;
  const own = FIRST_PAUSE_MS * 2 ** attempt * (0.5 + chance());
  return Number.isFinite(asked) && asked > 0 ? Math.max(asked * 1000, own) : own;
}

/** Asks the model: so many at once, again when it was busy, and not at all while it is down. */
export function createChat(
  settings: AiSettings,
  {
    calls,
    nowMs,
    chance,
  }: { readonly calls: ModelCalls; readonly nowMs: () => number; readonly chance: () => number },
): Chat {
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    maxRetries: 0,
    timeout: settings.timeLimitMs,
    logLevel: 'off',
  });
  const breaker = createCircuitBreaker(nowMs);
  const turnstile = createTurnstile(settings.concurrency);
  let mode: Mode = 'schema';

  const record = (
    { purpose, language }: Question,
    startedMs: number,
    outcome: ModelCall['outcome'],
    usage?: { readonly prompt_tokens: number; readonly completion_tokens: number } | null,
  ): void => {
    const promptTokens = usage?.prompt_tokens ?? 0;
    const completionTokens = usage?.completion_tokens ?? 0;
    calls.record({
      purpose,
      language,
      model: settings.model,
      outcome,
      promptTokens,
      completionTokens,
      price: (promptTokens * settings.inputPrice + completionTokens * settings.outputPrice) / MILLION,
      durationMs: Math.round(nowMs() - startedMs),
    });
  };

  const askOnce = async (question: Question, signal: AbortSignal): Promise<string | null> => {
    const startedMs = nowMs();
    const tried = mode;
    try {
      const answer = await client.chat.completions.create(
        {
          model: settings.model,
          messages: question.messages.map(({ role, content }) => ({ role, content })),
          ...formatOf(tried, question),
        },
        { signal, timeout: settings.timeLimitMs * SHARE_OF_ONE_TRY },
      );
      // Whoever only claims to speak the protocol may leave anything out.
      const choice = (answer.choices as typeof answer.choices | undefined)?.[0];
      const content = choice?.message.content;
      const whole =
        choice?.finish_reason !== 'length' && typeof content === 'string' && content.trim() !== '';
      record(
        question,
        startedMs,
        whole ? 'answered' : choice?.message.refusal ? 'refused' : 'malformed',
        answer.usage,
      );
      return whole ? content : null;
    } catch (error) {
      const status = error instanceof APIError ? ((error as APIError).status ?? 0) : 0;
      record(question, startedMs, signal.aborted ? 'late' : status === TOO_MANY ? 'busy' : 'failed');
      const next = MODES[MODES.indexOf(tried) + 1];
      if (next !== undefined && isRefusedForm(error)) {
        mode = next;
        return await askOnce(question, signal);
      }
      throw error;
    }
  };

  const askPatiently = async (question: Question, signal: AbortSignal): Promise<string | null> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await askOnce(question, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (attempt + 1 >= TRIES || !isRetriable(error)) throw error;
        await sleep(pauseMs(error, attempt, chance), undefined, { signal });
      }
    }
  };

  return {
    async ask(question, signal) {
      if (!breaker.allows()) throw new ModelUnavailable('unavailable');
      try {
        const answer = await turnstile.pass(signal, () => askPatiently(question, signal));
        breaker.succeeded();
        return answer;
      } catch {
        breaker.failed();
        throw new ModelUnavailable(signal.aborted ? 'late' : 'unavailable');
      }
    },
  };
}
