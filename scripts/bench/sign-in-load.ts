import autocannon from 'autocannon';
import { signUpForm } from '../../apps/server/src/http/testing/become-member.ts';

/** More than are hashed at a time, fewer than may wait. */
const CONNECTIONS = 8;
const SECONDS = 5;
const PROBE_EVERY_MS = 20;

/** How long an answer takes, in milliseconds. */
export interface Latency {
  readonly medianMs: number;
  readonly p99Ms: number;
}

export interface SignInLoad {
  readonly signInsPerSecond: number;
  /** Of another call, while nobody signs in. */
  readonly idle: Latency;
  /** Of the same call, while the sign-ins go on. */
  readonly meanwhile: Latency;
}

function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { medianMs: at(0.5) ?? Number.NaN, p99Ms: at(0.99) ?? Number.NaN };
}

/** Asks for one address at a steady pace until it is told to stop. */
function probe(url: string): { stop(): Promise<Latency> } {
  const asked: Promise<number>[] = [];
  const timer = setInterval(() => {
    const startedAtMs = performance.now();
    asked.push(
      fetch(url)
        .then((response) => response.arrayBuffer())
        .then(() => performance.now() - startedAtMs),
    );
  }, PROBE_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      return latencyOf(await Promise.all(asked));
    },
  };
}

/** Signs members in as fast as it goes, and watches what that does to a call that reads from the database. */
export async function measureSignIns(url: string, emails: readonly string[]): Promise<SignInLoad> {
  const reading = `${url}/api/usage`;
  const before = probe(reading);
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
  const idle = await before.stop();

  const during = probe(reading);
  const result = await autocannon({
    url: `${url}/api/auth/sign-in/email`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: emails.map((email) => ({
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: signUpForm(email).password }),
    })),
  });
  const meanwhile = await during.stop();
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} sign-ins were refused and ${result.errors} failed under load`);
  }
  return { signInsPerSecond: result.requests.total / result.duration, idle, meanwhile };
}
