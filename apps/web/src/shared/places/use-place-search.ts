import { PLACE_QUERY_MIN_CHARACTERS, type FoundPlaces } from '@klarnotam/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../api/client.ts';

/** State of a search. A failed search is shown as one without results. */
export type PlaceSearch =
  | { readonly state: 'idle' | 'loading' | 'none' }
  | { readonly state: 'results'; readonly found: FoundPlaces };

const PAUSE_MS = 500;
const IDLE: PlaceSearch = { state: 'idle' };

interface UsedPlaceSearch {
  readonly search: PlaceSearch;
  /** Takes what was typed; suggestions follow after a pause. */
  readonly type: (typed: string) => void;
  /** Asks at once. */
  readonly ask: (typed: string) => void;
  /** Aborts what runs and forgets what was found. */
  readonly clear: () => void;
}

export function isLongEnough(typed: string): boolean {
  return typed.trim().length >= PLACE_QUERY_MIN_CHARACTERS;
}

/** Searches for places. A new search aborts the one that runs; an aborted one shows nothing. */
export function usePlaceSearch(): UsedPlaceSearch {
  const [search, setSearch] = useState<PlaceSearch>(IDLE);
  const running = useRef<AbortController | null>(null);
  const pause = useRef(0);

  const stop = useCallback((): void => {
    window.clearTimeout(pause.current);
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const run = useCallback(
    (typed: string, reason: 'suggest' | 'search'): void => {
      stop();
      const controller = new AbortController();
      running.current = controller;
      setSearch({ state: 'loading' });
      const settle = (result: PlaceSearch): void => {
        if (running.current === controller) setSearch(result);
      };
      client.places.find({ q: typed.trim(), for: reason }, { signal: controller.signal }).then(
        (found) =>
          settle(
            Array.isArray(found.places) && found.places.length > 0
              ? { state: 'results', found }
              : { state: 'none' },
          ),
        () => settle({ state: 'none' }),
      );
    },
    [stop],
  );

  const clear = useCallback((): void => {
    stop();
    setSearch(IDLE);
  }, [stop]);

  const type = useCallback(
    (typed: string): void => {
      stop();
      setSearch((before) => (before.state === 'results' && isLongEnough(typed) ? before : IDLE));
      if (isLongEnough(typed)) pause.current = window.setTimeout(() => run(typed, 'suggest'), PAUSE_MS);
    },
    [stop, run],
  );

  const ask = useCallback(
    (typed: string): void => {
      if (isLongEnough(typed)) run(typed, 'search');
    },
    [run],
  );

  return { search, type, ask, clear };
}
