import type { NotamNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { NotamFacts } from '@klarnotam/notam';
import { useMemo } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { TimeTable } from '../../shared/ui/time-table.tsx';
import { localHeadingOf, type ZoneOfPlace } from '../../shared/ui/use-time-zone.ts';
import { ActivePeriods } from './active-periods.tsx';
import { knownHours, textHours } from './active-state.ts';
import { validityBound } from './validity-bound.ts';
import classes from './duration.module.css';
import { HoursStrip } from './hours-strip.tsx';
import { PeriodBar } from './period-bar.tsx';

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
  const text = useText();
  const { notam } = text;
  const { timeZone } = zone;
  const localHeading = localHeadingOf(zone, text);
  const { schedule } = facts;
  const hours = useMemo(() => knownHours(facts), [facts]);
  const inText = useMemo(() => textHours(facts), [facts]);
  const [fromMs, toMs] = [Date.parse(facts.validFrom ?? ''), Date.parse(facts.validTo ?? '')];
  const hasPeriod =
    schedule === null && facts.kind !== 'cancel' && (fromMs < toMs || (facts.permanent && fromMs > 0));
  const bounds = [
    { name: notam.from, bound: validityBound('validFrom', duration.start, facts) },
    { name: notam.to, bound: validityBound('validTo', duration.end, facts) },
  ];

  return (
    <div className={classes.duration}>
      <TimeTable
        zone={zone}
        language={language}
        rows={bounds.map(({ name, bound }) => ({
          name,
          at: bound.kind === 'instant' ? bound.instant : null,
          instead: bound.kind === 'instant' ? null : notam.bounds[bound.kind],
        }))}
      />
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
      {facts.problems.some(({ code }) => code === 'hoursUnread') && (
        <p className={classes.warning}>{notam.textHoursUnread}</p>
      )}
      {(schedule ?? facts.textSchedule)?.listedUntil && <p>{notam.moreHours}</p>}
      {inText && inText.length > 0 && (
        <>
          <p>{notam.hoursFromText}</p>
          <HoursStrip hours={inText} nowMs={nowMs} timeZone={timeZone} language={language} />
        </>
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
