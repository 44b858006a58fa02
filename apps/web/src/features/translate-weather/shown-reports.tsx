import type { WeatherTranslation } from '@klarnotam/contract';
import type { WeatherCatalogue } from '@klarnotam/language';
import type { Ref } from 'react';
import { useSite } from '../../shared/api/site.ts';
import type { HeldDrone } from '../../shared/drones/use-drones.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import classes from '../../shared/translating/results.module.css';
import { usePageLevel } from '../../shared/translating/use-page-level.ts';
import { Message } from '../../shared/ui/message.tsx';
import { copyText } from './copy-text.ts';
import { GlanceTools } from './glance-tools.tsx';
import own from './report.module.css';
import { StationCards } from './station-cards.tsx';
import { worstLevel } from '../../shared/weather/stations.ts';
import { StationsOverview } from './stations-overview.tsx';
import { useGlances } from './use-glances.ts';
import { useWeatherWords } from '../../shared/weather/use-weather-words.ts';

export interface ReportsResult extends Pick<WeatherTranslation, 'language' | 'reports'> {
  /** Null: somebody else shared it. */
  readonly id: string | null;
}

interface Props {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly result: ReportsResult;
  /** What it is held against; null: the limits that it was made with. */
  readonly drone: HeldDrone | null;
  readonly busy: boolean;
  /** What stands in the text beside its reports; null: nothing, or it is not known. */
  readonly rest: string | null;
}

/** The stations of a result, as soon as the words of its language are there. */
export function ShownReports({ headingRef, result, drone, busy, rest }: Props) {
  const { weather } = useText();
  const words = useWeatherWords(result.language);

  if (words.isError) return <Message kind="error">{weather.wordsFailed}</Message>;
  if (!words.data) return <ResultSkeleton />;
  return (
    <section className={classes.results} aria-busy={busy} data-busy={busy || undefined}>
      <h2 ref={headingRef} tabIndex={-1} className={classes.heading}>
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
      <Stations key={result.id} result={result} drone={drone} words={words.data} />
    </section>
  );
}

function Stations({ result, drone, words }: Pick<Props, 'result' | 'drone'> & { words: WeatherCatalogue }) {
  const { languages } = useSite();
  const { reports, language } = result;
  const dir = languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  const glanced = useGlances(reports, words, drone?.limits ?? null);
  usePageLevel(worstLevel(glanced.map(({ glance }) => glance.verdict)));

  return (
    <>
      <GlanceTools
        toText={() => copyText(glanced, reports[0]?.standing ?? '')}
        isSaved={result.id !== null}
      />
      {glanced.length > 1 && <StationsOverview stations={glanced} language={language} dir={dir} />}
      <StationCards glanced={glanced} drone={drone} words={words} language={language} dir={dir} />
    </>
  );
}
