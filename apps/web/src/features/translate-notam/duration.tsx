import type { NotamNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { NotamFacts } from '@klarnotam/notam';
import { isTimeZone, readersTimeZone } from '../../shared/text/format-instant.ts';
import { useText } from '../../shared/text/use-text.ts';
import { ActivePeriods } from './active-periods.tsx';
import { boundOf } from './bound-of.ts';
import classes from './duration.module.css';
import { Instant } from './instant.tsx';

interface Props {
  readonly duration: NotamNotice['duration'];
  readonly facts: NotamFacts;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** From when to when, in UTC and in local time, and at which hours. */
export function Duration({ duration, facts, language, dir }: Props) {
  const { notam } = useText();
  const zoneOfPlace = duration.timeZone !== null && isTimeZone(duration.timeZone) ? duration.timeZone : null;
  const timeZone = zoneOfPlace ?? readersTimeZone();
  const localHeading = zoneOfPlace === null ? notam.localOfReader(timeZone) : notam.localIn(timeZone);
  const { schedule } = facts;
  const bounds = [
    { name: notam.from, bound: boundOf('validFrom', duration.start, facts) },
    { name: notam.to, bound: boundOf('validTo', duration.end, facts) },
  ];

  return (
    <div className={classes.duration}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{notam.utc}</th>
            <th scope="col">{localHeading}</th>
          </tr>
        </thead>
        <tbody>
          {bounds.map(({ name, bound }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {bound.kind === 'instant' ? (
                <>
                  <td data-label={notam.utc}>
                    <Instant instant={bound.instant} timeZone="UTC" language={language} />
                  </td>
                  <td data-label={localHeading}>
                    <Instant instant={bound.instant} timeZone={timeZone} language={language} withOffset />
                  </td>
                </>
              ) : (
                <td colSpan={2}>{notam.bounds[bound.kind]}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {facts.estimated && <p>{notam.estimated}</p>}
      {duration.schedule !== null && (
        <p>
          <strong>{notam.hours}: </strong>
          <span lang={language} dir={dir}>
            {duration.schedule}
          </span>
        </p>
      )}
      {schedule?.status === 'partial' && <p className={classes.warning}>{notam.schedulePartial}</p>}
      {schedule?.status === 'unknown' && <p className={classes.warning}>{notam.scheduleUnknown}</p>}
      {schedule?.status === 'complete' && schedule.intervals && schedule.intervals.length > 0 && (
        <ActivePeriods
          intervals={schedule.intervals}
          timeZone={timeZone}
          localHeading={localHeading}
          language={language}
          dir={dir}
        />
      )}
    </div>
  );
}
