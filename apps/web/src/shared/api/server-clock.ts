import { useQuery } from '@tanstack/react-query';

/** Asked again after this. */
const ASKED_AGAIN_MS = 300_000;
/** Less is the way of the answer and the rounding of its header. */
const TELLING_MS = 600_000;

/** By how many milliseconds the clock of the server is ahead of the clock of this device. @throws {Error} when it does not say */
async function readAhead(signal: AbortSignal): Promise<number> {
  const before = Date.now();
  const answer = await fetch('/api/site', { cache: 'no-store', signal });
  void answer.body?.cancel();
  const serverMs = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(serverMs)) throw new Error('The answer has no date.');
  return serverMs - (before + Date.now()) / 2;
}

/**
 * By how many milliseconds the clock of this device is behind that of the server, where that is more than ten minutes;
 * 0 where it is less, or not known.
 */
export function useServerAheadMs(): number {
  const { data } = useQuery({
    queryKey: ['server-clock'],
    queryFn: ({ signal }) => readAhead(signal),
    staleTime: ASKED_AGAIN_MS,
    retry: false,
  });
  return data !== undefined && Math.abs(data) > TELLING_MS ? data : 0;
}
