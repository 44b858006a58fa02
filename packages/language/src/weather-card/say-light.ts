import type { UtcInterval } from '@klarnotam/aviation';
import type { Glance } from '@klarnotam/weather';
import { sayClock } from '../card/say-moment.ts';
import { sayWeatherCard } from '../weather/say-weather.ts';
import type { Context } from './glance-context.ts';

const MINUTE_MS = 60_000;

/** A flight now is one in the dark, or ends in it: within the limits is not all that its pilot has to know. */
export function isDark({ daylight, judgedFrom, now, flightMinutes }: Glance): boolean {
  if (judgedFrom !== null) return false;
  const endMs = Date.parse(now) + flightMinutes * MINUTE_MS;
  const isOfFlight = ({ from, to }: UtcInterval): boolean =>
    Date.parse(from) < endMs && Date.parse(now) < Date.parse(to);
  return daylight?.stretches.some((each) => each.light === 'night' && isOfFlight(each)) === true;
}

function indexAt(daylight: Glance['daylight'], nowMs: number): number {
  return (
    daylight?.stretches.findIndex(({ from, to }) => Date.parse(from) <= nowMs && nowMs < Date.parse(to)) ?? -1
  );
}

/** How long it stays as light as it is, or that nobody knows. The times are the next ones, so no date is said. */
export function sayLight({ glance, words, nowMs, timeZone }: Context): string {
  const { daylight } = glance;
  if (daylight === null) return sayWeatherCard(words, 'placeUnknown');
  const { stretches } = daylight;
  const index = indexAt(daylight, nowMs);
  const current = stretches[index];
  const next = stretches[index + 1];
  const now = current?.light ?? daylight.now;
  // The last one is cut: when it ends is not known.
  if (current === undefined || index === stretches.length - 1) {
    return sayWeatherCard(words, now === 'night' ? 'lightNightLong' : 'lightDayLong');
  }
  const time = sayClock(Date.parse(current.to), timeZone);
  if (now === 'twilight')
    return sayWeatherCard(words, next?.light === 'day' ? 'lightDawn' : 'lightTwilight', { time });
  if (now === 'night') {
    if (next?.light !== 'twilight' || index + 1 === stretches.length - 1)
      return sayWeatherCard(words, 'lightNight', { time });
    const sunrise = sayClock(Date.parse(next.to), timeZone);
    return sayWeatherCard(words, 'lightNightSunrise', { time, sunrise });
  }
  if (next?.light !== 'twilight' || index + 1 === stretches.length - 1) {
    return sayWeatherCard(words, 'lightDay', { time });
  }
  const twilight = sayClock(Date.parse(next.to), timeZone);
  return sayWeatherCard(words, 'lightDayTwilight', { time, twilight });
}
