import { lazy, Suspense, useEffect, type Ref } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import type { NotamAnswer } from './notam-answer.ts';

/** What shows a result weighs more than the form; it is loaded while a text is read. */
const loadShown = () => import('./shown-results.tsx');
const Ready = lazy(async () => ({ default: (await import('./ready.tsx')).Ready }));
const ShownResults = lazy(async () => ({ default: (await loadShown()).ShownResults }));

interface Props {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly result: NotamAnswer | undefined;
  readonly busy: boolean;
  /** The answer came in another language, under another id. */
  readonly onReworded: (id: string) => void;
}

/** One result for each NOTAM. The last result stands until the next one is there. */
export function Results({ ref, result, busy, onReworded }: Props) {
  const text = useText();
  const isWanted = busy || result !== undefined;
  useEffect(() => {
    // Tried again when it is shown.
    if (isWanted) loadShown().catch(() => undefined);
  }, [isWanted]);

  return (
    <>
      <div role="status" className="visually-hidden">
        {busy && text.translating.busy}
        {!busy && result && (
          <Suspense fallback={null}>
            <Ready result={result} />
          </Suspense>
        )}
      </div>
      {busy && !result && <ResultSkeleton />}
      {result && (
        <Suspense fallback={<ResultSkeleton />}>
          <ShownResults headingRef={ref} result={result} busy={busy} onReworded={onReworded} />
        </Suspense>
      )}
    </>
  );
}
