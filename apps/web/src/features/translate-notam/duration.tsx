import type { NotamNotice } from '@klarnotam/contract';
import { sayCard, type CardCatalogue, type LanguageCode } from '@klarnotam/language';
import { knownHours, textHours, type NotamFacts } from '@klarnotam/notam';
import { useMemo } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { TimeTable } from '../../shared/ui/time-table.tsx';
import { localHeadingOf, type ZoneOfPlace } from '../../shared/ui/use-time-zone.ts';
import { ActivePeriods } from './active-periods.tsx';
import classes from './duration.module.css';
import { HoursStrip } from './hours-strip.tsx';
import { validityBound, type Bound } from './validity-bound.ts';

interface Props {
  readonly duration: NotamNotice['duration'];
  readonly facts: NotamFacts;
  /** What the translation says, which is not said again. */
  readonly said: string;
  readonly zone: ZoneOfPlace;
  readonly nowMs: number;
  readonly words: CardCatalogue;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** From when to when, in UTC and in local time; the hours day by day are folded. */
export function Duration({ duration, facts, said, zone, nowMs, words, language, dir }: Props) {
  const text = useText();
  const { notam, times } = text;
  const { timeZone } = zone;
  const { schedule } = facts;
  const hours = useMemo(() => knownHours(facts), [facts]);
  const inText = useMemo(() => textHours(facts), [facts]);
  const bounds = [
    { name: notam.from, bound: validityBound('validFrom', duration.start, facts) },
    { name: notam.to, bound: validityBound('validTo', duration.end, facts) },
  ];
  const instead = ({ kind }: Exclude<Bound, { kind: 'instant' }>): string =>
    kind === 'invalid' ? times.invalidDate : sayCard(words, kind);
  const strip = hours && hours.length > 0 ? hours : inText && inText.length > 0 ? inText : null;

  return (
    <div className={classes.duration}>
      <TimeTable
        zone={zone}
        language={language}
        rows={bounds.map(({ name, bound }) => ({
          name,
          at: bound.kind === 'instant' ? bound.instant : null,
          instead: bound.kind === 'instant' ? null : instead(bound),
        }))}
      />
      {duration.schedule !== null && !said.includes(duration.schedule) && (
        <p>
          <span lang={language} dir={dir}>
            {duration.schedule}
          </span>
        </p>
      )}
      {strip && (
        <details className={classes.periods}>
          <summary>
            <bdi>{text.hours.strip}</bdi>
          </summary>
          {strip === inText && <p lang={language}>{sayCard(words, 'hoursFromText')}</p>}
          <HoursStrip hours={strip} nowMs={nowMs} timeZone={timeZone} words={words} language={language} />
          {schedule?.status === 'complete' && schedule.intervals && schedule.intervals.length > 0 && (
            <ActivePeriods
              intervals={schedule.intervals}
              timeZone={timeZone}
              localHeading={localHeadingOf(zone, text)}
              words={words}
              language={language}
              dir={dir}
            />
          )}
        </details>
      )}
    </div>
  );
}
