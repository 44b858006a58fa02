import type { UtcInterval } from '@klarnotam/aviation';
import type { LanguageCode } from '@klarnotam/language';
import { useText } from '../../shared/text/use-text.ts';
import classes from './duration.module.css';
import { Instant } from './instant.tsx';

interface Props {
  readonly intervals: readonly UtcInterval[];
  readonly timeZone: string;
  readonly localHeading: string;
  readonly language: LanguageCode;
}

/** Every period in which the notice is active, to be opened when wanted. */
export function ActivePeriods({ intervals, timeZone, localHeading, language }: Props) {
  const { notam } = useText();
  const zones = [
    { zone: 'UTC', heading: notam.utc },
    { zone: timeZone, heading: localHeading },
  ];
  return (
    <details className={classes.periods}>
      <summary>{notam.activePeriods(intervals.length)}</summary>
      <div className={classes.periodLists}>
        {zones.map(({ zone, heading }) => (
          <div key={heading}>
            <p className={classes.periodHeading}>{heading}</p>
            <ol>
              {intervals.map((interval) => (
                <li key={interval.from}>
                  <Instant instant={interval.from} timeZone={zone} language={language} />
                  {' – '}
                  <Instant instant={interval.to} timeZone={zone} language={language} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </details>
  );
}
