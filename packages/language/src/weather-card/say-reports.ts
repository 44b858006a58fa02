import { dayOf, sayClock } from '../card/say-moment.ts';
import { sayWeatherCard } from '../weather/say-weather.ts';
import type { Context } from './glance-context.ts';
import type { SaidReport } from './said-glance.ts';
import { sayAgo, sayDayBriefly, type Clock } from './say-time.ts';

/** `14:20 (12:20 UTC)`, each with its date where it is not today's; `isEnd`: midnight counts to the day before. */
function withUtc(instant: string, { words, nowMs, timeZone, newClock }: Context, isEnd = false): string {
  const ms = Date.parse(instant);
  const say = (clock: Clock): string => (isEnd ? clock.end(ms) : clock.moment(ms));
  const shownMs = isEnd ? ms - 1 : ms;
  const isSameDay = dayOf(shownMs, timeZone) === dayOf(shownMs, 'UTC');
  // Beside a date in UTC the local one is said too.
  const local = say(newClock(!isSameDay));
  if (timeZone === 'UTC') return `${local}\u00a0UTC`;
  const clock = sayClock(ms, 'UTC');
  const hours = `${isEnd && clock === '00:00' ? '24:00' : clock}\u00a0UTC`;
  // On the day that was just said no date is said again.
  const utc = isSameDay
    ? hours
    : sayWeatherCard(words, 'onDay', { day: sayDayBriefly(shownMs, nowMs, 'UTC', words), hours });
  return sayWeatherCard(words, 'withUtc', { local, utc });
}

/** When the observation was made, and how long ago. */
export function sayObservation(context: Context): SaidReport | null {
  const { words } = context;
  const { observation } = context.glance;
  if (observation === null) return null;
  if (observation.empty !== null) return { text: sayWeatherCard(words, 'observedNil'), unusable: true };
  const { issuedAt, age } = observation;
  if (issuedAt === null || age.minutes === null) {
    return { text: sayWeatherCard(words, 'observedUntimed'), unusable: true };
  }
  const when = withUtc(issuedAt, context);
  if (age.state === 'notYet')
    return { text: sayWeatherCard(words, 'observedAhead', { when }), unusable: true };
  const ago = sayAgo(age.minutes, words);
  return age.state === 'fresh'
    ? { text: sayWeatherCard(words, 'observed', { when, ago }), unusable: false }
    : { text: sayWeatherCard(words, 'observedOld', { when, ago }), unusable: true };
}

/** How long the forecast holds. */
export function sayForecast(context: Context): SaidReport | null {
  const { words } = context;
  const { forecast } = context.glance;
  if (forecast === null) return null;
  if (forecast.empty !== null) {
    const key = forecast.empty === 'nil' ? 'forecastNil' : 'forecastCancelled';
    return { text: sayWeatherCard(words, key), unusable: true };
  }
  const { validFrom, validTo, age } = forecast;
  if (validFrom === null || validTo === null || age.minutes === null) {
    return { text: sayWeatherCard(words, 'forecastUntimed'), unusable: true };
  }
  switch (age.state) {
    case 'notYet':
      return {
        text: sayWeatherCard(words, 'forecastNotYet', { when: withUtc(validFrom, context) }),
        // What is said of the flight is by it.
        unusable: context.glance.judgedFrom === null,
      };
    case 'expired':
      return {
        text: sayWeatherCard(words, 'forecastExpired', {
          when: withUtc(validTo, context, true),
          ago: sayAgo(age.minutes, words),
        }),
        unusable: true,
      };
    default:
      return {
        text: sayWeatherCard(words, 'forecastValid', { when: withUtc(validTo, context, true) }),
        unusable: false,
      };
  }
}
