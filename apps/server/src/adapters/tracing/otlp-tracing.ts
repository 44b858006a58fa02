import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanAttributes, Tracing } from '../../ports/tracing.ts';

export interface OtlpSettings {
  /** Where a collector takes OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly version: string;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const SERVER_ERROR = 500;

/** The context that a `traceparent` header names (W3C Trace Context, 3.2); that of a new trace when it names none. */
function contextOf(traceparent: string | null): Context {
  const [, traceId = '', spanId = '', flags = '00'] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === '') return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/**
 * Spans sent to a collector in batches, beside the work. One that is away costs what it did not get, and nothing else.
 * `OTEL_EXPORTER_OTLP_HEADERS` is read by the library.
 */
export function openOtlpTracing({ endpoint, serviceName, version }: OtlpSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('klarnotam', version);
  const around = new AsyncLocalStorage<Context>();

  async function run<Result>(
    name: string,
    kind: SpanKind,
    parent: Context,
    work: () => Promise<Result>,
    describe: () => SpanAttributes,
  ): Promise<Result> {
    const span = tracer.startSpan(name, { kind }, parent);
    try {
      const result = await around.run(trace.setSpan(parent, span), work);
      const told = describe();
      span.setAttributes(told);
      if (Number(told['http.response.status_code'] ?? 0) >= SERVER_ERROR) {
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      return result;
    } catch (error) {
      // Its name alone: messages may quote what was sent.
      span.setAttributes({ 'error.type': error instanceof Error ? error.name : 'unknown' });
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    span: (name, work) => {
      const parent = around.getStore();
      // Looking for mails every few seconds would be traces without end.
      return parent === undefined ? work() : run(name, SpanKind.INTERNAL, parent, work, () => ({}));
    },
    request: (name, traceparent, work, describe) =>
      run(name, SpanKind.SERVER, contextOf(traceparent), work, describe),
    stop: () => provider.shutdown(),
  };
}
