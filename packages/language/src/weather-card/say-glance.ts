import type { BestHours, Glance, LowCloud } from '@klarnotam/weather';
import { sayOffset } from '../card/say-moment.ts';
import { capitalised, sayWeatherCard, sentence, sentences, uncapitalised } from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import type { Context } from './glance-context.ts';
import type { SaidGlance } from './said-glance.ts';
import { hoursWithin } from './say-coming.ts';
import { sayDifferences } from './say-difference.ts';
import { sayHeight, type WeatherUnits } from './say-figures.ts';
import { isDark, sayLight } from './say-light.ts';
import { sayLowCloudOfRow } from './say-low-cloud-of-row.ts';
import { sayCloudsAtFlight, sayLowCloud, toldAtFlight } from './say-low-cloud.ts';
import { sayMissing } from './say-missing.ts';
import { sayPeriods } from './say-periods.ts';
import { sayForecast, sayObservation } from './say-reports.ts';
import { clockOf, isLaterDay, nextClockChange } from './say-time.ts';
import { sayVerdict } from './say-verdict.ts';
import { sayWhy } from './say-why.ts';
import { sayWorseAhead } from './say-worse-ahead.ts';
import { sayWindNow } from './say-wind.ts';
import type { WeatherCardMessageKey } from './weather-card-messages.ts';
import { verdictEnds } from './verdict-ends.ts';
import { isOfTheWhole, onlyRow } from './whole-forecast.ts';

const MOST_BEST_HOURS = 3;
const MOST_DIFFERENCES = 2;

export interface GlanceOptions {
  readonly units: WeatherUnits;
  /** The present, where the glance is of a flight that was planned for another time: ages count to it. */
  readonly presentMs?: number;
}

/** The weather at a glance in words, on the clock of the station, or in UTC where that is not known. */
export function sayGlance(
  glance: Glance,
  words: WeatherCatalogue,
  { units, presentMs }: GlanceOptions,
): SaidGlance {
  const nowMs = Date.parse(glance.now);
  const timeZone = glance.timeZone ?? 'UTC';
  const context: Context = {
    glance,
    words,
    units,
    nowMs,
    presentMs: presentMs ?? nowMs,
    timeZone,
    newClock: (dated, zone) => clockOf(words, timeZone, nowMs, dated, zone),
  };
  const { verdict, forecast, observation } = glance;
  const heading = sayHeading(context);
  const why = joinSentences([sayWhy(context), sayWorseAhead(context)], words);
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
    light: verdict === 'fine' && isDark(glance) ? null : sayLight(context),
    notes: sayNotes(context),
    periods: onlyRow(context) === null ? sayPeriods(periods, context) : [],
    clock: sayClockOf(context),
  };
}

/** Null: none of them says anything. */
function joinSentences(texts: readonly (string | null)[], words: WeatherCatalogue): string | null {
  return texts.every((text) => text === null) ? null : sentences(texts, words);
}

/** The clock of the card, and where it changes while the forecast holds. */
function sayClockOf({ glance, words, nowMs, timeZone, newClock }: Context): string {
  if (glance.timeZone === null) return sayWeatherCard(words, 'clockUtc');
  const offset = sayOffset(nowMs, timeZone);
  const changeMs = nextClockChange(nowMs, glance.forecast?.validTo ?? null, timeZone);
  if (changeMs === null) return sayWeatherCard(words, 'clockLocal', { offset });
  const later = sayOffset(changeMs, timeZone);
  const time = newClock(true).moment(changeMs);
  return sayWeatherCard(words, 'clockLocal', {
    offset: sayWeatherCard(words, 'clockOffsets', { offset, time, later }),
  });
}

/** The verdict; of a flight later than now with its time, and until when it holds; of a forecast of one kind that it is of the whole. */
function sayHeading(context: Context): string {
  const { glance, words, newClock } = context;
  const { judgedFrom, forecast } = glance;
  const said = sayVerdict(glance.verdict, words);
  if (isOfTheWhole(context)) {
    const verdict = uncapitalised(said, words);
    return capitalised(sayWeatherCard(words, 'verdictThroughout', { verdict }), words);
  }
  const end = verdictEnds(glance);
  if (judgedFrom === null) {
    if (end === null) return said;
    return sayWeatherCard(words, 'verdictUntil', { verdict: said, time: newClock().end(Date.parse(end)) });
  }
  const fromMs = Date.parse(judgedFrom);
  const verdict = uncapitalised(said, words);
  const lastTo = end ?? forecast?.validTo ?? null;
  if (lastTo === null)
    return sayWeatherCard(words, 'verdictFrom', { time: newClock().moment(fromMs), verdict });
  const when = newClock().period(fromMs, Date.parse(lastTo));
  return capitalised(sayWeatherCard(words, 'verdictDuring', { when, verdict }), words);
}

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

