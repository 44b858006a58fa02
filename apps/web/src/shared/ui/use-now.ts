import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present moment, milliseconds since 1970-01-01T00:00Z, anew at the turn of each minute and when the page is seen again. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    let timer = 0;
    const tell = (): void => {
      window.clearTimeout(timer);
      const ms = Date.now();
      setNow(ms);
      timer = window.setTimeout(tell, MINUTE_MS - (ms % MINUTE_MS));
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') tell();
    };
    timer = window.setTimeout(tell, MINUTE_MS - (Date.now() % MINUTE_MS));
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);

  return now;
}
