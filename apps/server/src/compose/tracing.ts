import type { PasteReader, PasteTurn } from '../ports/paste-reader.ts';
import { NO_TRACING, type Tracing } from '../ports/tracing.ts';
import type { Config } from '../config.ts';
import { RELEASE } from './release.ts';

/** Traces, when the settings name a collector; what sends them is loaded only then. */
export async function openTracing({ traces }: Config): Promise<Tracing> {
  if (traces === null) return NO_TRACING;
  const { openOtlpTracing } = await import('../adapters/tracing/otlp-tracing.ts');
  return openOtlpTracing({ ...traces, version: RELEASE.version });
}

/** A reader of pasted texts whose turns and steps are parts of the request. */
export function traceReading<Reader extends PasteReader>(reader: Reader, tracing: Tracing): Reader {
  if (tracing === NO_TRACING) return reader;
  const traced = (turn: PasteTurn): PasteTurn =>
    new Proxy(turn, {
      get(of, name: keyof PasteTurn) {
        const step = of[name].bind(of) as (...input: readonly unknown[]) => Promise<unknown>;
        return (...input: readonly unknown[]) => tracing.span(`read ${name}`, () => step(...input));
      },
    });
  return {
    ...reader,
    inTurn: (userId, work) =>
      tracing.span('read in turn', () => reader.inTurn(userId, (turn) => work(traced(turn)))),
  };
}
