import type { UtcInstant } from '@klarnotam/aviation';
import type { LanguageCode } from '@klarnotam/language';
import { formatInstant, utcOffset } from '../text/format-instant.ts';
import { useText } from '../text/use-text.ts';
import classes from './time-table.module.css';

interface Props {
  readonly instant: UtcInstant;
  readonly timeZone: string;
  readonly language: LanguageCode;
  readonly withOffset?: boolean;
}

/** One moment in one time zone, as the reader's language writes it. */
export function Instant({ instant, timeZone, language, withOffset = false }: Props) {
  const { times } = useText();
  const written = formatInstant(instant, timeZone, language);
  if (written === null) return times.invalidDate;
  return (
    <>
      <time dateTime={instant} lang={language} dir="auto" className={classes.instant}>
        {written}
      </time>
      {withOffset && <span className={classes.offset}> {utcOffset(instant, timeZone)}</span>}
    </>
  );
}
