import type { WeatherTranslation } from '@klarnotam/contract';
import type { Ref } from 'react';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import classes from '../../shared/translating/results.module.css';
import { textBesideReports } from './text-beside-reports.ts';
import { Report } from './report.tsx';
import { ReportsOverview } from './reports-overview.tsx';
import own from './report.module.css';

interface Props {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly result: Pick<WeatherTranslation, 'id' | 'language' | 'reports'> | undefined;
  readonly busy: boolean;
  /** The text that was sent for it; null when it is not known any more. */
  readonly sent: string | null;
}

/** One result for each report, in the order of the text. The last result stands until the next one is there. */
export function Reports({ ref, result, busy, sent }: Props) {
  const { weather, translating } = useText();
  const { languages } = useSite();
  const dir = languages.find((language) => language.code === result?.language)?.direction ?? 'ltr';
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
        <section className={classes.results} aria-busy={busy} data-busy={busy || undefined}>
          <h2 ref={ref} tabIndex={-1} className={classes.heading}>
            {weather.results(result.reports.length)}
          </h2>
          {rest !== null && (
            <div className={own.textBesideReports}>
              <p>{weather.textBesideReports}</p>
              <pre tabIndex={0} role="group" aria-label={weather.textBesideReports} dir="ltr">
                {rest}
              </pre>
            </div>
          )}
          {result.reports.length > 1 && (
            <ReportsOverview reports={result.reports} language={result.language} dir={dir} />
          )}
          {result.reports.map((report, index) => (
            <Report
              key={`${result.id}-${index}`}
              report={report}
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
