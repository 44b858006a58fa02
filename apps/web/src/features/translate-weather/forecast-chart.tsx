import type { WeatherReport } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Glance } from '@klarnotam/weather';
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { useWeatherUnits } from '../../shared/drones/use-weather-units.ts';
import { useText } from '../../shared/text/use-text.ts';
import classes from './forecast-chart.module.css';
import { WindChart } from './wind-chart.tsx';
import { windColumns } from './wind-columns.ts';

interface Props {
  readonly report: WeatherReport;
  readonly glance: Glance;
  /** Which clock its hours go by. */
  readonly clock: string;
  readonly language: LanguageCode;
}

/** The wind of a forecast against the limits of the drone, drawn; the rows above say in words what it shows. */
export function ForecastChart({ report, glance, clock, language }: Props) {
  const { chart } = useText().weather;
  const [units] = useWeatherUnits();
  const { ref, width } = useElementSize();
  const { limits } = glance;
  const columns = useMemo(
    () => windColumns(report.facts, limits.flightHeightM),
    [report.facts, limits.flightHeightM],
  );

  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <bdi>{chart.heading(units === 'metric' ? 'm/s' : 'kt')}</bdi> · <bdi lang={language}>{clock}</bdi>
      </figcaption>
      <div ref={ref} className={classes.chart}>
        {width > 0 && (
          <WindChart
            columns={columns}
            glance={glance}
            units={units}
            width={width}
            label={`${chart.label(report.facts.station ?? '–')}, ${clock}`}
            language={language}
          />
        )}
      </div>
      <ul className={classes.key} aria-hidden>
        <li>
          <span className={classes.keyMean} />
          <bdi>{chart.mean(limits.flightHeightM)}</bdi>
        </li>
        <li>
          <span className={classes.keyGust} />
          <bdi>{chart.gust}</bdi>
        </li>
        <li>
          <span className={classes.keyAtTimes} />
          <bdi>{chart.atTimes}</bdi>
        </li>
        <li>
          <span className={classes.keyLimit} />
          <bdi>{chart.limit}</bdi>
        </li>
      </ul>
    </figure>
  );
}
