import type { BestHours, Glance } from '@klarnotam/weather';
import { sayClock, sayOffset } from '../card/say-moment.ts';
import { formatList } from '../format/list.ts';
import { listed, sayWeather, sayWeatherCard, sentence, sentences } from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import { decisive, MOST_REASONS } from './decisive-reasons.ts';
import { reasonContext, type Context } from './glance-context.ts';
import type { SaidGlance } from './said-glance.ts';
import { sayDifferences } from './say-difference.ts';
import { sayHeight, type WeatherUnits } from './say-figures.ts';
import { sayLowCloud } from './say-low-cloud.ts';
import { sayMissing } from './say-missing.ts';
import { sayPeriods } from './say-periods.ts';
import { sayReason } from './say-reason.ts';
import { sayForecast, sayObservation } from './say-reports.ts';
import { clockOf } from './say-time.ts';
import { sayLikely, sayVerdict } from './say-verdict.ts';
import { sayWindNow } from './say-wind.ts';
import type { WeatherCardMessageKey } from './weather-card-messages.ts';

const MOST_BEST_HOURS = 3;
const MOST_DIFFERENCES = 2;

export interface GlanceOptions {
  readonly units: WeatherUnits;
}

/** The weather at a glance in words, on the clock of the station, or in UTC where that is not known. */
export function sayGlance(glance: Glance, words: WeatherCatalogue, { units }: GlanceOptions): SaidGlance {
  const nowMs = Date.parse(glance.now);
  const timeZone = glance.timeZone ?? 'UTC';
  const context: Context = {
    glance,
    words,
    units,
    nowMs,
    timeZone,
    newClock: () => clockOf(words, timeZone, nowMs),
  };
  const { verdict, forecast, observation } = glance;
  const heading = sayVerdict(verdict, words);
  const why = sayWhy(context);
  const missing = sayMissing(glance.missing, words);
  const periods = forecast === null ? (observation?.periods ?? []) : forecast.periods;
  return {
    verdict,
    heading,
    why,
    missing,
    headline: sentences([sentence(heading, words), why, missing], words),
    observation: sayObservation(context),
    forecast: sayForecast(context),
    best: sayBest(glance.bestHours, context),
    wind: sayWindNow(context),
    light: sayLight(context),
    notes: sayNotes(context),
    periods: sayPeriods(periods, context),
    clock:
      glance.timeZone === null
        ? sayWeatherCard(words, 'clockUtc')
        : sayWeatherCard(words, 'clockLocal', { offset: sayOffset(nowMs, timeZone) }),
  };
}

function sayWhy(context: Context): string | null {
  const { glance, words, nowMs, newClock } = context;
  if (glance.verdict === 'fine') return sayWeatherCard(words, 'fineWhy');
  if (glance.verdict === 'notJudged') return sayWeatherCard(words, 'notJudgedWhy');
  // A limit is told once.
  const told = new Set<string>();
  const phrases = decisive(glance.reasons, glance.verdict, nowMs, context)
    .slice(0, MOST_REASONS)
    .map((reason) => {
      const matter = reason.ratio === null ? reason.code : 'wind';
      const said = sayReason(reason, { ...reasonContext(context, told.has(matter)), varies: reason.varies });
      told.add(matter);
      const what = sayLikely(said, reason.likelihood, words);
      const { from, to } = reason;
      // What begins during the flight only.
      if (from === null || to === null || Date.parse(from) <= nowMs) return what;
      const second = newClock().period(Date.parse(from), Date.parse(to));
      return sayWeather(words, 'both', { first: what, second });
    });
  return phrases.length === 0 ? null : sentence(listed(phrases, words), words);
}

const BEST = {
  fine: { day: 'bestDay', night: 'bestNight', any: 'best' },
  caution: { day: 'bestDayCare', night: 'bestNightCare', any: 'bestCare' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, WeatherCardMessageKey>>>>;

function sayBest(hours: readonly BestHours[] | null, { words, newClock }: Context): readonly string[] {
  if (hours === null) return [];
  if (hours.length === 0) return [sayWeatherCard(words, 'bestNone')];
  return (['day', 'night', null] as const).flatMap((light) => {
    const ofLight = hours.filter((each) => each.light === light);
    const [first] = ofLight;
    if (first === undefined) return [];
    const clock = newClock();
    const periods = ofLight
      .slice(0, MOST_BEST_HOURS)
      .map(({ from, to }) => clock.period(Date.parse(from), Date.parse(to)));
    return [sayWeatherCard(words, BEST[first.verdict][light ?? 'any'], { when: formatList(periods, words) })];
  });
}

/** By day and by night end with civil twilight, which is said too. The times are the next ones, so no date is said. */
function sayLight({ glance: { daylight }, words, nowMs, timeZone }: Context): string | null {
  if (daylight === null) return null;
  const { stretches, now } = daylight;
  const index = stretches.findIndex(({ from, to }) => Date.parse(from) <= nowMs && nowMs < Date.parse(to));
  const current = stretches[index];
  // The last one is cut: when it ends is not known.
  if (current === undefined || index === stretches.length - 1) {
    return sayWeatherCard(words, now === 'night' ? 'lightNightLong' : 'lightDayLong');
  }
  const time = sayClock(Date.parse(current.to), timeZone);
  if (now === 'twilight') return sayWeatherCard(words, 'lightTwilight', { time });
  if (now === 'night') return sayWeatherCard(words, 'lightNight', { time });
  const next = stretches[index + 1];
  if (next?.light !== 'twilight' || index + 1 === stretches.length - 1) {
    return sayWeatherCard(words, 'lightDay', { time });
  }
  const twilight = sayClock(Date.parse(next.to), timeZone);
  return sayWeatherCard(words, 'lightDayTwilight', { time, twilight });
}

function sayNotes(context: Context): readonly string[] {
  const { glance, words, units } = context;
  const { observation, differences } = glance;
  const low = sayLowCloud(
    (observation?.lowClouds ?? []).map((layer) => ({ layer, likelihood: null })),
    glance.reasons,
    context,
  );
  const density = observation?.densityAltitudeM ?? null;
  return [
    ...(low === null ? [] : [low]),
    ...(density === null
      ? []
      : [sayWeatherCard(words, 'densityAltitude', { height: sayHeight(density, units, words) })]),
    ...sayDifferences(differences, units, words).slice(0, MOST_DIFFERENCES),
  ];
}
