import type { UtcInstant } from '@klarnotam/aviation';
import type { ChangeKind, TemperatureForecast } from '@klarnotam/weather';
import { clockTime } from '../format/utc.ts';
import { sayTemperature } from './figures.ts';
import { capitalised, sayWeather } from './say-weather.ts';
import { dayOf, isToday, sayPeriod, sayTime, type WordingContext } from './times.ts';

interface Change {
  readonly change: ChangeKind;
  readonly from: UtcInstant | null;
  readonly to: UtcInstant | null;
}

/** How and when a change comes, without a full stop: `At times 14:00–18:00 UTC`. */
export function sayChange({ change, from, to }: Change, context: WordingContext): string {
  if (change === 'FM' && from !== null) return sayChangeFrom(from, context);
  return sayChangeIn(change, sayPeriod(from, to, context), context);
}

/** It holds until the next of its kind, whose beginning says so. */
function sayChangeFrom(from: UtcInstant, { words, now }: WordingContext): string {
  const time = clockTime(from);
  if (isToday(from, now)) return sayWeather(words, 'changeFromAt', { time });
  return sayWeather(words, 'changeFromOn', { ...dayOf(from, words), time });
}

/** {@link sayChange} with the period, or several of them, in words. */
export function sayChangeIn(change: ChangeKind, period: string, { words }: WordingContext): string {
  switch (change) {
    case 'FM':
      return capitalised(period, words);
    case 'BECMG':
      return sayWeather(words, 'changeBecoming', { period });
    case 'TEMPO':
      return sayWeather(words, 'changeAtTimes', { period });
    case 'INTER':
      return sayWeather(words, 'changeBriefly', { period });
    case 'unlabelled':
      return sayWeather(words, 'changeUnlabelled', { period });
    case 'PROB30':
    case 'PROB40':
      return sayWeather(words, 'changePerhaps', { percent: percentOf(change), period });
    case 'PROB30 TEMPO':
    case 'PROB40 TEMPO':
    case 'PROB30 INTER':
    case 'PROB40 INTER':
      return sayWeather(words, 'changePerhapsAtTimes', { percent: percentOf(change), period });
  }
}

function percentOf(change: string): string {
  return change.slice(4, 6);
}

const NOTES = {
  FM: 'noteFrom',
  BECMG: 'noteBecoming',
  TEMPO: 'noteAtTimes',
  INTER: 'noteBriefly',
  PROB30: 'notePerhaps',
  PROB40: 'notePerhaps',
  'PROB30 TEMPO': 'notePerhapsAtTimes',
  'PROB40 TEMPO': 'notePerhapsAtTimes',
  'PROB30 INTER': 'notePerhapsAtTimes',
  'PROB40 INTER': 'notePerhapsAtTimes',
  unlabelled: 'noteUnlabelled',
} as const satisfies Readonly<Record<ChangeKind, string>>;

/** What such a change means, as a sentence. */
export function sayChangeNote(change: ChangeKind, { words }: WordingContext): string {
  return sayWeather(words, NOTES[change]);
}

const EXTREMES = {
  maximum: 'highestTemperature',
  minimum: 'lowestTemperature',
  either: 'someTemperature',
} as const;

/** TX and TN as a sentence. */
export function sayTemperatureForecast(
  { kind, temperatureC, at }: TemperatureForecast,
  context: WordingContext,
): string {
  return sayWeather(context.words, EXTREMES[kind], {
    temperature: sayTemperature(temperatureC, context.words),
    time: sayTime(at, context),
  });
}
