import type { NotamTranslation } from '@klarnotam/contract';
import type { Ref } from 'react';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import classes from '../../shared/translating/results.module.css';
import { Notice } from './notice.tsx';
import { Overview } from './overview.tsx';

interface Props {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly result: Pick<NotamTranslation, 'id' | 'language' | 'notices'> | undefined;
  readonly busy: boolean;
}

/** One result for each NOTAM, worst first. The last result stands until the next one is there. */
export function Results({ ref, result, busy }: Props) {
  const text = useText();
  const { languages } = useSite();
  const worst = result?.notices[0];
  const dir = languages.find((language) => language.code === result?.language)?.direction ?? 'ltr';

  return (
    <>
      <div role="status" className="visually-hidden">
        {busy && text.translating.busy}
        {!busy &&
          result &&
          worst &&
          text.notam.ready(result.notices.length, text.levels[worst.droneRelevance].badge)}
      </div>
      {busy && !result && <ResultSkeleton />}
      {result && (
        <section className={classes.results} aria-busy={busy} data-busy={busy || undefined}>
          <h2 ref={ref} tabIndex={-1} className={classes.heading}>
            {text.notam.results(result.notices.length)}
          </h2>
          {result.notices.length > 1 && (
            <Overview notices={result.notices} language={result.language} dir={dir} />
          )}
          {result.notices.map((notice, index) => (
            <Notice
              key={`${result.id}-${index}`}
              notice={notice}
              position={index + 1}
              language={result.language}
              dir={dir}
            />
          ))}
        </section>
      )}
    </>
  );
}
