import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { EndpointTable } from './endpoint-table.ts';

/** How long a body may take. */
export interface BodyTimes {
  /** Slower than this on the average of {@link windowMs} is too slow. */
  readonly minimumBytesPerSecond: number;
  readonly windowMs: number;
  /** For the whole request. */
  readonly limitMs: number;
  /** The same for a request to an endpoint that takes a file. */
  readonly uploadLimitMs: number;
}

export const BODY_TIMES: BodyTimes = {
  minimumBytesPerSecond: 1_000,
  windowMs: 30_000,
  limitMs: 120_000,
  uploadLimitMs: 300_000,
};

const LOOKS_PER_WINDOW = 10;
const TIMEOUT_ANSWER = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

interface Receiving {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly untilMs: number;
  windowFromMs: number;
  bytesBefore: number;
}

function end({ request: { socket }, response }: Receiving): void {
  if (response.headersSent || !socket.writable) socket.destroy();
  else socket.end(TIMEOUT_ANSWER, () => socket.destroy());
}

/** Ends connections whose request bodies come too slowly, or for too long: each holds memory and a place meanwhile. */
export function endSlowBodies(server: Server, endpoints: EndpointTable, times: BodyTimes = BODY_TIMES): void {
  const receiving = new Set<Receiving>();

  server.on('request', (request, response) => {
    // Node sets this as soon as a request without a body is read.
    if (request.complete) return;
    const [path = ''] = (request.url ?? '').split('?');
    const uploads = endpoints.find(request.method ?? '', path)?.uploadBytes != null;
    const nowMs = performance.now();
    const entry: Receiving = {
      request,
      response,
      untilMs: nowMs + (uploads ? times.uploadLimitMs : times.limitMs),
      windowFromMs: nowMs,
      bytesBefore: request.socket.bytesRead,
    };
    receiving.add(entry);
    request.once('close', () => receiving.delete(entry));
  });

  const timer = setInterval(() => {
    const nowMs = performance.now();
    for (const entry of receiving) {
      const { request } = entry;
      if (request.complete || request.socket.destroyed) {
        receiving.delete(entry);
        continue;
      }
      const windowMs = nowMs - entry.windowFromMs;
      const bytes = request.socket.bytesRead - entry.bytesBefore;
      const isTooSlow =
        windowMs >= times.windowMs && (bytes / windowMs) * 1_000 < times.minimumBytesPerSecond;
      if (isTooSlow || nowMs > entry.untilMs) {
        receiving.delete(entry);
        end(entry);
      } else if (windowMs >= times.windowMs) {
        entry.windowFromMs = nowMs;
        entry.bytesBefore = request.socket.bytesRead;
      }
    }
  }, times.windowMs / LOOKS_PER_WINDOW);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
