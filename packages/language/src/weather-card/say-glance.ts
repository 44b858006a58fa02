import {
  windAtHeight,
  type BestHours,
  type Chance,
  type Glance,
  type Period,
  type Reason,
  type TimedReason,
  type Verdict,
  type WindGlance,
} from '@klarnotam/weather';
import { sayClock, sayOffset } from '../card/say-moment.ts';
import { formatList } from '../format/list.ts';
import { sayLayerBriefly } from '../weather/clouds.ts';
import {
  capitalised,
  joined,
  listed,
  sayWeather,
  sayWeatherCard,
  sentences,
  uncapitalised,
} from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import { compassPoint } from '../weather/wind.ts';
import type { SaidGlance, SaidPeriod } from './said-glance.ts';
import { sayDifferences } from './say-difference.ts';
import { sayHeight, sayReportedHeight, sayWindSpeed, type WeatherUnits } from './say-figures.ts';
import { decisive } from './decisive-reasons.ts';
import { reasonContext, type Context } from './glance-context.ts';
import { sayMissing } from './say-missing.ts';
import { sayForecast, sayObservation } from './say-reports.ts';
import { sayReason, worthSaying } from './say-reason.ts';
import { clockOf } from './say-time.ts';
import type { WeatherCardMessageKey } from './weather-card-messages.ts';

const MPS_PER_KNOT = 1852 / 3600;
const MOST_REASONS = 3;
const MOST_REASONS_OF_A_ROW = 2;
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

const VERDICTS = {
  nogo: 'verdictNogo',
  caution: 'verdictCaution',
  incomplete: 'verdictIncomplete',
  fine: 'verdictFine',
  notJudged: 'verdictNotJudged',
} as const satisfies Readonly<Record<Verdict, WeatherCardMessageKey>>;

function sayVerdict(verdict: Verdict, words: WeatherCatalogue): string {
  return sayWeatherCard(words, VERDICTS[verdict]);
}

/** Within the limits but for what comes at times or perhaps: that is said first. Null: no such row. */
function worseChance({ verdict, chance }: Period): Chance | null {
  const worse = chance?.verdict === 'nogo' || chance?.verdict === 'caution';
  return verdict === 'fine' && worse ? chance : null;
}

/** `At times thunderstorm: don’t fly`. */
function sayChanceFirst(worse: Chance, context: Context): string {
  const { words } = context;
  const verdict = uncapitalised(sayVerdict(worse.verdict, words), words);
  const chance = sayChance(worse, context);
  if (chance === null) return capitalised(sayLikely(verdict, worse, words), words);
  return sayWeatherCard(words, 'chanceFirst', { chance, verdict });
}

