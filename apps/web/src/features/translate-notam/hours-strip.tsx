import {
  sayCard,
  sayClock,
  sayDay,
  sayDays,
  sayMoment,
  sayToday,
  type CardCatalogue,
  type LanguageCode,
} from '@klarnotam/language';
import type { Period } from '@klarnotam/notam';
import { useId, useMemo, useState } from 'react';
import { partOfDay } from '../../shared/text/local-day.ts';
import { useText } from '../../shared/text/use-text.ts';
import { dayRows, type DayRow } from './day-rows.ts';
import classes from './hours-strip.module.css';

interface Props {
  readonly hours: readonly Period[];
  readonly nowMs: number;
  readonly timeZone: string;
  readonly words: CardCatalogue;
  readonly language: LanguageCode;
}

const TICKS = [0, 6, 12, 18, 24];

/** Active hours day by day against now, on the clock of the place or in UTC. */
export function HoursStrip({ hours, nowMs, timeZone, words, language }: Props) {
  const text = useText();
  const group = useId();
  const [zone, setZone] = useState(timeZone);
  const { earlierDays, rows, more } = useMemo(() => dayRows(hours, nowMs, zone), [hours, nowMs, zone]);
  const zones = timeZone === 'UTC' ? [] : [timeZone, 'UTC'];

  return (
    <div className={classes.strip}>
      {zones.length > 0 && (
        <fieldset className={classes.zones}>
          <legend className="visually-hidden">{text.hours.zones}</legend>
          {zones.map((each) => (
            <label key={each}>
              <input type="radio" name={group} checked={each === zone} onChange={() => setZone(each)} />
              <span>{each}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={classes.ticks} aria-hidden>
        {TICKS.map((hour) => (
          <span key={hour} style={{ left: `${(hour / 24) * 100}%` }}>
            {String(hour).padStart(2, '0')}
          </span>
        ))}
      </div>
      <ol className={classes.rows} aria-label={text.hours.strip}>
        {earlierDays > 0 && (
          <li className={classes.note} lang={language}>
            {sayCard(words, 'daysOver', { days: sayDays(earlierDays, words) })}
          </li>
        )}
        {rows.map((row) =>
          row.kind === 'gap' ? (
            <li key={row.afterMs} className={classes.note} lang={language}>
              {sayCard(words, 'gap', { days: sayDays(row.days, words) })}
            </li>
          ) : (
            <Day key={row.startMs} row={row} nowMs={nowMs} zone={zone} words={words} language={language} />
          ),
        )}
        {more && (
          <li className={classes.note} lang={language}>
            {sayCard(words, 'daysMore', {
              days: sayDays(more.days, words),
              when: sayMoment(more.untilMs, nowMs, zone, words),
            })}
          </li>
        )}
      </ol>
    </div>
  );
}

interface DayProps {
  readonly row: DayRow;
  readonly nowMs: number;
  readonly zone: string;
  readonly words: CardCatalogue;
  readonly language: LanguageCode;
}

function Day({ row, nowMs, zone, words, language }: DayProps) {
  const { startMs, endMs, hours, isToday } = row;
  const end = (ms: number): string => (ms === endMs ? '24:00' : sayClock(ms, zone));
  const wholeDay = hours.length === 1 && hours[0]?.fromMs === startMs && hours[0].toMs === endMs;
  const written = wholeDay
    ? sayCard(words, 'wholeDay')
    : hours.map(({ fromMs, toMs }) => `${sayClock(fromMs, zone)}–${end(toMs)}`).join(', ');
  const dayHours = (endMs - startMs) / 3_600_000;

  return (
    <li className={classes.day} data-today={isToday || undefined}>
      <span className={classes.date}>
        <span lang={language} dir="auto">
          {sayDay(startMs, nowMs, zone, words)}
        </span>
        {isToday && (
          <span className={classes.today} lang={language}>
            {' '}
            {sayToday(words)}
          </span>
        )}
      </span>
      <span className={classes.track} aria-hidden>
        {hours.map(({ fromMs, toMs }) => {
          const from = partOfDay(fromMs, zone);
          const to = toMs === endMs ? 1 : partOfDay(toMs, zone);
          return (
            <span
              key={fromMs}
              className={classes.active}
              style={{ left: `${from * 100}%`, width: `${Math.max(0.006, to - from) * 100}%` }}
            />
          );
        })}
        {isToday && <span className={classes.now} style={{ left: `${partOfDay(nowMs, zone) * 100}%` }} />}
      </span>
      <span className={classes.hours} lang={language}>
        {hours.length === 0 ? sayCard(words, 'noHours') : written}
        {dayHours !== 24 && (
          <span className={classes.clocks}> {sayCard(words, 'clocksChange', { hours: dayHours })}</span>
        )}
      </span>
    </li>
  );
}
