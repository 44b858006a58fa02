import type { Glance } from '@klarnotam/weather';
import { sayOffset } from '../card/say-moment.ts';
import {
  capitalised,
  sayWeatherCard,
  sentence,
  sentences,
  sentencesOrNull,
  uncapitalised,
} from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import type { Context } from './glance-context.ts';
import type { SaidGlance } from './said-glance.ts';
import { sayBest } from './say-best.ts';
import { hoursWithin } from './say-coming.ts';
import { sayDifferences } from './say-difference.ts';
import { sayHeight, type WeatherUnits } from './say-figures.ts';
import { isDark, sayLight } from './say-light.ts';
import { sayLowCloudOfRow } from './say-low-cloud-of-row.ts';
import { sayCloudsAtFlight, sayLowCloud, toldAtFlight } from './say-low-cloud.ts';
import { sayMissing } from './say-missing.ts';
import { sayPeriods } from './say-periods.ts';
import { sayForecast, sayObservation } from './say-reports.ts';
import { clockOf, nextClockChange } from './say-time.ts';
import { sayVerdict } from './say-verdict.ts';
import { sayWhy } from './say-why.ts';
import { sayWorseAhead } from './say-worse-ahead.ts';
import { sayWindNow } from './say-wind.ts';
import { verdictEnds } from './verdict-ends.ts';
import { isOfTheWhole, onlyRow } from './whole-forecast.ts';

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
  const why = sentencesOrNull([sayWhy(context), sayWorseAhead(context)], words);
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
    const whole =
      judgedFrom === null
        ? sayWeatherCard(words, 'verdictThroughout', { verdict })
        : sayWeatherCard(words, 'verdictThroughoutFrom', {
            time: newClock().moment(Date.parse(judgedFrom)),
            verdict,
          });
    return capitalised(whole, words);
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
  const ofForecast = row && sayLowCloudOfRow(row, hoursWithin(row, context), context);
  // Beside a verdict of fine it stands in `why`, and what is forecast in the rows.
  const isBeside = glance.verdict !== 'fine' && (observation !== null || glance.verdict === 'incomplete');
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
