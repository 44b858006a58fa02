import type { SaidPeriod } from '@klarnotam/language';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import classes from './period-rows.module.css';
import { levelOf } from '../../shared/weather/stations.ts';

interface Props {
  readonly periods: readonly SaidPeriod[];
  /** What the rows are, and which clock they go by. */
  readonly label: string;
  readonly language: string;
}

/** A forecast as rows, each a stretch of time with one verdict, and what may be worse in it. */
export function PeriodRows({ periods, label, language }: Props) {
  return (
    <ol className={classes.rows} lang={language} aria-label={label}>
      {periods.map(({ from, verdict, when, heading, text, chance, chanceVerdict }) => (
        // A chance that the heading tells of comes with its own verdict: icon and colour are of that.
        <li key={from} data-level={levelOf(chance === null ? (chanceVerdict ?? verdict) : verdict)}>
          <span className={classes.when}>{when}</span>
          <LevelIcon level={levelOf(chance === null ? (chanceVerdict ?? verdict) : verdict)} size={20} />
          <span className={classes.text}>
            <strong data-chance={chance === null && chanceVerdict !== null ? '' : undefined}>
              {heading}
            </strong>
            {text !== '' && <span className={classes.why}> {text}</span>}
            {chance !== null && chanceVerdict !== null && (
              <span className={classes.chance} data-level={levelOf(chanceVerdict)}>
                <LevelIcon level={levelOf(chanceVerdict)} size={16} />
                <span>{chance}</span>
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
