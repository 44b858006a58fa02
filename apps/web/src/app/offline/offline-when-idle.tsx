import { lazy, Suspense, useEffect, useState } from 'react';
import { useIsReached } from '../../shared/api/connection.ts';
import { useSession } from '../../shared/api/session.ts';
import { loadText } from '../../shared/text/texts.ts';

// A page that is older than its server may not find it there; then it works with network alone.
const OfflineBars = lazy(async () => {
  const [loaded] = await Promise.all([import('./offline-bars.tsx'), loadText('offline')]).catch(() => [null]);
  return { default: loaded?.OfflineBars ?? (() => null) };
});

/** Loads what works offline when the page has been loaded, so that the page comes no later for it. */
export function OfflineWhenIdle() {
  const session = useSession();
  const isReached = useIsReached();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const load = (): void => setLoaded(true);
    if (document.readyState === 'complete') {
      const timer = window.setTimeout(load, 0);
      return () => window.clearTimeout(timer);
    }
    window.addEventListener('load', load, { once: true });
    return () => window.removeEventListener('load', load);
  }, []);
  // A visitor keeps nothing here, and is told only that the server is not reached.
  const isWanted = Boolean(session?.user) || !isReached;
  if (!isLoaded || !isWanted) return null;
  return (
    <Suspense fallback={null}>
      <OfflineBars />
    </Suspense>
  );
}
