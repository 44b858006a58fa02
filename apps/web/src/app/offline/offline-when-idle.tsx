import { lazy, Suspense, useEffect, useState } from 'react';
import { useIsReached } from '../../shared/api/connection.ts';
import { useSession } from '../../shared/api/session.ts';
import { loadText } from '../../shared/text/texts.ts';

// A page that is older than its server may not find it there; then it works with network alone.
const OfflineBars = lazy(async () => {
  const [loaded] = await Promise.all([import('./offline-bars.tsx'), loadText('offline')]).catch(() => [null]);
  return { default: loaded?.OfflineBars ?? (() => null) };
});

/** Keeping all of the page on the device takes processor and line from a page that is just becoming usable. */
const AFTER_LOAD_MS = 2_500;

/** Loads what works offline some time after the page has been loaded, or when the server is not reached. */
export function OfflineWhenIdle() {
  const session = useSession();
  const isReached = useIsReached();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    const wait = (): void => {
      timer = window.setTimeout(() => setIdle(true), AFTER_LOAD_MS);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('load', wait);
    };
  }, []);
  // A visitor keeps nothing here, and is told only that the server is not reached.
  const isWanted = isReached ? isIdle && Boolean(session?.user) : true;
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <OfflineBars />
    </Suspense>
  );
}
