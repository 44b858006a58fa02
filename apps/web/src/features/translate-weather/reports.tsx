import type { WeatherTranslation } from '@klarnotam/contract';
import type { WeatherCatalogue } from '@klarnotam/language';
import type { Ref } from 'react';
import { useSite } from '../../shared/api/site.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import classes from '../../shared/translating/results.module.css';
import { usePageLevel } from '../../shared/translating/use-page-level.ts';
import { Message } from '../../shared/ui/message.tsx';
import { copyText } from './copy-text.ts';
import { GlanceTools } from './glance-tools.tsx';
import own from './report.module.css';
import { StationCards } from './station-cards.tsx';
import { worstLevel } from './stations.ts';
import { StationsOverview } from './stations-overview.tsx';
import { textBesideReports } from './text-beside-reports.ts';
import { useGlances } from './use-glances.ts';
import { useWeatherWords } from './use-weather-words.ts';

type Result = Pick<WeatherTranslation, 'id' | 'language' | 'reports'>;

interface Props {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly result: Result | undefined;
  readonly busy: boolean;
  /** The text that was sent for it; null when it is not known any more. */
  readonly sent: string | null;
}

/** One card for each station, in the order of the text. The last result stands until the next one is there. */
export function Reports({ ref, result, busy, sent }: Props) {
  const { weather, translating } = useText();
  const { defaultLanguage } = useSite();
  const words = useWeatherWords(result?.language ?? defaultLanguage);
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
      {((busy && !result) || (result && words.isPending)) && <ResultSkeleton />}
      {result && words.isError && <Message kind="error">{weather.wordsFailed}</Message>}
      {result && words.data && (
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
          <Stations key={result.id} result={result} words={words.data} />
        </section>
      )}
    </>
  );
}

function Stations({ result, words }: { result: Result; words: WeatherCatalogue }) {
  const { languages } = useSite();
  const { reports, language } = result;
  const dir = languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  const glanced = useGlances(reports, words);
  usePageLevel(worstLevel(glanced.map(({ glance }) => glance.verdict)));

  return (
    <>
      <GlanceTools toText={() => copyText(glanced, reports[0]?.standing ?? '')} />
      {glanced.length > 1 && <StationsOverview stations={glanced} language={language} dir={dir} />}
      <StationCards glanced={glanced} words={words} language={language} dir={dir} />
    </>
  );
}
