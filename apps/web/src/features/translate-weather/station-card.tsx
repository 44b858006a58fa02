import {
  sayWeatherCard,
  type LanguageCode,
  type SaidGlance,
  type WeatherCatalogue,
} from '@klarnotam/language';
import type { Glance } from '@klarnotam/weather';
import { useId } from 'react';
import { describeLimits } from '../../shared/drones/describe-limits.ts';
import type { HeldDrone } from '../../shared/drones/use-drones.ts';
import { useWeatherUnits } from '../../shared/drones/use-weather-units.ts';
import { formatTime } from '../../shared/text/format-instant.ts';
import { screenLanguage } from '../../shared/text/screen-language.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import { PeriodRows } from './period-rows.tsx';
import { ReportSections } from './report-sections.tsx';
import { stationAnchor } from './report-anchor.ts';
import classes from './station-card.module.css';
import { levelOf, type Station } from '../../shared/weather/stations.ts';

interface Props {
  readonly station: Station;
  readonly glance: Glance;
  readonly said: SaidGlance;
  /** What the glance holds the weather against; null: the limits that the answer was made with. */
  readonly drone: HeldDrone | null;
  readonly words: WeatherCatalogue;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
  /** The glance is of a flight at its time; else it is of now. */
  readonly isPlanned?: boolean;
}

/** The weather of one station: the answer first, then the forecast row by row, drawn, and each report in full. */
export function StationCard({
  station,
  glance,
  said,
  drone,
  words,
  language,
  dir,
  isPlanned = false,
}: Props) {
  const text = useText();
  const { weather } = text;
  const [units] = useWeatherUnits();
  const headingId = useId();
  const { report } = station.first;
  const level = levelOf(glance.verdict);
  const drawn =
    glance.forecast && glance.forecast.periods.length > 0
      ? station.reports[glance.forecast.index]
      : undefined;
  const aged = [said.observation, said.forecast].filter((one) => one !== null);
  const unusable = aged.filter((one) => one.unusable);
  const usable = aged.filter((one) => !one.unusable);

  return (
    <article
      id={stationAnchor(station)}
      className={classes.station}
      aria-labelledby={headingId}
      tabIndex={-1}
      dir={dir}
    >
      <div className={classes.card} data-level={level} lang={language}>
        <div className={classes.top}>
          <h3 id={headingId} className={classes.name}>
            {report.location}
          </h3>
          <ClockNow glance={glance} clock={said.clock} words={words} isPlanned={isPlanned} />
        </div>
        {unusable.map(({ text }) => (
          <p key={text} className={classes.unusable}>
            {text}
          </p>
        ))}
        <div className={classes.verdict}>
          <LevelIcon level={level} size={32} />
          <div>
            <p className={classes.heading}>{said.heading}</p>
            {said.why !== null && <p className={classes.why}>{said.why}</p>}
            {said.missing !== null && <p className={classes.missing}>{said.missing}</p>}
            <p className={classes.held} lang={screenLanguage()}>
              <bdi>
                {drone === null
                  ? `${weather.heldAgainst}: ${describeLimits(glance.limits, units, text)}`
                  : weather.heldAgainstDrone(drone.name)}
              </bdi>
            </p>
          </div>
        </div>
        {said.best.length > 0 && (
          <div className={classes.best}>
            {said.best.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        <div className={classes.lines}>
          {usable.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
          {said.wind !== null && <p>{said.wind}</p>}
          {said.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {said.light !== null && <p>{said.light}</p>}
        </div>
      </div>
      {said.periods.length > 0 && (
        <PeriodRows
          periods={said.periods}
          label={`${sayWeatherCard(words, 'listOfPeriods')}, ${said.clock}`}
          language={language}
        />
      )}
      {drawn && (
        <ForecastChart
          report={drawn.report}
          glance={glance}
          isPlanned={isPlanned}
          clock={said.clock}
          words={words}
          language={language}
        />
      )}
      {station.reports.map((placed) => (
        <ReportSections
          key={placed.position}
          placed={placed}
          held={drone?.limits ?? null}
          words={words}
          language={language}
          dir={dir}
        />
      ))}
    </article>
  );
}

interface ClockProps {
  readonly glance: Glance;
  readonly clock: string;
  readonly words: WeatherCatalogue;
  readonly isPlanned: boolean;
}

/** What the clock of the station shows now, or at the planned flight, with UTC: `Local time (UTC+2): 14:20 · 12:20 UTC`. */
function ClockNow({ glance: { timeZone, now, flightMinutes }, clock, words, isPlanned }: ClockProps) {
  const nowMs = Date.parse(now);
  const timeIn = (zone: string): string =>
    isPlanned
      ? `${formatTime(nowMs, zone)}–${formatTime(nowMs + flightMinutes * 60_000, zone)}`
      : formatTime(nowMs, zone);
  const utc = timeIn('UTC');
  return (
    <p className={classes.clock}>
      {isPlanned && <strong>{sayWeatherCard(words, 'chartFlight')} · </strong>}
      <bdi>{clock}</bdi>: {timeZone === null ? utc : <bdi dir="ltr">{timeIn(timeZone)}</bdi>}
      {timeZone !== null && (
        <>
          {' '}
          · <bdi dir="ltr">{utc} UTC</bdi>
        </>
      )}
    </p>
  );
}