/** Of the whole dark of a forecast; where it ends in the dark, nobody is promised the rest of that night. */
function allNight(
  hours: readonly BestHours[],
  bySun: boolean,
): 'bestAlsoToTheEndSun' | 'bestAlsoToTheEnd' | 'bestAlsoAllNightSun' | 'bestAlsoAllNight' {
  if (endsInTheDark(hours)) return bySun ? 'bestAlsoToTheEndSun' : 'bestAlsoToTheEnd';
  return bySun ? 'bestAlsoAllNightSun' : 'bestAlsoAllNight';
}

function endsInTheDark(hours: readonly BestHours[]): boolean {
  const last = hours.reduce<BestHours | null>(
    (latest, each) => (latest === null || each.to > latest.to ? each : latest),
    null,
  );
  return last?.light === 'night';
}

/** By day and by night; which day and night are meant is said with them. */
function sayBest(hours: readonly BestHours[] | null, context: Context): readonly string[] {
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
  const lights = (['day', 'night', null] as const).filter((light) => gradeOf(light) !== undefined);
  // Where the heading is of the whole forecast, the night is told with it.
  return (isOfTheWhole(context) ? lights.slice(0, 1) : lights).flatMap((light) => {
    const grade = gradeOf(light);
    if (grade === undefined) return [];
    const shown = hours.filter((each) => each.light === light).slice(0, MOST_BEST_HOURS);
    const clock = newClock(shown.some(({ to }) => isLaterDay(Date.parse(to) - 1, nowMs, timeZone)));
    const periods = shown.map(({ from, to }) => clock.row(Date.parse(from), Date.parse(to)));
    // A period may hold a comma or a word for `and`, so nothing but a semicolon parts them.
    const when = periods.join(words.messages.semicolon);
    const bySun = glance.dayRule === 'sun';
    if (light === null) return [sayWeatherCard(words, BEST[grade].any, { when })];
    if (light === 'day') return [sayWeatherCard(words, BEST[grade][bySun ? 'daySun' : 'day'], { when })];
    const isAlso = grade === 'fine' && gradeOf('day') === 'fine';
    if (isAlso && holdsThroughout(hours, glance)) return [sayWeatherCard(words, allNight(hours, bySun))];
    const keys = isAlso ? BEST.also : BEST[grade];
    return [sayWeatherCard(words, keys[bySun ? 'nightSun' : 'night'], { when })];
  });
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

function sayNotes(context: Context): readonly string[] {
  const { glance, words, units } = context;
  const { observation, differences } = glance;
  const told = new Set(toldAtFlight(context).map(({ layer }) => JSON.stringify(layer)));
  const low = sayLowCloud(
    (observation?.lowClouds ?? [])
      .filter((layer) => !told.has(JSON.stringify(layer)))
      .map((layer) => ({ layer, likelihood: null, hours: null })),
    glance.reasons,
    context.newClock(),
    context,
  );
  const row = onlyRow(context);
  const isNew = ({ layer }: LowCloud): boolean =>
    glance.verdict !== 'fine' || !told.has(JSON.stringify(layer));
  const ofForecast = row && sayLowCloudOfRow(row, isNew, hoursWithin(row, context), context);
  // Beside a verdict of fine it stands in `why`.
  const isBeside = glance.verdict !== 'fine' && !isOfTheWhole(context);
  const atFlight = isBeside ? sayCloudsAtFlight(context) : null;
  const density = observation?.densityAltitudeM ?? null;
  return [
    ...[atFlight, low, ofForecast].filter((text) => text !== null),
    ...(density === null
      ? []
      : [sayWeatherCard(words, 'densityAltitude', { height: sayHeight(density, units, words) })]),
    ...sayDifferences(differences, units, words).slice(0, MOST_DIFFERENCES),
  ];
}
