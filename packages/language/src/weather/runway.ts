import type { RunwayState, RunwayVisualRange } from '@klarnotam/weather';
import { formatNumber } from '../format/number.ts';
import { sayQuantity, sayRange } from './figures.ts';
import { joined, sayWeather } from './say-weather.ts';
import { sayBound } from './visibility.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

const TRENDS = { up: 'rangeUp', down: 'rangeDown', none: 'rangeSteady' } as const;
/** WMO code table 0519: how much of the runway is covered, per cent. */
const SHARES: Readonly<Record<number, string>> = { 1: '1–10', 2: '11–25', 5: '26–50', 9: '51–100' };
const REPEATED = '99';
const NOT_OPERATIONAL = 99;
const GREATEST_DEPTH_MM = 90;
const GREATEST_FRICTION = 90;

/** How far one sees along a runway, as a sentence. `inFeet`: the report says it in feet. */
export function sayRunwayVisualRange(
  range: RunwayVisualRange,
  inFeet: boolean,
  words: WeatherCatalogue,
): string {
  const what = joined(
    [distance(range, inFeet, words), range.trend === null ? null : sayWeather(words, TRENDS[range.trend])],
    words,
  );
  return range.runway === null
    ? sayWeather(words, 'runwayVisualRangeUnnamed', { what })
    : sayWeather(words, 'runwayVisualRange', { runway: range.runway, what });
}

function distance(range: RunwayVisualRange, inFeet: boolean, words: WeatherCatalogue): string {
  const { rangeM, bound, upToM, upToBound } = range;
  if (rangeM === null) return sayWeather(words, 'noData');
  const from = sayBound(sayRange(rangeM, inFeet, words), bound, words);
  if (upToM === null) return from;
  return sayWeather(words, 'varying', {
    from,
    to: sayBound(sayRange(upToM, inFeet, words), upToBound, words),
  });
}

/** The state of a runway as a sentence. */
export function sayRunwayState(state: RunwayState, words: WeatherCatalogue): string {
  const { runway, closedBySnow, cleared, deposit, extent, depth, braking } = state;
  if (closedBySnow) return sayWeather(words, 'runwaysClosedBySnow');
  if (runway === REPEATED) return sayWeather(words, 'runwayStateRepeated');
  // Code 0: clear and dry, nothing covers it.
  const isClear = deposit === 0;
  const share = extent === null || isClear ? undefined : SHARES[extent];
  const phrases = [
    cleared ? sayWeather(words, 'runwayCleared') : null,
    deposit === null ? null : (words.deposits[deposit] ?? null),
    share === undefined ? null : sayWeather(words, 'runwayCoverage', { share }),
    depth === null || (isClear && depth === 0) ? null : sayDepth(depth, words),
    braking === null ? null : sayBraking(braking, words),
  ];
  const what = phrases.some((phrase) => phrase !== null)
    ? joined(phrases, words)
    : sayWeather(words, 'noData');
  return runway === null
    ? sayWeather(words, 'allRunwaysState', { what })
    : sayWeather(words, 'runwayState', { runway, what });
}

/** WMO code table 1079: millimetres up to 90, then steps of 5 cm from 10 cm. */
function sayDepth(figure: number, words: WeatherCatalogue): string | null {
  if (figure === NOT_OPERATIONAL) return sayWeather(words, 'runwayNotOperational');
  if (figure === 0) return sayWeather(words, 'runwayDepthBelow', { depth: sayQuantity(1, 'mm', words) });
  if (figure <= GREATEST_DEPTH_MM)
    return sayWeather(words, 'runwayDepth', { depth: sayQuantity(figure, 'mm', words) });
  if (figure === 91) return null;
  const depth = sayQuantity((figure - 90) * 5, 'cm', words);
  return sayWeather(words, 'runwayDepth', {
    depth: figure === 98 ? sayWeather(words, 'orMore', { what: depth }) : depth,
  });
}

function sayBraking(figure: number, words: WeatherCatalogue): string | null {
  if (figure <= GREATEST_FRICTION) {
    return sayWeather(words, 'runwayFriction', { figure: formatNumber(figure / 100, words, 2) });
  }
  return isBraking(figure) ? words.brakings[figure] : null;
}

function isBraking(figure: number): figure is keyof WeatherCatalogue['brakings'] {
  return (figure >= 91 && figure <= 95) || figure === 99;
}
