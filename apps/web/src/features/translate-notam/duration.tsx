import type { NotamNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { NotamFacts } from '@klarnotam/notam';
import { useMemo } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { ActivePeriods } from './active-periods.tsx';
import { knownHours } from './active-state.ts';
import { boundOf } from './bound-of.ts';
import classes from './duration.module.css';
import { HoursStrip } from './hours-strip.tsx';
import { Instant } from './instant.tsx';
import { PeriodBar } from './period-bar.tsx';
import type { ZoneOfPlace } from './use-time-zone.ts';

interface Props {
  readonly duration: NotamNotice['duration'];
  readonly facts: NotamFacts;
  readonly zone: ZoneOfPlace;
  readonly nowMs: number;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** From when to when, in UTC and in local time, and at which hours. */
export function Duration({ duration, facts, zone, nowMs, language, dir }: Props) {
  const { notam } = useText();
  const { timeZone } = zone;
  const localHeading = zone.isOfReader ? notam.localOfReader(timeZone) : notam.localIn(timeZone);
  const { schedule } = facts;
  const hours = useMemo(() => knownHours(facts), [facts]);
  const [fromMs, toMs] = [Date.parse(facts.validFrom ?? ''), Date.parse(facts.validTo ?? '')];
  const hasPeriod =
    schedule === null && facts.kind !== 'cancel' && (fromMs < toMs || (facts.permanent && fromMs > 0));
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
      {hasPeriod && (
        <PeriodBar
          fromMs={fromMs}
          toMs={facts.permanent ? null : toMs}
          isEstimate={facts.estimated}
          nowMs={nowMs}
          timeZone={timeZone}
        />
      )}
      {facts.estimated && <p>{notam.estimated}</p>}
      {duration.schedule !== null && (
        <p>
          <span lang={language} dir={dir}>
            {duration.schedule}
          </span>
        </p>
      )}
      {schedule?.status === 'complete' && schedule.intervals === null && (
        <p className={classes.warning}>{notam.scheduleWithoutTimes}</p>
      )}
      {schedule?.status === 'partial' && <p className={classes.warning}>{notam.schedulePartial}</p>}
      {schedule?.status === 'unknown' && <p className={classes.warning}>{notam.scheduleUnknown}</p>}
      {hours && hours.length > 0 && (
        <HoursStrip hours={hours} nowMs={nowMs} timeZone={timeZone} language={language} />
      )}
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
