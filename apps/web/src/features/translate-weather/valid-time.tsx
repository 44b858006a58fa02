import type { WeatherReport } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { useText } from '../../shared/text/use-text.ts';
import { TimeTable } from '../../shared/ui/time-table.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { useTimeZone } from '../../shared/ui/use-time-zone.ts';
import { ageInWords, isOldObservation } from './age.ts';
import classes from './report.module.css';

/** When the report was made, how long it holds, and how old it is now. */
export function ValidTime({ report, language }: { report: WeatherReport; language: LanguageCode }) {
  const text = useText();
  const { weather } = text;
  const { facts, validTime } = report;
  const zone = useTimeZone(validTime.timeZone);
  const nowMs = useNow();
  const age = facts.issuedAt === null ? null : ageInWords(facts.issuedAt, nowMs, text);
  const isOld = facts.kind !== 'taf' && facts.issuedAt !== null && isOldObservation(facts.issuedAt, nowMs);
  const isOver = validTime.end !== null && Date.parse(validTime.end) <= nowMs;
  const rows = [
    { name: weather.reportTime, at: facts.issuedAt, instead: weather.noTime },
    ...(facts.validFrom === null ? [] : [{ name: weather.validFrom, at: facts.validFrom, instead: null }]),
    ...(validTime.end === null ? [] : [{ name: weather.validUntil, at: validTime.end, instead: null }]),
  ];
  return (
    <>
      <TimeTable rows={rows} zone={zone} language={language} />
      {age !== null && (
        <p className={isOld ? classes.old : classes.dimmed}>
          {facts.kind === 'taf' ? weather.station.issued(age) : weather.station.observed(age)}
          {isOld && `. ${weather.station.old}`}
        </p>
      )}
      {isOver && <p className={classes.old}>{weather.expired}</p>}
    </>
  );
}
