import type { ReasonFacts, Warning, WeatherFacts } from '@klarnotam/weather';
import { sayReason, type ReasonContext } from '../weather-card/say-reason.ts';
import { sayChange } from './change.ts';
import type { WordedWarning } from './report-wording.ts';
import { capitalised, sayWeather } from './say-weather.ts';
import { sayPeriod, sayTime, type WordingContext } from './times.ts';

/** Each warning of a report in words: what, by how much, when and why it matters. */
export function sayWarnings(facts: WeatherFacts, context: WordingContext): readonly WordedWarning[] {
  const { words } = context;
  return facts.warnings.map((warning) => {
    const { code, severity } = warning;
    const { label, reason } = words.warnings[code];
    const near = isNear(warning);
    return {
      code,
      severity,
      severityLabel: sayWeather(words, severity === 'nogo' ? 'severityNogo' : 'severityCaution'),
      label,
      text: sayWeather(words, 'sentence', { text: capitalised(sayWarning(warning, context, false), words) }),
      when: sayWhen(warning, context),
      reason: near ? sayWeather(words, 'precipitationNear') : reason,
    };
  });
}

/** Precipitation near by: it is dry where the report is from. */
export function isNear(reason: ReasonFacts | Warning): boolean {
  return reason.code === 'precipitation' && reason.group.intensity === 'vicinity';
}

/** When a warning holds; null: at the observation, or its time is not known. */
export function sayWhen({ change, from, to }: Warning, context: WordingContext): string | null {
  if (change !== null) return sayChange({ change, from, to }, context);
  if (from === null) return null;
  return capitalised(sayPeriod(from, to, context), context.words);
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
