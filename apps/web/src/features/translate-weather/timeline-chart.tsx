import type { WeatherReport } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { useId } from 'react';
import { formatDay, formatTime } from '../../shared/text/format-instant.ts';
import { useText } from '../../shared/text/use-text.ts';
import classes from './forecast-timeline.module.css';
import { figure } from '../../shared/drones/describe-limits.ts';
import { levelOf } from './severity.ts';
import { TimelineLane } from './timeline-lane.tsx';
import { timelineScale, type TimelineScale } from './timeline-scale.ts';
import type { TimelineColumn, TimelineRow } from './timeline-segments.ts';

const LEFT = 30;
const RIGHT_ROOM = 10;
const WIND_TOP = 26;
const WIND_BOTTOM = 146;
const LANE_TOP = 194;
const LANE_HEIGHT = 26;
const LANE_STEP = 50;
const HEIGHT = LANE_TOP + LANE_STEP + LANE_HEIGHT + 4;
const DAY_MS = 86_400_000;

interface Props {
  readonly columns: readonly TimelineColumn[];
  readonly report: WeatherReport;
  readonly width: number;
  readonly nowMs: number;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** The line of what prevails, as one path with steps; stretches without a value break it. */
function steps(
  columns: readonly TimelineColumn[],
  valueOf: (row: TimelineRow) => number | null,
  { x, y }: TimelineScale,
): string {
  let path = '';
  let beforeMps: number | null = null;
  for (const { fromMs, toMs, prevailing } of columns) {
    const mps = valueOf(prevailing);
    if (mps !== null) {
      path += beforeMps === null ? `M${x(fromMs)} ${y(mps)}` : `L${x(fromMs)} ${y(mps)}`;
      path += `L${x(toMs)} ${y(mps)}`;
    }
    beforeMps = mps;
  }
  return path;
}

/** Wind and gusts against the limit, and how bad each stretch is; the table says the same in words. */
export function TimelineChart({ columns, report, width, nowMs, language, dir }: Props) {
  const { timeline } = useText().weather;
  const hatch = useId();
  const limitMps = report.limits.maximumWindMps;
  const frame = { left: LEFT, right: width - RIGHT_ROOM, top: WIND_TOP, bottom: WIND_BOTTOM };
  const scale = timelineScale(columns, limitMps, frame);
  const { x, y, ticksMs, windTicksMps } = scale;
  const fromMs = columns[0]?.fromMs ?? 0;
  const toMs = columns.at(-1)?.toMs ?? 0;
  const labels = new Map(report.warnings.map(({ code, label }) => [code, label]));
  const isNow = nowMs > fromMs && nowMs < toMs;

  return (
    <svg
      className={classes.svg}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={timeline.label(report.facts.station ?? '–')}
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" className={classes.hatchLine} />
        </pattern>
      </defs>
      <text x={LEFT} y={12} className={classes.heading}>
        {timeline.wind}
      </text>
      {windTicksMps.map((mps) => (
        <g key={mps}>
          <line x1={LEFT} x2={frame.right} y1={y(mps)} y2={y(mps)} className={classes.grid} />
          <text x={LEFT - 6} y={y(mps) + 4} textAnchor="end" className={classes.tick}>
            {mps}
          </text>
        </g>
      ))}
      {columns.flatMap(({ fromMs: start, toMs: end, others }) =>
        others.map((row, index) => {
          const mps = Math.max(row.windMps ?? 0, row.gustMps ?? 0);
          if (mps === 0) return null;
          const box = { x: x(start), y: y(mps), width: x(end) - x(start), height: WIND_BOTTOM - y(mps) };
          return (
            <g key={`${start} ${index}`}>
              <rect {...box} fill={`url(#${hatch})`} />
              <rect {...box} className={classes.atTimes} />
            </g>
          );
        }),
      )}
      {columns.map(({ fromMs: start, toMs: end, prevailing: { windMps } }) =>
        windMps === null ? null : (
          <rect
            key={start}
            x={x(start)}
            y={y(windMps)}
            width={x(end) - x(start)}
            height={WIND_BOTTOM - y(windMps)}
            className={classes.area}
          />
        ),
      )}
      <path d={steps(columns, ({ windMps }) => windMps, scale)} className={classes.mean} />
      <path d={steps(columns, ({ gustMps }) => gustMps, scale)} className={classes.gust} />
      <line x1={LEFT} x2={frame.right} y1={y(limitMps)} y2={y(limitMps)} className={classes.limit} />
      <text x={frame.right} y={y(limitMps) - 5} textAnchor="end" className={classes.limitText}>
        {timeline.limit} {figure(limitMps)}
      </text>
      {ticksMs.map((ms) => (
        <g key={ms}>
          <line x1={x(ms)} x2={x(ms)} y1={WIND_BOTTOM} y2={WIND_BOTTOM + 4} className={classes.axis} />
          <text x={x(ms)} y={WIND_BOTTOM + 18} textAnchor="middle" className={classes.tick}>
            {ms % DAY_MS === 0 ? formatDay(ms, 'UTC', 'en') : formatTime(ms, 'UTC').slice(0, 2)}
          </text>
        </g>
      ))}
      {isNow && (
        <g>
          <line x1={x(nowMs)} x2={x(nowMs)} y1={WIND_TOP - 6} y2={WIND_BOTTOM} className={classes.now} />
          <text x={x(nowMs)} y={12} textAnchor="middle" className={classes.nowText}>
            {timeline.now}
          </text>
        </g>
      )}
      <TimelineLane
        name={timeline.prevailing}
        top={LANE_TOP}
        height={LANE_HEIGHT}
        left={LEFT}
        language={language}
        dir={dir}
        boxes={columns.map(({ fromMs: start, toMs: end, prevailing }) => ({
          fromX: x(start),
          toX: x(end),
          level: levelOf(prevailing.severity),
          severity: prevailing.severity,
          text: worstLabels(prevailing, labels),
        }))}
      />
      <TimelineLane
        name={timeline.atTimes}
        top={LANE_TOP + LANE_STEP}
        height={LANE_HEIGHT}
        left={LEFT}
        language={language}
        dir={dir}
        hatch={hatch}
        boxes={columns.flatMap(({ fromMs: start, toMs: end, others }) => {
          const worst =
            others.find(({ severity }) => severity === 'nogo') ??
            others.find(({ severity }) => severity === 'caution') ??
            others[0];
          if (!worst) return [];
          const { severity } = worst;
          return [
            {
              fromX: x(start),
              toX: x(end),
              level: levelOf(severity),
              severity,
              text: worstLabels(worst, labels),
            },
          ];
        })}
      />
    </svg>
  );
}

/** What the worst of a stretch is about, in the reader's language, each once. */
function worstLabels(row: TimelineRow, labels: ReadonlyMap<string, string>): string {
  const worst = row.findings.filter(({ severity }) => severity === row.severity);
  return [...new Set(worst.map(({ code }) => labels.get(code) ?? ''))]
    .filter((label) => label !== '')
    .join(' · ');
}
