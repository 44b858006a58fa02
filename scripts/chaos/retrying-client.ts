import { setTimeout as sleep } from 'node:timers/promises';

export interface Call {
  /** What it is counted under. */
  readonly name: string;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** Instead of a body; made anew for each attempt. */
  readonly form?: () => FormData;
  readonly cookie?: string;
  readonly idempotencyKey?: string;
  /** Answers that are no fault, 200 aside. */
  readonly expected?: readonly number[];
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
  /** How often it was sent. */
  readonly attempts: number;
}

/** An answer: when it came, and how long after the first attempt. */
export interface Sample {
  readonly atMs: number;
  readonly tookMs: number;
}

export interface Tally {
  calls: number;
  readonly retries: Map<string, number>;
  readonly errors: string[];
  readonly samples: Sample[];
}

export interface RetryingClient {
  /** Sends a call until it is answered; null when that did not come to pass, which is counted as an error. */
  send(call: Call): Promise<Answer | null>;
  readonly tallies: ReadonlyMap<string, Tally>;
}

const ATTEMPT_LIMIT_MS = 20_000;
/** A client that is not answered within this gives up. */
const GIVE_UP_MS = 60_000;
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/** `503`, or what broke the connection. */
function causeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name ?? 'broken';
}

/** A client as a careful caller writes one: other servers in turn, and again after 429, 503 or a broken connection. */
export function createRetryingClient(urls: readonly string[]): RetryingClient {
  const tallies = new Map<string, Tally>();
  let turn = 0;

  const tallyOf = (name: string): Tally => {
    const known = tallies.get(name) ?? { calls: 0, retries: new Map(), errors: [], samples: [] };
    tallies.set(name, known);
    return known;
  };

  return {
    tallies,
    async send({ name, method = 'POST', path, body, form, cookie, idempotencyKey, expected = [] }) {
      const tally = tallyOf(name);
      tally.calls += 1;
      const startedMs = performance.now();
      let lastCause = '';
      for (let attempts = 1; performance.now() - startedMs < GIVE_UP_MS; attempts += 1) {
        const url = urls[(turn += 1) % urls.length] ?? '';
        let pauseMs = PAUSE_MS;
        try {
          const response = await fetch(`${url}${path}`, {
            method,
            headers: {
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...(cookie !== undefined && { cookie }),
              ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
            ...(form !== undefined && { body: form() }),
            signal: AbortSignal.timeout(ATTEMPT_LIMIT_MS),
          });
          const text = await response.text();
          const { status, headers } = response;
          if (status !== 503 && status !== 429) {
            const atMs = performance.now();
            tally.samples.push({ atMs, tookMs: atMs - startedMs });
            if (status !== 200 && !expected.includes(status)) {
              tally.errors.push(`${status} ${text.slice(0, 200)}`);
              return null;
            }
            const isJson = headers.get('content-type')?.includes('json') === true;
            return { status, headers, attempts, body: isJson ? (JSON.parse(text) as unknown) : text };
          }
          lastCause = String(status);
          pauseMs = Math.min(Number(headers.get('retry-after') ?? 0) * 1000 || PAUSE_MS, LONGEST_PAUSE_MS);
        } catch (error) {
          lastCause = causeOf(error);
        }
        tally.retries.set(lastCause, (tally.retries.get(lastCause) ?? 0) + 1);
        await sleep(pauseMs * (0.5 + Math.random()));
      }
      tally.errors.push(`not answered within ${GIVE_UP_MS / 1000} s, at last ${lastCause}`);
      return null;
    },
  };
}
