import type { BestHours, Glance } from '@klarnotam/weather';
import { sayWeatherCard } from '../weather/say-weather.ts';
import type { Context } from './glance-context.ts';
import { isLaterDay } from './say-time.ts';
import type { WeatherCardMessageKey } from './weather-card-messages.ts';
import { isOfTheWhole } from './whole-forecast.ts';

const MOST_BEST_HOURS = 3;
const MINUTE_MS = 60_000;

const BEST = {
  fine: {
    day: 'bestDay',
    daySun: 'bestDaySun',
    night: 'bestNight',
    nightSun: 'bestNightSun',
    any: 'best',
  },
  caution: {
    day: 'bestDayCare',
    daySun: 'bestDaySunCare',
    night: 'bestNightCare',
    nightSun: 'bestNightSunCare',
    any: 'bestCare',
  },
  /** Of the night, behind a day that is fine too. */
  also: { night: 'bestAlsoNight', nightSun: 'bestAlsoNightSun' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, WeatherCardMessageKey>>>>;

/** Where a forecast ends in the dark, nobody is promised the rest of that night. */
function endsInTheDark(hours: readonly BestHours[]): boolean {
  const last = hours.reduce<BestHours | null>(
    (latest, each) => (latest === null || each.to > latest.to ? each : latest),
    null,
  );
  return last?.light === 'night';
}

/** By day and by night; which day and night are meant is said with them. */
export function sayBest(hours: readonly BestHours[] | null, context: Context): readonly string[] {
  const { words, newClock, glance, nowMs, timeZone } = context;
  if (hours === null) return [];
  if (hours.length === 0)
    // Of a time of which nothing is known nobody can say that it is not within the limits.
    return isOfTheWhole(context) ||
      glance.forecast?.periods.every(({ verdict }) => verdict === 'incomplete') === true
      ? []
      : [sayWeatherCard(words, 'bestNone')];
  const gradeOf = (light: BestHours['light']): BestHours['verdict'] | undefined =>
    hours.find((each) => each.light === light)?.verdict;
  return (['day', 'night', null] as const).flatMap((light) => {
    const grade = gradeOf(light);
    if (grade === undefined) return [];
    const shown = hours
      .filter((each) => each.light === light && isWorthTelling(each, glance))
      .slice(0, MOST_BEST_HOURS);
    if (shown.length === 0) return [];
    const clock = newClock(shown.some(({ to }) => isLaterDay(Date.parse(to) - 1, nowMs, timeZone)));
    const periods = shown.map(({ from, to }) => clock.row(Date.parse(from), Date.parse(to)));
    // A period may hold a comma or a word for `and`, so nothing but a semicolon parts them.
    const when = periods.join(words.messages.semicolon);
    const bySun = glance.dayRule === 'sun';
    if (light === null) return [sayWeatherCard(words, BEST[grade].any, { when })];
    if (light === 'day') return [sayWeatherCard(words, BEST[grade][bySun ? 'daySun' : 'day'], { when })];
    const isAlso = grade === 'fine' && gradeOf('day') === 'fine';
    if (isAlso && holdsThroughout(hours, glance) && !endsInTheDark(hours))
      return [sayWeatherCard(words, bySun ? 'bestAlsoAllNightSun' : 'bestAlsoAllNight')];
    const keys = isAlso ? BEST.also : BEST[grade];
    return [
      sayWeatherCard(words, keys[bySun && touchTwilight(shown, glance) ? 'nightSun' : 'night'], { when }),
    ];
  });
}

/** A piece of the dark that joins a day counts with it, and is told where a flight fits in it. */
function isWorthTelling({ from, to, light }: BestHours, { flightMinutes }: Glance): boolean {
  return light !== 'night' || Date.parse(to) - Date.parse(from) >= flightMinutes * MINUTE_MS;
}

function touchTwilight(hours: readonly BestHours[], { daylight }: Glance): boolean {
  const twilights = daylight?.stretches.filter(({ light }) => light === 'twilight') ?? [];
  return hours.some(({ from, to }) => twilights.some((each) => each.from < to && from < each.to));
}

/** Whether nothing of the forecast from the flight on is left out of `hours`, so that what is not of the day is of the night. */
function holdsThroughout(hours: readonly BestHours[], { judgedFrom, now, forecast }: Glance): boolean {
  let reachedMs = Date.parse(judgedFrom ?? now);
  for (const { from, to } of hours) {
    if (Date.parse(from) > reachedMs) return false;
    reachedMs = Date.parse(to);
  }
  return forecast?.validTo != null && reachedMs >= Date.parse(forecast.validTo);
}
