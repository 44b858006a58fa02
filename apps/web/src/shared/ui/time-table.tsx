import type { UtcInstant } from '@klarnotam/aviation';
import type { LanguageCode } from '@klarnotam/language';
import { useText } from '../text/use-text.ts';
import { Instant } from './instant.tsx';
import classes from './time-table.module.css';
import { localHeadingOf, type ZoneOfPlace } from './use-time-zone.ts';

interface Row {
  readonly name: string;
  readonly at: UtcInstant | null;
  /** What to say where there is no moment. */
  readonly instead: string | null;
}

interface Props {
  readonly rows: readonly Row[];
  readonly zone: ZoneOfPlace;
  readonly language: LanguageCode;
}

/** Moments in UTC and in local time. */
export function TimeTable({ rows, zone, language }: Props) {
  const text = useText();
  const { utc } = text.times;
  const localHeading = localHeadingOf(zone, text);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{utc}</th>
          <th scope="col">{localHeading}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, at, instead }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {at === null ? (
              <td colSpan={2}>{instead}</td>
            ) : (
              <>
                <td data-label={utc}>
                  <Instant instant={at} timeZone="UTC" language={language} />
                </td>
                <td data-label={localHeading}>
                  <Instant instant={at} timeZone={zone.timeZone} language={language} withOffset />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
