import { METRES_PER_FOOT } from '@klarnotam/aviation';
import type { WindUnit } from '@klarnotam/weather';
import { fill } from '../say.ts';
import { sayWeather } from './say-weather.ts';
import type { WeatherCatalogue, WeatherUnit } from './weather-catalogue.ts';

const MPS_PER_KNOT = 1852 / 3600;
const KMH_PER_KNOT = 1.852;
const METRES_PER_MILE = 1609.344;
const SIXTEENTHS = 16;
/** From one mile on, which is 1,609 m. */
const KILOMETRES_BESIDE_MILES_FROM_M = 1600;
/** From here on visibility is said in kilometres, as reports themselves are read out. */
const KILOMETRES_FROM_M = 5000;
/** Visibility in metres comes in such steps. */
const STEP_M = 50;

/** `value` to `decimals` at most; the minus is a real one. Figures look the same in every language. */
function sayNumber(value: number, decimals = 1): string {
  return String(Number(value.toFixed(decimals))).replace('-', '−');
}

/** `value` with its unit: `7.7 m/s`. */
export function sayQuantity(
  value: number,
  unit: WeatherUnit,
  words: WeatherCatalogue,
  decimals?: number,
): string {
  return fill(words, words.units[unit], { n: sayNumber(value, decimals) });
}

function both(first: string, second: string, words: WeatherCatalogue): string {
  return sayWeather(words, 'both', { first, second });
}

/** A wind speed in the unit that the report used, the others beside it: `15 kt (7.7 m/s)`. */
export function saySpeed(speedKt: number, unit: WindUnit | null, words: WeatherCatalogue): string {
  const knots = sayQuantity(speedKt, 'kt', words);
  const metres = speedKt * MPS_PER_KNOT;
  if (unit === 'mps') return both(sayQuantity(metres, 'mps', words, 0), knots, words);
  const mps = sayQuantity(metres, 'mps', words);
  if (unit === 'kmh') {
    const kmh = sayQuantity(speedKt * KMH_PER_KNOT, 'kmh', words, 0);
    return both(kmh, `${knots}${words.messages.comma}${mps}`, words);
  }
  return both(knots, mps, words);
}

/** Knots beside metres a second that were rounded elsewhere: `20 kt (10.3 m/s)`. */
export function saySpeeds(speedKt: number, speedMps: number, words: WeatherCatalogue): string {
  return both(sayQuantity(speedKt, 'kt', words), sayQuantity(speedMps, 'mps', words), words);
}

/** `1800 ft (549 m)`. */
export function sayHeightFt(heightFt: number, words: WeatherCatalogue): string {
  const metres = sayQuantity(heightFt * METRES_PER_FOOT, 'm', words, 0);
  return both(sayQuantity(heightFt, 'ft', words, 0), metres, words);
}

/** `120 m (394 ft)`. */
export function sayHeightM(heightM: number, words: WeatherCatalogue): string {
  const feet = sayQuantity(heightM / METRES_PER_FOOT, 'ft', words, 0);
  return both(sayQuantity(heightM, 'm', words, 0), feet, words);
}

/** `1200 m`, `8 km`; what was miles and has no round metres in kilometres too: `2.4 km`. */
export function sayDistance(metres: number, words: WeatherCatalogue): string {
  const round = metres % STEP_M === 0 || metres < 1000;
  if (metres < KILOMETRES_FROM_M && round) return sayQuantity(metres, 'm', words, 0);
  return sayQuantity(metres / 1000, 'km', words);
}

/** `2 1/2 mi (4 km)`: a distance that the report gives in statute miles. */
export function sayMiles(metres: number, words: WeatherCatalogue): string {
  const n = asFraction(metres / METRES_PER_MILE);
  const metric =
    metres < KILOMETRES_BESIDE_MILES_FROM_M
      ? sayQuantity(metres, 'm', words, 0)
      : sayQuantity(metres / 1000, 'km', words);
  return both(fill(words, words.units.miles, { n }), metric, words);
}

/** Sixteenths of a mile in lowest terms: `1 3/4`. */
function asFraction(miles: number): string {
  const sixteenths = Math.round(miles * SIXTEENTHS);
  const whole = Math.floor(sixteenths / SIXTEENTHS);
  let over = sixteenths % SIXTEENTHS;
  let under = SIXTEENTHS;
  while (over > 0 && over % 2 === 0) {
    over /= 2;
    under /= 2;
  }
  if (over === 0) return String(whole);
  const fraction = `${String(over)}/${String(under)}`;
  return whole === 0 ? fraction : `${String(whole)} ${fraction}`;
}

/** A distance along a runway, in feet too where the report used them. */
export function sayRange(metres: number, inFeet: boolean, words: WeatherCatalogue): string {
  const metric = sayQuantity(metres, 'm', words, 0);
  if (!inFeet) return metric;
  // Steps of the code are 100 ft, so the rounding to whole metres is undone without loss.
  return both(sayQuantity(Math.round(metres / METRES_PER_FOOT / 10) * 10, 'ft', words, 0), metric, words);
}

/** `−5 °C`. */
export function sayTemperature(temperatureC: number): string {
  return `${sayNumber(temperatureC)} °C`;
}

/** `29.92`: inches of mercury have two decimals, always. */
export function sayInches(inHg: number, words: WeatherCatalogue): string {
  return fill(words, words.units.inHg, { n: inHg.toFixed(2) });
}

/** Hectopascals and, where the report has them, inches of mercury; what the report has first comes first. */
export function sayPressure(
  hPa: number,
  inHg: number | null,
  inchesFirst: boolean,
  words: WeatherCatalogue,
): string {
  const metric = sayQuantity(hPa, 'hPa', words);
  if (inHg === null) return metric;
  const inches = sayInches(inHg, words);
  return inchesFirst ? both(inches, metric, words) : both(metric, inches, words);
}
