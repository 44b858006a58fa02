import type { HazardLayer, Sea, WindShear } from '@klarnotam/weather';
import {
  sayCloudHeight,
  sayDistance,
  sayHeightFt,
  sayQuantity,
  saySpeed,
  sayTemperature,
} from './figures.ts';
import { joined, sayWeather } from './say-weather.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';
import type { WeatherMessageKey } from './weather-messages.ts';
import { sayDirection } from './wind.ts';

/** Wind shear as a sentence: on which runway, or up to which height with the wind there. */
export function sayWindShear(shear: WindShear, words: WeatherCatalogue): string {
  const { runway, allRunways, heightFt, directionDeg, speedKt } = shear;
  if (heightFt !== null && directionDeg !== null && speedKt !== null) {
    return sayWeather(words, 'windShearLayer', {
      height: sayHeightFt(heightFt, words),
      wind: joined([sayDirection(directionDeg, words), saySpeed(speedKt, 'kt', words)], words),
    });
  }
  if (allRunways) return sayWeather(words, 'windShearAllRunways');
  return runway === null ? sayWeather(words, 'windShear') : sayWeather(words, 'windShearRunway', { runway });
}

/** Temperature and state of the sea as a sentence. */
export function saySea({ temperatureC, state, waveHeightM }: Sea, words: WeatherCatalogue): string {
  const phrases = [
    temperatureC === null
      ? null
      : sayWeather(words, 'seaTemperature', { temperature: sayTemperature(temperatureC, words) }),
    state === null ? null : (words.seaStates[state] ?? null),
    waveHeightM === null
      ? null
      : sayWeather(words, 'waveHeight', { height: sayQuantity(waveHeightM, 'm', words) }),
  ];
  const none = phrases.every((phrase) => phrase === null);
  return sayWeather(words, 'sea', { what: none ? sayWeather(words, 'noData') : joined(phrases, words) });
}

/** What NATO's colour states promise at least: height of the cloud base in feet, visibility in metres. */
const COLOURS: Readonly<Record<string, { readonly baseFt: number; readonly visibilityM: number }>> = {
  'BLU+': { baseFt: 20_000, visibilityM: 8000 },
  BLU: { baseFt: 2500, visibilityM: 8000 },
  WHT: { baseFt: 1500, visibilityM: 5000 },
  GRN: { baseFt: 700, visibilityM: 3700 },
  YLO: { baseFt: 300, visibilityM: 1600 },
  YLO1: { baseFt: 500, visibilityM: 2500 },
  YLO2: { baseFt: 300, visibilityM: 1600 },
  AMB: { baseFt: 200, visibilityM: 800 },
};

/** A military colour state as a sentence. */
export function sayColour(code: string, words: WeatherCatalogue): string {
  if (code === 'BLACK') return sayWeather(words, 'colourBlack', { code });
  const limits = COLOURS[code];
  if (limits === undefined) return sayWeather(words, 'colourRed', { code });
  return sayWeather(words, 'colourState', {
    code,
    height: sayCloudHeight(limits.baseFt, words),
    distance: sayDistance(limits.visibilityM, words),
  });
}

interface Severity {
  /** None, light, moderate, severe. */
  readonly strength: 0 | 1 | 2 | 3;
  readonly notes: readonly WeatherMessageKey[];
}

/** WMO code table 1733. */
const ICING: readonly Severity[] = [
  { strength: 0, notes: [] },
  { strength: 1, notes: [] },
  { strength: 1, notes: ['inCloud'] },
  { strength: 1, notes: ['inPrecipitation'] },
  { strength: 2, notes: [] },
  { strength: 2, notes: ['inCloud'] },
  { strength: 2, notes: ['inPrecipitation'] },
  { strength: 3, notes: [] },
  { strength: 3, notes: ['inCloud'] },
  { strength: 3, notes: ['inPrecipitation'] },
];

/** WMO code table 0300. */
const TURBULENCE: readonly Severity[] = [
  { strength: 0, notes: [] },
  { strength: 1, notes: [] },
  { strength: 2, notes: ['inClearAir', 'occasional'] },
  { strength: 2, notes: ['inClearAir', 'frequent'] },
  { strength: 2, notes: ['inCloud', 'occasional'] },
  { strength: 2, notes: ['inCloud', 'frequent'] },
  { strength: 3, notes: ['inClearAir', 'occasional'] },
  { strength: 3, notes: ['inClearAir', 'frequent'] },
  { strength: 3, notes: ['inCloud', 'occasional'] },
  { strength: 3, notes: ['inCloud', 'frequent'] },
];

/** A layer of icing or turbulence as a sentence. */
export function sayHazardLayer(layer: HazardLayer, words: WeatherCatalogue): string {
  const { kind, intensity, baseFt, depthFt } = layer;
  const { strength, notes } = (kind === 'icing' ? ICING : TURBULENCE)[intensity] ?? {
    strength: 0,
    notes: [],
  };
  const from = sayHeightFt(baseFt, words);
  const what = joined(
    [
      words.strengths[strength] ?? null,
      ...notes.map((note) => words.messages[note]),
      depthFt === null
        ? sayWeather(words, 'layerToCloudTop', { from })
        : sayWeather(words, 'layerBetween', { from, to: sayHeightFt(baseFt + depthFt, words) }),
    ],
    words,
  );
  return sayWeather(words, kind === 'icing' ? 'icingLayer' : 'turbulenceLayer', { what });
}
