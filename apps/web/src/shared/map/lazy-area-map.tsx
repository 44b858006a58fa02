import { lazy, Suspense, type ComponentType } from 'react';
import type { AreaMapProps } from './area-map.tsx';
import { useText } from '../text/use-text.ts';
import { useNearViewport } from '../ui/use-near-viewport.ts';
import classes from './lazy-area-map.module.css';

function MapFailed() {
  const text = useText();
  return <p>{text.map.failed}</p>;
}

const AreaMap: ComponentType<AreaMapProps> = lazy(() =>
  import('./area-map.tsx').then(
    (loaded) => ({ default: loaded.AreaMap }),
    () => ({ default: MapFailed }),
  ),
);

/** The map comes when a reader is near it: it is bigger than all the rest of the page. */
export function LazyAreaMap(props: AreaMapProps) {
  const { ref, near } = useNearViewport();
  return (
    <div ref={ref} className={classes.map} data-print="no">
      {near ? (
        <Suspense fallback={<div className={classes.awaited} aria-hidden />}>
          <AreaMap {...props} />
        </Suspense>
      ) : (
        <div className={classes.awaited} aria-hidden />
      )}
    </div>
  );
}
