import type { IssuedReading } from '@klarnotam/contract';
import type { IssuedDifference } from '@klarnotam/notam';
import { IconAlertTriangle, IconCircleCheck, IconUserQuestion } from '@tabler/icons-react';
import { formatInstant, formatInterval } from '../../../shared/text/format-instant.ts';
import { useScreenLanguage, useText } from '../../../shared/text/use-text.ts';
import { describeDifference } from './describe-difference.ts';
import classes from './request-page.module.css';

const LOOKS = {
  asRequested: { Shape: IconCircleCheck, level: 'allowed' },
  differs: { Shape: IconAlertTriangle, level: 'caution' },
  another: { Shape: IconUserQuestion, level: 'forbidden' },
} as const;

interface Props {
  readonly reading: Pick<IssuedReading, 'number' | 'comparison'>;
  /** IANA name of the zone of the place. */
  readonly timeZone: string;
}

/** How an issued NOTAM stands to the request: the verdict, then each difference. */
export function Comparison({ reading, timeZone }: Props) {
  const { requestLife } = useText();
  const { verdict, differences } = reading.comparison;
  const { Shape, level } = LOOKS[verdict];
  return (
    <div className={classes.verdict} data-level={level}>
      <Shape size={22} aria-hidden focusable="false" />
      <div>
        <h3>{requestLife.verdicts[verdict](reading.number ?? requestLife.thisNotam)}</h3>
        {verdict === 'asRequested' && <p>{requestLife.asRequestedText}</p>}
        {verdict === 'another' && <p>{requestLife.anotherText}</p>}
        {differences.length > 0 && (
          <ul className={classes.differences}>
            {differences.map((difference, index) => (
              // Two limits may differ in the same words.
              <li key={`${difference.code} ${index}`}>
                {describeDifference(difference, requestLife)}
                <Periods difference={difference} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The periods of a difference, in UTC and in the time of the place. */
function Periods({ difference, timeZone }: { difference: IssuedDifference; timeZone: string }) {
  const { requestLife } = useText();
  const language = useScreenLanguage();
  if (difference.code === 'ended')
    return <p className={classes.period}>{formatInstant(difference.at, 'UTC', language)} UTC</p>;
  if (difference.code !== 'timeMissing' && difference.code !== 'timeAdded') return null;
  const more = difference.count - difference.periods.length;
  return (
    <ul className={classes.periods}>
      {difference.periods.map((period) => {
        const [utc, local] = ['UTC', timeZone].map((zone) => formatInterval(period, zone, language));
        return (
          <li key={period.from} className={classes.period}>
            {utc} UTC{' '}
            {local !== utc && (
              <span className={classes.dimmed}>
                {local} {timeZone}
              </span>
            )}
          </li>
        );
      })}
      {more > 0 && <li>{requestLife.morePeriods(more)}</li>}
    </ul>
  );
}
