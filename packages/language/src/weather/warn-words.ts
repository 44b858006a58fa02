import type { ReasonFacts, Warning, WeatherFacts } from '@klarnotam/weather';
import { isFrozen, sayReason, type ReasonContext } from '../weather-card/say-reason.ts';
import { clockOf } from '../weather-card/say-time.ts';
import { sayChange, sayChangeIn } from './change.ts';
import type { WordedWarning } from './report-wording.ts';
import { capitalised, sayWeather } from './say-weather.ts';
import { sayPeriod, sayTime, type WordingContext } from './times.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

/** Each warning of a report in words: what, by how much, when and why it matters. */
export function sayWarnings(
  facts: WeatherFacts,
  context: WordingContext,
  timeZone: string | null,
): readonly WordedWarning[] {
  const { words } = context;
  return facts.warnings.map((warning) => {
    const { code, severity } = warning;
    const { label } = words.warnings[code];
    return {
      code,
      severity,
      severityLabel: sayWeather(words, severity === 'nogo' ? 'severityNogo' : 'severityCaution'),
      label,
      text: sayWeather(words, 'sentence', { text: capitalised(sayWarning(warning, context, false), words) }),
      when: sayWhen(warning, context, timeZone),
      reason: sayWarningReason(warning, words),
    };
  });
}

/** Why a warning matters. Of precipitation near by it is dry where the report is from; snow and ice are no water; a distant storm may come. */
export function sayWarningReason(
  warning: Exclude<ReasonFacts, { code: 'storm' | 'fogForecast' }> | Warning,
  words: WeatherCatalogue,
): string {
  if (warning.code === 'thunderstorm' && warning.isDistant === true) return sayWeather(words, 'stormMayCome');
  if (warning.code !== 'precipitation') return words.warnings[warning.code].reason;
  const { intensity, phenomena } = warning.group;
  if (intensity === 'vicinity') return sayWeather(words, 'precipitationNear');
  if (phenomena.length > 0 && phenomena.every((code) => code === 'IC'))
    return sayWeather(words, 'iceCrystalsHarm');
  return isFrozen(warning.group) ? sayWeather(words, 'snowHarms') : words.warnings.precipitation.reason;
}

/** When a warning holds, on the clock of the place; null: at the observation, or its time is not known. */
export function sayWhen(
  { change, from, to }: Warning,
  context: WordingContext,
  timeZone: string | null,
): string | null {
  const { words } = context;
  if (timeZone !== null && from !== null && to !== null) {
    const fromMs = Date.parse(from);
    const hours = clockOf(words, timeZone, fromMs, true).period(fromMs, Date.parse(to));
    const period = sayWeather(words, 'hoursLocal', { hours });
    return capitalised(change === null ? period : sayChangeIn(change, period, context), words);
  }
  // A warning has an end, what a change replaces has none.
  if (change !== null && change !== 'FM') return sayChange({ change, from, to }, context);
  if (from === null) return null;
  return capitalised(sayPeriod(from, to, context), words);
}

/** A warning as a phrase; `brief`: without its limit. */
export function sayWarning(warning: Warning, context: WordingContext, brief: boolean): string {
  const { words } = context;
  switch (warning.code) {
    case 'notObserved':
      return words.notReported[warning.field];
    case 'twilight':
    case 'night':
      return words.warnings[warning.code].label;
    default:
      return sayReason(warning, reasonContext(context, brief));
  }
}

/** What is stored is said in metres, kilometres and metres a second. */
export function reasonContext(context: WordingContext, brief: boolean): ReasonContext {
  return { words: context.words, units: 'metric', brief, sayTime: (instant) => sayTime(instant, context) };
}