function sentence(text: string, words: WeatherCatalogue): string {
  return sayWeather(words, 'sentence', { text: capitalised(text, words) });
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
      const said = sayReason(reason, reasonContext(context, told.has(matter)));
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

function sayLikely(what: string, likelihood: TimedReason['likelihood'], words: WeatherCatalogue): string {
  if (likelihood === null) return what;
  const { percent, atTimes } = likelihood;
  if (percent === null)
    return sayWeatherCard(words, atTimes ? 'chanceAtTimes' : 'chanceUnlabelled', { what });
  return sayWeatherCard(words, atTimes ? 'chancePercentAtTimes' : 'chancePercent', {
    percent: String(percent),
    what,
  });
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

/** The wind, without the figures that a reason has said. */
function sayWindNow(context: Context): string | null {
  const { glance, words, units, nowMs } = context;
  const { observation, forecast } = glance;
  const wind = observation?.age.state === 'fresh' ? observation.wind : (forecast?.wind ?? null);
  if (wind === null) return null;
  const said = new Set(
    decisive(glance.reasons, glance.verdict, nowMs, context)
      .slice(0, MOST_REASONS)
      .flatMap((reason) => (reason.code === 'storm' ? reason.parts.map(({ code }) => code) : [reason.code])),
  );
  const phrases = [
    sayFrom(wind, words),
    said.has('wind') ? null : sayWindSpeed(wind.speedKt * MPS_PER_KNOT, units, words),
    wind.gustKt === null || said.has('gust')
      ? null
      : sayWeather(words, 'windGust', { speed: sayWindSpeed(wind.gustKt * MPS_PER_KNOT, units, words) }),
    said.has('windAloftEstimated') || Math.round(wind.speedKt * MPS_PER_KNOT) === wind.aloftMps
      ? null
      : sayWeatherCard(words, 'aloft', sayAloft(wind, units, words)),
  ].filter((phrase) => phrase !== null);
  if (wind.speedKt === 0 && wind.gustKt === null) return sentence(sayWeather(words, 'windCalm'), words);
  return sayWeather(words, 'wind', { what: joined(phrases, words) });
}

/** The wind estimated for the height of flight. */
function sayAloft(
  { aloftMps, speedKt, heightM }: WindGlance,
  units: WeatherUnits,
  words: WeatherCatalogue,
): { readonly speed: string; readonly height: string } {
  const mps = units === 'metric' ? aloftMps : windAtHeight(speedKt, heightM) * MPS_PER_KNOT;
  return { speed: sayWindSpeed(mps, units, words), height: sayHeight(heightM, units, words) };
}

function sayFrom({ directionDeg, variable }: WindGlance, words: WeatherCatalogue): string | null {
  if (variable) return sayWeather(words, 'windVariable');
  return directionDeg === null ? null : words.windPoints[compassPoint(directionDeg)];
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

function sayNotes({ glance, words, units }: Context): readonly string[] {
  const { observation, differences } = glance;
  const height = (feet: number): string => sayReportedHeight(feet, units, words);
  const below = observation?.cloudsBelow ?? [];
  const density = observation?.densityAltitudeM ?? null;
  return [
    ...(below.length === 0
      ? []
      : [
          sayWeatherCard(words, 'cloudsBelow', {
            what: listed(
              below.map((layer) => sayLayerBriefly(layer, height, words)),
              words,
            ),
          }),
        ]),
    ...(density === null
      ? []
      : [sayWeatherCard(words, 'densityAltitude', { height: sayHeight(density, units, words) })]),
    ...sayDifferences(differences, units, words).slice(0, MOST_DIFFERENCES),
  ];
}

function sayPeriods(periods: readonly Period[], context: Context): readonly SaidPeriod[] {
  const { words, newClock } = context;
  const clock = newClock();
  return periods.map((period) => {
    const { from, to, verdict, comesAboutBy, chance } = period;
    const worse = worseChance(period);
    const row = sayRow(period, context);
    const plain = row === '' ? [] : [uncapitalised(row, words)];
    const when =
      comesAboutBy === null
        ? clock.period(Date.parse(from), Date.parse(to))
        : sayWeatherCard(words, 'fromOn', {
            hours: clock.period(Date.parse(from), Date.parse(comesAboutBy)),
          });
    return {
      from,
      to,
      verdict,
      when,
      heading: worse === null ? sayVerdict(verdict, words) : sayChanceFirst(worse, context),
      text: worse === null ? row : listed([sayWeatherCard(words, 'verdictFineMostly'), ...plain], words),
      chance: chance === null || worse !== null ? null : sayChance(chance, context),
      chanceVerdict: chance?.verdict ?? null,
    };
  });
}

function sayRow({ from, to, verdict, reasons, missing, wind }: Period, context: Context): string {
  const { words, units, newClock } = context;
  const [beginMs, endMs] = [Date.parse(from), Date.parse(to)];
  const phrases = decisive(reasons, verdict, beginMs, context)
    .slice(0, MOST_REASONS_OF_A_ROW)
    .map((reason) => {
      const what = sayLikely(sayReason(reason, reasonContext(context, true)), reason.likelihood, words);
      const fromMs = reason.from === null ? beginMs : Date.parse(reason.from);
      const toMs = reason.to === null ? endMs : Date.parse(reason.to);
      if (fromMs <= beginMs && toMs >= endMs) return what;
      return sayWeather(words, 'both', { first: what, second: newClock().period(fromMs, toMs) });
    });
  if (verdict === 'incomplete') {
    const said = sayMissing(missing, words);
    if (said !== null) return said;
  }
  if (phrases.length > 0) return capitalised(listed(phrases, words), words);
  if (wind === null) return '';
  if (wind.speedKt === 0) return capitalised(sayWeather(words, 'windCalm'), words);
  // At the height of flight, as in the reasons of other rows.
  return capitalised(sayWeatherCard(words, 'windUpTo', sayAloft(wind, units, words)), words);
}

function sayChance({ verdict, reasons, percent, atTimes }: Chance, context: Context): string | null {
  const { words } = context;
  const phrases = worthSaying<Reason>(
    reasons.filter(({ severity }) => severity === (verdict === 'nogo' ? 'nogo' : 'caution')),
  )
    .slice(0, MOST_REASONS_OF_A_ROW)
    .map((reason) => sayReason(reason, reasonContext(context, true)));
  if (phrases.length === 0) return null;
  return capitalised(sayLikely(listed(phrases, words), { percent, atTimes }, words), words);
}
