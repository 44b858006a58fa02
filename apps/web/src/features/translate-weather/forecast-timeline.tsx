import { limitsOf, type WeatherReport } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import classes from './forecast-timeline.module.css';
import { TimelineChart } from './timeline-chart.tsx';
import { timelineColumns } from './timeline-segments.ts';
import { TimelineTable } from './timeline-table.tsx';

interface Props {
  readonly report: WeatherReport;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** A forecast at one glance against the limits of the drone, and the same as a table. */
export function ForecastTimeline({ report, language, dir }: Props) {
  const { timeline } = useText().weather;
  const nowMs = useNow();
  const { ref, width } = useElementSize();
  const columns = useMemo(() => timelineColumns(report, limitsOf(report.limits)), [report]);
  if (columns.length === 0) return <p className={classes.none}>{timeline.none}</p>;

  return (
    <figure className={classes.figure}>
      <div ref={ref} className={classes.chart}>
        {width > 0 && (
          <TimelineChart
            columns={columns}
            report={report}
            width={width}
            nowMs={nowMs}
            language={language}
            dir={dir}
          />
        )}
      </div>
      <ul className={classes.key} aria-hidden>
        <li>
          <span className={classes.keyMean} />
          {timeline.mean}
        </li>
        <li>
          <span className={classes.keyGust} />
          {timeline.gust}
        </li>
        <li>
          <span className={classes.keyAtTimes} />
          {timeline.atTimes}
        </li>
        <li>
          <span className={classes.keyLimit} />
          {timeline.limit}
        </li>
      </ul>
      <TimelineTable columns={columns} report={report} language={language} />
    </figure>
  );
}
