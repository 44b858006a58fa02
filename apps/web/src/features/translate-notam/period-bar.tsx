import { formatWhen } from '../../shared/text/format-instant.ts';
import { useText } from '../../shared/text/use-text.ts';
import classes from './period-bar.module.css';

interface Props {
  readonly fromMs: number;
  /** Null: no end. */
  readonly toMs: number | null;
  readonly isEstimate: boolean;
  readonly nowMs: number;
  readonly timeZone: string;
}

const MIN_MARGIN_PERCENT = 4;
const MARGIN_PERCENT = 12;

/** The whole period of a notice without hours of its own, and where in it now is. */
export function PeriodBar({ fromMs, toMs, isEstimate, nowMs, timeZone }: Props) {
  const { hours } = useText();
  const before = nowMs < fromMs;
  const after = toMs !== null && nowMs >= toMs;
  const inside = 100 - 2 * MARGIN_PERCENT;
  const part = toMs === null ? 0.5 : (nowMs - fromMs) / (toMs - fromMs);
  const now = before
    ? MIN_MARGIN_PERCENT
    : after
      ? 100 - MIN_MARGIN_PERCENT
      : MARGIN_PERCENT + inside * Math.min(1, Math.max(0, part));

  return (
    <div className={classes.period}>
      <div className={classes.track} aria-hidden>
        <span
          className={classes.active}
          data-open={toMs === null || isEstimate || undefined}
          style={{ left: `${MARGIN_PERCENT}%`, right: toMs === null ? 0 : `${MARGIN_PERCENT}%` }}
        />
        <span className={classes.now} style={{ left: `${now}%` }}>
          <span>{hours.now}</span>
        </span>
      </div>
      <p className={classes.ends} aria-hidden>
        <span>{formatWhen(fromMs, nowMs, timeZone)}</span>
        <span>{toMs === null ? hours.openEnd : formatWhen(toMs, nowMs, timeZone)}</span>
      </p>
    </div>
  );
}
