import type { WeatherReport } from '@klarnotam/contract';
import {
  sayWeatherCard,
  sayWeatherHeight,
  type LanguageCode,
  type WeatherCatalogue,
} from '@klarnotam/language';
import type { Glance } from '@klarnotam/weather';
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { useWeatherUnits } from '../../shared/drones/use-weather-units.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import classes from './forecast-chart.module.css';
import { WindChart } from './wind-chart.tsx';
import { windColumns } from './wind-columns.ts';

interface Props {
  readonly report: WeatherReport;
  readonly glance: Glance;
  /** The glance is of a flight at that time, not of now. */
  readonly isPlanned: boolean;
  /** Which clock its hours go by. */
  readonly clock: string;
  readonly words: WeatherCatalogue;
  readonly language: LanguageCode;
}

/** The wind of a forecast against the limits of the drone, drawn; the rows above say in words what it shows. */
export function ForecastChart({ report, glance, isPlanned, clock, words, language }: Props) {
  const [units] = useWeatherUnits();
  const { ref, width } = useElementSize();
  const nowMs = useNow();
  const { limits } = glance;
  const columns = useMemo(
    () => windColumns(report.facts, limits.flightHeightM),
    [report.facts, limits.flightHeightM],
  );

  return (
    <figure className={classes.figure} lang={language}>
      <figcaption className={classes.caption}>
        <bdi dir="ltr">{units === 'metric' ? 'm/s' : 'kt'}</bdi> · <bdi>{clock}</bdi>
      </figcaption>
      <div ref={ref} className={classes.chart}>
        {width > 0 && (
          <WindChart
            columns={columns}
            glance={glance}
            nowMs={nowMs}
            units={units}
            width={width}
            label={`${sayWeatherCard(words, 'chartLabel', { place: report.location })}, ${clock}`}
            now={sayWeatherCard(words, 'chartNow')}
            flight={
              isPlanned
                ? {
                    fromMs: Date.parse(glance.now),
                    toMs: Date.parse(glance.now) + glance.flightMinutes * 60_000,
                    label: sayWeatherCard(words, 'chartFlight'),
                  }
                : null
            }
            language={language}
          />
        )}
      </div>
      <ul className={classes.key} aria-hidden>
        <li>
          <span className={classes.keyMean} />
          <bdi>
            {sayWeatherCard(words, 'chartWind', {
              height: sayWeatherHeight(limits.flightHeightM, units, words),
            })}
          </bdi>
        </li>
        <li>
          <span className={classes.keyGust} />
          <bdi>{sayWeatherCard(words, 'chartGust')}</bdi>
        </li>
        <li>
          <span className={classes.keyAtTimes} />
          <bdi>{sayWeatherCard(words, 'chartAtTimes')}</bdi>
        </li>
        <li>
          <span className={classes.keyLimit} />
          <bdi>{sayWeatherCard(words, 'chartLimit')}</bdi>
        </li>
      </ul>
    </figure>
  );
}
