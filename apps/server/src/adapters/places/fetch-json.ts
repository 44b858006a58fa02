import { OutsideServiceError } from '../../ports/outside-service.ts';

/** Far more than ten places or a hundred heights take. */
const MAX_BODY_BYTES = 1_000_000;
const TIMEOUT_MS = 4_000;

/** How we show ourselves to a service. */
export interface Caller {
  /** Name of the product and how to reach whoever runs it, as the terms of public services want it. */
  readonly userAgent: string;
  /** How long an answer may take, its body included; default 4 s. */
  readonly timeoutMs?: number;
}

async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  if (response.body === null) return '';
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new OutsideServiceError(`more than ${MAX_BODY_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * The JSON at an address, unchecked.
 *
 * @throws {OutsideServiceError} when the service is away or late, answers with an error, a redirect, something else than
 *   JSON, or without end; its message names the host, never what was asked
 */
export async function fetchJson(
  url: URL,
  { userAgent, timeoutMs = TIMEOUT_MS }: Caller,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', 'User-Agent': userAgent, ...headers },
      redirect: 'error',
      signal: stop.signal,
    });
    if (!response.ok) throw new OutsideServiceError(`HTTP ${response.status}`);
    if (!/\bjson\b/i.test(response.headers.get('content-type') ?? ''))
      throw new OutsideServiceError('no JSON');
    return JSON.parse(await readBody(response)) as unknown;
  } catch (error) {
    const why = stop.signal.aborted
      ? `no answer within ${timeoutMs} ms`
      : error instanceof OutsideServiceError
        ? error.message
        : 'could not be reached or read';
    throw new OutsideServiceError(`${url.host}: ${why}`, { cause: error });
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}
