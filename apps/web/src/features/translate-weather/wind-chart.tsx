import type { LanguageCode, WeatherUnits } from '@klarnotam/language';
import type { Glance } from '@klarnotam/weather';
import { useId } from 'react';
import { formatDay, formatTime } from '../../shared/text/format-instant.ts';
import classes from './forecast-chart.module.css';
import type { WindColumn } from './wind-columns.ts';
import { windScale, type WindScale } from './wind-scale.ts';

const LEFT = 30;
const RIGHT_ROOM = 10;
const TOP = 20;
/** Above the wind, for the mark of a planned flight. */
const FLIGHT_ROW = 16;
const PLOT_HEIGHT = 112;
const KNOTS_PER_MPS = 3600 / 1852;

interface Props {
  readonly columns: readonly WindColumn[];
  readonly glance: Pick<Glance, 'timeZone' | 'limits'>;
  /** The present moment, which for a planned flight is not that of its glance. */
  readonly nowMs: number;
  readonly units: WeatherUnits;
  readonly width: number;
  readonly label: string;
  /** What the present moment is marked with. */
  readonly now: string;
  /** A planned flight and what it is marked with; null: none is planned. */
  readonly flight: { readonly fromMs: number; readonly toMs: number; readonly label: string } | null;
  readonly language: LanguageCode;
}

/** The line of what prevails, as one path with steps; stretches without a value break it. */
function steps(
  columns: readonly WindColumn[],
  valueOf: (column: WindColumn) => number | null,
  { x, y }: WindScale,
): string {
  let path = '';
  let beforeMps: number | null = null;
  for (const column of columns) {
    const mps = valueOf(column);
    if (mps !== null) {
      path += `${beforeMps === null ? 'M' : 'L'}${x(column.fromMs)} ${y(mps)}L${x(column.toMs)} ${y(mps)}`;
    }
    beforeMps = mps;
  }
  return path;
}

/** What hour a clock in `timeZone` shows at `ms`; null when it is no whole one. */
function hourIn(timeZone: string, ms: number): number | null {
  const [hour, minute] = formatTime(ms, timeZone).split(':').map(Number);
  return minute === 0 ? (hour ?? null) : null;
}

/** Wind and gusts hour by hour against their limits, on the clock of the station. */
export function WindChart({ columns, glance, nowMs, units, width, label, now, flight, language }: Props) {
  const hatch = useId();
  const { limits } = glance;
  const timeZone = glance.timeZone ?? 'UTC';
  const limitsMps = [...new Set([limits.maximumWindMps, limits.maximumGustMps])];
  const topY = TOP + (flight === null ? 0 : FLIGHT_ROW);
  const bottomY = topY + PLOT_HEIGHT;
  const height = bottomY + 40;
  const frame = { left: LEFT, right: width - RIGHT_ROOM, top: topY, bottom: bottomY };
  const unitPerMps = units === 'metric' ? 1 : KNOTS_PER_MPS;
  const hourAt = (ms: number): number | null => hourIn(timeZone, ms);
  const scale = windScale(columns, { limitsMps, unitPerMps, hourAt }, frame);
  const { x, y, ticksMs, windTicks } = scale;
  const fromMs = columns[0]?.fromMs ?? 0;
  const toMs = columns.at(-1)?.toMs ?? 0;
  const planned = flight &&
    flight.toMs > fromMs &&
    flight.fromMs < toMs && {
      ...flight,
      fromMs: Math.max(flight.fromMs, fromMs),
      toMs: Math.min(flight.toMs, toMs),
    };

  return (
    <svg
      className={classes.svg}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" className={classes.hatchLine} />
        </pattern>
      </defs>
      {planned && (
        <rect
          x={x(planned.fromMs)}
          y={topY - 6}
          width={x(planned.toMs) - x(planned.fromMs)}
          height={PLOT_HEIGHT + 6}
          className={classes.flight}
        />
      )}
      {windTicks.map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={frame.right}
            y1={y(tick / unitPerMps)}
            y2={y(tick / unitPerMps)}
            className={classes.grid}
          />
          <text x={LEFT - 6} y={y(tick / unitPerMps) + 4} textAnchor="end" className={classes.tick}>
            {tick}
          </text>
        </g>
      ))}
      {columns.map(({ fromMs: start, toMs: end, atTimesMps }) => {
        if (atTimesMps === null) return null;
        const top = y(atTimesMps);
        const box = { x: x(start), y: top, width: x(end) - x(start), height: bottomY - top };
        return (
          <g key={start}>
            <rect {...box} fill={`url(#${hatch})`} />
            <rect {...box} className={classes.atTimes} />
          </g>
        );
      })}
      {columns.map(({ fromMs: start, toMs: end, meanMps }) =>
        meanMps === null ? null : (
          <rect
            key={start}
            x={x(start)}
            y={y(meanMps)}
            width={x(end) - x(start)}
            height={bottomY - y(meanMps)}
            className={classes.area}
          />
        ),
      )}
      <path d={steps(columns, ({ meanMps }) => meanMps, scale)} className={classes.mean} />
      <path d={steps(columns, ({ gustMps }) => gustMps, scale)} className={classes.gust} />
      {limitsMps.map((mps) => (
        <line key={mps} x1={LEFT} x2={frame.right} y1={y(mps)} y2={y(mps)} className={classes.limit} />
      ))}
      {ticksMs.map((ms) => (
        <g key={ms}>
          <line x1={x(ms)} x2={x(ms)} y1={bottomY} y2={bottomY + 4} className={classes.axis} />
          <text x={x(ms)} y={bottomY + 18} textAnchor="middle" className={classes.tick}>
            {formatTime(ms, timeZone).slice(0, 2)}
          </text>
          {hourAt(ms) === 0 && (
            <text x={x(ms)} y={bottomY + 34} textAnchor="middle" className={classes.tick} lang={language}>
              {formatDay(ms, timeZone, language)}
            </text>
          )}
        </g>
      ))}
      {nowMs > fromMs && nowMs < toMs && (
        <g>
          <line x1={x(nowMs)} x2={x(nowMs)} y1={topY - 6} y2={bottomY} className={classes.now} />
          <text
            x={Math.min(Math.max(x(nowMs), LEFT + 16), frame.right - 16)}
            y={11}
            textAnchor="middle"
            className={classes.nowText}
          >
            {now}
          </text>
        </g>
      )}
      {planned && (
        <text
          x={Math.min(Math.max(x((planned.fromMs + planned.toMs) / 2), LEFT + 44), frame.right - 44)}
          y={27}
          textAnchor="middle"
          className={classes.nowText}
        >
          {planned.label}
        </text>
      )}
    </svg>
  );
}
