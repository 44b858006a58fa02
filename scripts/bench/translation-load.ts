import autocannon from 'autocannon';

const CONNECTIONS = 10;
const SECONDS = 5;

/** Answers a second of one POST route under a closed loop of ten connections; every answer must be a success. */
export async function answersPerSecond(
  url: string,
  bodies: readonly string[],
  cookies: readonly string[],
): Promise<number> {
  const length = Math.max(bodies.length, cookies.length);
  const requests = Array.from({ length }, (_, index) => ({
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', cookie: cookies[index % cookies.length] ?? '' },
    body: bodies[index % bodies.length] ?? '',
  }));
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors under load`);
  }
  return result.requests.total / result.duration;
}
