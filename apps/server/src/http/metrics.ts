import { createHash, timingSafeEqual } from 'node:crypto';
import type { EngineName, ErrorCode } from '@klarnotam/contract';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { EndpointTable } from './endpoint-table.ts';
import { errorBody } from './error-response.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly translatedNotices: Counter<'engine' | 'language'>;
  readonly modelCalls: Counter<'purpose' | 'outcome'>;
  readonly modelTokens: Counter<'direction'>;
  readonly modelPrice: Counter;
  readonly modelSeconds: Histogram<'purpose'>;
  readonly modelSentences: Counter<'task' | 'outcome'>;
  readonly modelFaults: Counter<'code'>;
  readonly readingStopped: Counter<'reason'>;
  readonly readingCpuSeconds: Histogram<'step'>;
  readonly mailAttempts: Counter<'outcome'>;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly translationSeconds: Histogram<'call' | 'engine' | 'outcome'>;
  readonly rateLimited: Counter<'action'>;
}

/** @param version of the release that runs */
export function createMetrics(version = 'unknown'): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'klarnotam_build_info',
    help: 'Always 1; the release and the Node.js that runs it',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
  return {
    registry,
    translatedNotices: new Counter({
      name: 'klarnotam_translated_notices_total',
      help: 'Notices translated and stored',
      labelNames: ['engine', 'language'],
      registers: [registry],
    }),
    modelCalls: new Counter({
      name: 'klarnotam_model_calls_total',
      help: 'Calls of the language model by purpose and outcome',
      labelNames: ['purpose', 'outcome'],
      registers: [registry],
    }),
    modelTokens: new Counter({
      name: 'klarnotam_model_tokens_total',
      help: 'Tokens sent to and received from the language model',
      labelNames: ['direction'],
      registers: [registry],
    }),
    modelPrice: new Counter({
      name: 'klarnotam_model_price_total',
      help: 'What the calls cost, in the currency of the settings',
      registers: [registry],
    }),
    modelSeconds: new Histogram({
      name: 'klarnotam_model_call_seconds',
      help: 'Time of a call of the language model',
      labelNames: ['purpose'],
      buckets: [0.3, 1, 2, 4, 8, 12],
      registers: [registry],
    }),
    modelSentences: new Counter({
      name: 'klarnotam_model_sentences_total',
      help: 'Sentences looked up for notices: clause or polish; stored, reader, refused-before, struck, made, repaired, refused or unasked',
      labelNames: ['task', 'outcome'],
      registers: [registry],
    }),
    modelFaults: new Counter({
      name: 'klarnotam_model_faults_total',
      help: 'What was wrong in sentences of the language model that were refused',
      labelNames: ['code'],
      registers: [registry],
    }),
    readingStopped: new Counter({
      name: 'klarnotam_reading_stopped_total',
      help: 'Texts that took more time or memory to read than one may: time or memory',
      labelNames: ['reason'],
      registers: [registry],
    }),
    readingCpuSeconds: new Histogram({
      name: 'klarnotam_reading_cpu_seconds',
      help: 'Processor time of a step of reading a pasted text',
      labelNames: ['step'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 2],
      registers: [registry],
    }),
    mailAttempts: new Counter({
      name: 'klarnotam_mail_attempts_total',
      help: 'Attempts to send a mail: sent, postponed or given-up',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    requestSeconds: new Histogram({
      name: 'klarnotam_http_request_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers: [registry],
    }),
    translationSeconds: new Histogram({
      name: 'klarnotam_translation_seconds',
      help: 'Time of a call that translates, by the engine that words it and its outcome: answered, or the code of the error',
      labelNames: ['call', 'engine', 'outcome'],
      buckets: [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers: [registry],
    }),
    rateLimited: new Counter({
      name: 'klarnotam_rate_limited_total',
      help: 'Calls refused because they came too often, by what they wanted to do',
      labelNames: ['action'],
      registers: [registry],
    }),
  };
}

/** Measures calls of the API; the page's files are not worth a label each. */
export function measureRequests(metrics: Metrics, endpoints: EndpointTable): MiddlewareHandler {
  return async (c, next) => {
    const end = metrics.requestSeconds.startTimer();
    await next();
    // By the path as the contract writes it: what else is asked for is one label, or anybody could make them without end.
    const route = endpoints.find(c.req.method, c.req.path)?.path;
    const labels =
      route === undefined
        ? { method: 'any', route: 'unknown' }
        : { method: c.req.method, route: `/api${route}` };
    end({ ...labels, status: c.res.status });
  };
}

/** Calls whose answers say which engine worded them. Today one does, and it is the one that would have worded a refused text. */
const TRANSLATING = new Set(['translateNotam', 'translateWeather', 'rewordNotam', 'briefing.translate']);
const ENGINE: EngineName = 'decoder';

/**
 * Measures a call that translates.
 *
 * @param beganMs by `performance.now()`
 * @param result the answer, or the error that is answered
 */
export function measureTranslation(
  metrics: Metrics,
  path: readonly string[],
  beganMs: number,
  result: unknown,
): void {
  const call = path.join('.');
  if (!TRANSLATING.has(call)) return;
  const { engine = ENGINE, code } = result as { readonly engine?: EngineName; readonly code?: ErrorCode };
  const outcome = result instanceof Error ? (code ?? 'internal') : 'answered';
  metrics.translationSeconds.observe({ call, engine, outcome }, (performance.now() - beganMs) / 1000);
}

function isDirectFromLoopback(c: Context): boolean {
  if (c.req.header('forwarded') ?? c.req.header('x-forwarded-for')) return false;
  const address = getConnInfo(c).remote.address ?? '';
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function hasToken(c: Context, token: string): boolean {
  return timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${token}`));
}

export interface MetricsAccess {
  /** Null: there is none. */
  readonly metricsToken: string | null;
  /** Whether this machine needs no token where there is none. */
  readonly metricsOnLoopback: boolean;
}

/** `/metrics` for whoever has the token; without one for nobody, in local mode for this machine alone. */
export function metricsRoute(metrics: Metrics, { metricsToken, metricsOnLoopback }: MetricsAccess) {
  return async (c: Context): Promise<Response> => {
    const open =
      metricsToken === null ? metricsOnLoopback && isDirectFromLoopback(c) : hasToken(c, metricsToken);
    if (!open) return c.json(errorBody('forbidden'), 403);
    return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
  };
}
