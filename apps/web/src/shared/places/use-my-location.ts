import { useEffect, useRef, useState } from 'react';
import { normalisePosition, type ChosenPosition } from './chosen-position.ts';

const TIMEOUT_MS = 20_000;
/** A fix of the last minutes is where the reader is. */
const MAXIMUM_AGE_MS = 120_000;

/** `timedOut`: nothing was found in time; `failed`: the device cannot tell. */
export type LocationState = 'idle' | 'asking' | 'denied' | 'timedOut' | 'failed';

/** Where the reader is, asked of the browser when they want it, and of nobody else; within `accuracyM` of it in 19 of 20 cases. */
export function useMyLocation(onFound: (position: ChosenPosition, accuracyM: number) => void): {
  readonly state: LocationState;
  readonly ask: () => void;
} {
  const [state, setState] = useState<LocationState>('idle');
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const ask = (): void => {
    if (!('geolocation' in navigator)) {
      setState('failed');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (left.current) return;
        setState('idle');
        // As exactly as a place can be known: about a metre.
        const [lat, lng] = [coords.latitude, coords.longitude].map((degrees) => Number(degrees.toFixed(5)));
        if (lat !== undefined && lng !== undefined) onFound(normalisePosition({ lat, lng }), coords.accuracy);
      },
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        if (left.current) return;
        setState(code === PERMISSION_DENIED ? 'denied' : code === TIMEOUT ? 'timedOut' : 'failed');
      },
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  };
  return { state, ask };
}
