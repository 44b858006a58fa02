import { useSyncExternalStore } from 'react';
import { failureCodeOf } from './failure.ts';

/** Whether the server was reached when it was last asked. Until it is asked, what the device says of its network. */
let reached = !('onLine' in navigator) || navigator.onLine;
const listeners = new Set<() => void>();

function tell(now: boolean): void {
  if (now === reached) return;
  reached = now;
  for (const listener of listeners) listener();
}

/** An answer of a proxy that finds no server behind it reaches nobody. */
const isAnswer = ({ status }: Response): boolean => status < 502 || status > 504;

/** As `fetch`, and notes whether the server was reached. */
export async function fetchNoted(request: Request, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(request, init);
    tell(isAnswer(response) || response.headers.get('Content-Type')?.includes('json') === true);
    return response;
  } catch (error) {
    if (failureCodeOf(error) === 'network') tell(false);
    throw error;
  }
}

/** The device says that it has lost its network. */
export function noteOffline(): void {
  tell(false);
}

export function isReached(): boolean {
  return reached;
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server is reached, as far as is known. */
export function useIsReached(): boolean {
  return useSyncExternalStore(onConnection, isReached, () => true);
}

/** Whether a call failed because nobody was there to answer it. */
export function isUnreached(error: unknown): boolean {
  const code = failureCodeOf(error);
  return code === 'network' || code === 'unavailable';
}
