import type { SavedNotamSummary } from '@klarnotam/contract';
import { formatLocal, formatLocalDay } from '../../shared/text/format-local.ts';
import { useText } from '../../shared/text/use-text.ts';
import classes from './saved-notams-page.module.css';

/** Where a request is: its name with the position behind it. */
export function placeOf(
  { placeName, location }: Pick<SavedNotamSummary, 'placeName' | 'location'>,
  none: string,
): string {
  if (location === '') return placeName === '' ? none : placeName;
  return placeName === '' ? location : `${placeName} (${location})`;
}

/** When a request is, in the local time of its place. */
export function PeriodOf({ notam }: { notam: SavedNotamSummary }) {
  const { savedNotams } = useText();
  const { requestLife } = useText();
  const { startsAtLocal, endsAtLocal, recurring } = notam;
  if (startsAtLocal === null || endsAtLocal === null)
    return <p className={classes.dimmed}>{savedNotams.noPeriod}</p>;
  return (
    <p>
      <bdi className={classes.period} dir="ltr">
        {savedNotams.period(formatLocal(startsAtLocal), formatLocal(endsAtLocal))}
      </bdi>
      {recurring !== null && <span>, {requestLife[recurring.type](formatLocalDay(recurring.until))}</span>}{' '}
      <span className={classes.dimmed}>{savedNotams.zone(notam.timeZone)}</span>
    </p>
  );
}
