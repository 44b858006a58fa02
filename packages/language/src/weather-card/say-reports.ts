import { LIMITS } from '@klarnotam/weather';
import { dayOf, sayClock, sayOffset } from '../card/say-moment.ts';
import { sayWeatherCard } from '../weather/say-weather.ts';
import type { Context } from './glance-context.ts';
import type { SaidReport } from './said-glance.ts';
import { sayAgo, sayDayBriefly, sayDuration, type Clock } from './say-time.ts';

const MINUTE_MS = 60_000;

/** `14:20 (12:20 UTC)`, each with its date where it is not today's; `isEnd`: midnight counts to the day before. */
function withUtc(instant: string, { words, nowMs, timeZone, newClock }: Context, isEnd = false): string {
  const ms = Date.parse(instant);
  const say = (clock: Clock): string => (isEnd ? clock.end(ms) : clock.moment(ms));
  const shownMs = isEnd ? ms - 1 : ms;
  const isSameDay = dayOf(shownMs, timeZone) === dayOf(shownMs, 'UTC');
  // Beside a date in UTC the local one is said too.
  const isUtc = timeZone === 'UTC' || sayOffset(ms, timeZone) === 'UTC+0';
  const local = say(newClock(!isSameDay, isUtc ? '\u00a0UTC' : ''));
  if (isUtc) return local;
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
  const minutes = Math.floor((context.presentMs - Date.parse(issuedAt)) / MINUTE_MS);
  if (age.state === 'notYet' && minutes < -LIMITS.earlyObservationMin.value)
    return { text: sayWeatherCard(words, 'observedAhead', { when }), unusable: true };
  const ago = sayAgo(Math.max(0, minutes), words);
  const observed = sayWeatherCard(words, 'observed', { when, ago });
  if (age.state !== 'old') return { text: observed, unusable: false };
  if (minutes > LIMITS.oldObservationMin.value)
    return { text: sayWeatherCard(words, 'observedOld', { when, ago }), unusable: true };
  const ageAtFlight = { observed, age: sayDuration(age.minutes, words) };
  return context.glance.forecast?.age.state === 'fresh'
    ? { text: sayWeatherCard(words, 'observedForFlight', ageAtFlight), unusable: false }
    : { text: sayWeatherCard(words, 'observedForFlightAlone', ageAtFlight), unusable: true };
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
        text: sayWeatherCard(words, 'forecastNotYet', {
          when: withUtc(validFrom, context),
          to: withUtc(validTo, context, true),
        }),
        // What is said of the flight is by it.
        unusable: context.glance.judgedFrom === null,
      };
    case 'expired': {
      const when = withUtc(validTo, context, true);
      const since = Math.floor((context.presentMs - Date.parse(validTo)) / MINUTE_MS);
      const text =
        since < 0
          ? sayWeatherCard(words, 'forecastEndsBefore', { when })
          : sayWeatherCard(words, 'forecastExpired', { when, ago: sayAgo(since, words) });
      return { text, unusable: true };
    }
    default:
      return {
        text: sayWeatherCard(words, 'forecastValid', { when: withUtc(validTo, context, true) }),
        unusable: false,
      };
  }
}
