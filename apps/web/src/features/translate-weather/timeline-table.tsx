import type { WeatherReport } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { ChangeKind } from '@klarnotam/weather';
import { formatDay, formatTime } from '../../shared/text/format-instant.ts';
import { useText, type Messages } from '../../shared/text/use-text.ts';
import { figure } from '../../shared/drones/describe-limits.ts';
import classes from './forecast-timeline.module.css';
import { levelOf } from './severity.ts';
import { weatherMeanings } from './weather-meanings.ts';
import type { TimelineColumn, TimelineRow } from './timeline-segments.ts';

const METRES_PER_FOOT = 0.3048;

interface Props {
  readonly columns: readonly TimelineColumn[];
  readonly report: WeatherReport;
  readonly language: LanguageCode;
}

/** The timeline in figures, for everybody who reads rather than looks. */
export function TimelineTable({ columns, report, language }: Props) {
  const { timeline } = useText().weather;
  const { columns: heads } = timeline;
  const words = weatherMeanings(report);
  return (
    <details className={classes.table}>
      <summary>{timeline.table}</summary>
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={timeline.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{heads.time}</th>
              <td />
              <th scope="col">{heads.wind}</th>
              <th scope="col">{heads.visibility}</th>
              <th scope="col">{heads.ceiling}</th>
              <th scope="col">{heads.weather}</th>
              <th scope="col">{heads.judged}</th>
            </tr>
          </thead>
          {columns.map((column) => (
            <tbody key={column.fromMs}>
              {[column.prevailing, ...column.others].map((row, index) => (
                <Row
                  key={index}
                  row={row}
                  time={index === 0 ? timeOf(column, language) : null}
                  rows={1 + column.others.length}
                  words={words}
                  language={language}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </details>
  );
}

interface RowProps {
  readonly row: TimelineRow;
  /** Null: the row belongs to the time above it. */
  readonly time: string | null;
  readonly rows: number;
  readonly words: ReadonlyMap<string, string>;
  readonly language: LanguageCode;
}

function Row({ row, time, rows, words, language }: RowProps) {
  const { weather } = useText();
  const { timeline } = weather;
  const judged = row.severity ?? 'none';
  return (
    <tr>
      {time !== null && (
        <th scope="rowgroup" rowSpan={rows} lang={language}>
          {time}
        </th>
      )}
      <td className={classes.kind}>{kindOf(row.change, timeline)}</td>
      <td>{windOf(row, timeline)}</td>
      <td>{visibilityOf(row)}</td>
      <td>
        {row.ceilingFt === null
          ? '–'
          : `${row.ceilingFt} ft (${Math.round(row.ceilingFt * METRES_PER_FOOT)} m)`}
      </td>
      <td lang={language}>
        {row.weather.length === 0 ? '–' : row.weather.map((code) => words.get(code) ?? code).join(', ')}
      </td>
      <td className={classes.judged} data-level={row.severity === null ? undefined : levelOf(row.severity)}>
        {timeline.worst[judged]}
      </td>
    </tr>
  );
}

type Words = Messages['weather']['timeline'];

function timeOf({ fromMs, toMs }: TimelineColumn, language: LanguageCode): string {
  const end = toMs % 86_400_000 === 0 ? '24:00' : formatTime(toMs, 'UTC');
  const sameDay = Math.floor(fromMs / 86_400_000) === Math.floor((toMs - 1) / 86_400_000);
  const endDay = sameDay ? '' : `${formatDay(toMs - 1, 'UTC', language)} `;
  return `${formatDay(fromMs, 'UTC', language)} ${formatTime(fromMs, 'UTC')}–${endDay}${end}`;
}

function kindOf(change: ChangeKind | null, { prevailing, kinds }: Words): string {
  if (change === null) return prevailing;
  const percent = /^PROB(\d\d)/.exec(change)?.[1];
  if (percent !== undefined) return kinds.perhaps(percent);
  return change === 'TEMPO' || change === 'INTER' ? kinds.atTimes : kinds.becoming;
}

function windOf(
  { windMps, windKt, gustMps, gustKt, directionDeg, variable }: TimelineRow,
  words: Words,
): string {
  if (windMps === null) return '–';
  if (windMps === 0) return words.calm;
  const from = variable ? words.variable : directionDeg === null ? '' : `${directionDeg}°`;
  const gusts =
    gustMps === null ? '' : `, ${words.gusts(`${figure(gustMps)} m/s (${figure(gustKt ?? 0)} kt)`)}`;
  return `${from} ${figure(windMps)} m/s (${figure(windKt ?? 0)} kt)${gusts}`.trim();
}

const BOUNDS = { atLeast: '≥ ', above: '> ', below: '< ' } as const;

function visibilityOf({ visibilityM, visibilityBound }: TimelineRow): string {
  if (visibilityM === null) return '–';
  const written =
    visibilityM >= 5000 ? `${Math.round(visibilityM / 1000)} km` : `${Math.round(visibilityM)} m`;
  return `${visibilityBound === null ? '' : BOUNDS[visibilityBound]}${written}`;
}
