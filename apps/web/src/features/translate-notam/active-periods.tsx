import type { UtcInterval } from '@klarnotam/aviation';
import { sayCard, type CardCatalogue, type LanguageCode } from '@klarnotam/language';
import { formatInterval } from '../../shared/text/format-instant.ts';
import { useText } from '../../shared/text/use-text.ts';
import classes from './duration.module.css';

interface Props {
  readonly intervals: readonly UtcInterval[];
  readonly timeZone: string;
  readonly localHeading: string;
  readonly words: CardCatalogue;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** Every period in which the notice is active, to be opened when wanted. */
export function ActivePeriods({ intervals, timeZone, localHeading, words, language, dir }: Props) {
  const { times } = useText();
  const zones = [
    { zone: 'UTC', heading: times.utc },
    { zone: timeZone, heading: localHeading },
  ];
  return (
    <details className={classes.periods}>
      <summary lang={language}>{sayCard(words, 'periods', { count: intervals.length })}</summary>
      <div className={classes.periodLists}>
        {zones.map(({ zone, heading }) => (
          <div key={heading}>
            <p className={classes.periodHeading}>{heading}</p>
            <ol lang={language} dir={dir}>
              {intervals.map((interval) => (
                <li key={interval.from}>{formatInterval(interval, zone, language) ?? times.invalidDate}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </details>
  );
}
