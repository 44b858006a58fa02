import { lazy, Suspense, useEffect, type Ref } from 'react';
import type { HeldDrone } from '../../shared/drones/use-drones.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import type { ReportsResult } from './shown-reports.tsx';
import { textBesideReports } from './text-beside-reports.ts';

/** What shows a result weighs more than the form; it is loaded while a text is read. */
const loadShown = () => import('./shown-reports.tsx');
const ShownReports = lazy(async () => ({ default: (await loadShown()).ShownReports }));

interface Props {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly result: ReportsResult | undefined;
  /** What it is held against; null: the limits that it was made with. */
  readonly drone: HeldDrone | null;
  readonly busy: boolean;
  /** The text that was sent for it; null when it is not known any more. */
  readonly sent: string | null;
}

/** One card for each station, in the order of the text. The last result stands until the next one is there. */
export function Reports({ ref, result, drone, busy, sent }: Props) {
  const { weather, translating } = useText();
  const isWanted = busy || result !== undefined;
  useEffect(() => {
    // Tried again when it is shown.
    if (isWanted) loadShown().catch(() => undefined);
  }, [isWanted]);
  const rest =
    !busy && result && sent !== null
      ? textBesideReports(
          sent,
          result.reports.map(({ source }) => source),
        )
      : null;

  return (
    <>
      <div role="status" className="visually-hidden">
        {busy && translating.busy}
        {!busy && result && weather.ready(result.reports.length)}
      </div>
      {busy && !result && <ResultSkeleton />}
      {result && (
        <Suspense fallback={<ResultSkeleton />}>
          <ShownReports headingRef={ref} result={result} drone={drone} busy={busy} rest={rest} />
        </Suspense>
      )}
    </>
  );
}
