import { lazy, Suspense, type ComponentType } from 'react';
import { useText } from '../text/use-text.ts';
import type { PlanningMapProps } from './planning-map-props.ts';
import classes from './lazy-planning-map.module.css';

function MapFailed() {
  const { compose } = useText();
  return <p>{compose.map.failed}</p>;
}

const PlanningMap: ComponentType<PlanningMapProps> = lazy(() =>
  import('./planning-map.tsx').then(
    (loaded) => ({ default: loaded.PlanningMap }),
    () => ({ default: MapFailed }),
  ),
);

/** Search and typed coordinates work while the map comes, and without it. */
export function LazyPlanningMap(props: PlanningMapProps) {
  return (
    <Suspense fallback={<div className={classes.awaited} aria-hidden />}>
      <PlanningMap {...props} />
    </Suspense>
  );
}
