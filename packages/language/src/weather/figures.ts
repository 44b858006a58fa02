import { METRES_PER_FOOT } from '@klarnotam/aviation';
import type { Conditions, WindUnit } from '@klarnotam/weather';
import { formatNumber } from '../format/number.ts';
import { fill } from '../say.ts';
import { sayWeather } from './say-weather.ts';
import type { WeatherCatalogue, WeatherUnit } from './weather-catalogue.ts';

const MPS_PER_KNOT = 1852 / 3600;
const KMH_PER_KNOT = 1.852;
const METRES_PER_MILE = 1609.344;
const SIXTEENTHS = 16;
/** From here on a visibility has no decimals, as a weather service gives it. */
const WHOLE_KILOMETRES_FROM_M = 10_000;
/** What no report has in metres was converted from miles, and is rounded to what a person would say. */
const STEP_M = 50;
/** Of multiplying by feet, so that 3,281 ft are 1,000 m. */
const ROUNDING_M = 0.05;
const HPA_PER_INCH = 33.863886;
/** Lower limits of the Beaufort numbers 1 to 12, metres a second (WMO-No. 8). */
const BEAUFORT_FROM_MPS = [0.3, 1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7];

/** `value` to `decimals` at most, by the custom of the country; the minus is a real one. */
function sayNumber(value: number, words: WeatherCatalogue, decimals = 1, grouped = true): string {
  const rounded = Number(value.toFixed(decimals));
  return formatNumber(rounded === 0 ? 0 : rounded, words, undefined, grouped).replace('-', '−');
}

/** `value` with its unit: `7.7 m/s`. */
export function sayQuantity(
  value: number,
  unit: WeatherUnit,
  words: WeatherCatalogue,
  decimals?: number,
): string {
  const count = Number(value.toFixed(decimals ?? 1));
  // Nobody parts the thousands of a pressure.
  const n = sayNumber(value, words, decimals, unit !== 'hPa');
  return sayFigures(n, count, unit, words);
}

/** `figures`, one or several in writing, with their unit; `count`: the number that a plural goes by. */
export function sayFigures(
  figures: string,
  count: number,
  unit: WeatherUnit,
  words: WeatherCatalogue,
): string {
  return unbroken(fill(words, words.units[unit], { n: figures, count }));
}

/** No line ends between a figure and its unit. */
function unbroken(text: string): string {
  return text.replace(/(?<=\d[\u2069]?) (?=\S)/u, '\u00a0');
}

function both(first: string, second: string, words: WeatherCatalogue): string {
  return sayWeather(words, 'both', { first, second });
}

/** Beaufort number of a mean wind or a gust, metres a second. */
export function beaufort(mps: number): number {
  const tenths = Math.round(mps * 10) / 10;
  return BEAUFORT_FROM_MPS.filter((from) => tenths >= from).length;
}

/** With a tenth where a whole figure would belong to another Beaufort number: `7.7 m/s`, force 4. */
export function digitsBesideForce(mps: number): 0 | 1 {
  return beaufort(Math.round(mps)) === beaufort(mps) ? 0 : 1;
}

/** A wind speed in whole metres a second, beside it what the report used: `8 m/s (15 kt)`. */
export function saySpeed(speedKt: number, unit: WindUnit | null, words: WeatherCatalogue): string {
  const mps = speedKt * MPS_PER_KNOT;
  const metric = sayQuantity(mps, 'mps', words, words.windForce === undefined ? 0 : digitsBesideForce(mps));
  const beside = [
    unit === 'mps'
      ? null
      : unit === 'kmh'
        ? sayQuantity(speedKt * KMH_PER_KNOT, 'kmh', words, 0)
        : sayQuantity(speedKt, 'kt', words),
    words.windForce === undefined ? null : fill(words, words.windForce, { n: String(beaufort(mps)) }),
  ].filter((text) => text !== null);
  return beside.length === 0 ? metric : both(metric, beside.join(words.messages.comma), words);
}

/** Metres that were feet, as a person would say them: in tens, from 500 m on in fifties, from 3,000 m on in hundreds. */
export function roundedMetres(heightFt: number): number {
  const metres = heightFt * METRES_PER_FOOT;
  const step = metres < 500 ? 10 : metres < 3000 ? 50 : 100;
  return heightFt > 0 && metres < step ? Math.round(metres) : Math.round(metres / step) * step;
}

/** The base of a cloud, or how far one sees upwards, in metres: cut to tens; never above it. */
export function cloudMetres(heightFt: number): number {
  const metres = heightFt * METRES_PER_FOOT + ROUNDING_M;
  return heightFt > 0 && metres < 10 ? Math.floor(metres) : Math.floor(metres / 10) * 10;
}

/** `550 m (1,800 ft)`, never above the base. */
export function sayCloudHeight(heightFt: number, words: WeatherCatalogue): string {
  const metres = sayQuantity(cloudMetres(heightFt), 'm', words, 0);
  return both(metres, sayQuantity(heightFt, 'ft', words, 0), words);
}

/** `550 m (1,800 ft)`. */
export function sayHeightFt(heightFt: number, words: WeatherCatalogue): string {
  const metres = sayQuantity(roundedMetres(heightFt), 'm', words, 0);
  return both(metres, sayQuantity(heightFt, 'ft', words, 0), words);
}

/** `120 m`. */
export function sayHeightM(heightM: number, words: WeatherCatalogue): string {
  return sayQuantity(heightM, 'm', words, 0);
}

/** `800 m`, `1.2 km`, `16 km`. */
export function sayDistance(metres: number, words: WeatherCatalogue): string {
  if (metres < 1000) return sayQuantity(Math.round(metres / STEP_M) * STEP_M || metres, 'm', words, 0);
  if (metres < 5000 && metres % 100 !== 0 && metres % STEP_M === 0) {
    return sayQuantity(metres, 'm', words, 0);
  }
  return sayQuantity(metres / 1000, 'km', words, metres < WHOLE_KILOMETRES_FROM_M ? 1 : 0);
}

/** `4 km (2 1/2 miles)`: a distance that the report gives in statute miles. */
export function sayMiles(metres: number, words: WeatherCatalogue): string {
  return both(sayDistance(metres, words), sayMilesAlone(metres, words), words);
}

/** `2 1/2 mi`. */
export function sayMilesAlone(metres: number, words: WeatherCatalogue): string {
  const miles = metres / METRES_PER_MILE;
  // Some languages count a fraction as one (`1/2 mile`), others by a plural form of its own.
  const form = miles <= 1 ? 'single' : 'several';
  const n = asFraction(miles).replace(' ', '\u00a0');
  return unbroken(fill(words, words.units.miles, { n, count: Number(miles.toFixed(4)), form }));
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
  if (!inFeet) return sayQuantity(metres, 'm', words, 0);
  // Steps of the code are 100 ft, so the rounding to whole metres is undone without loss.
  const feet = sayQuantity(Math.round(metres / METRES_PER_FOOT / 10) * 10, 'ft', words, 0);
  return both(sayQuantity(Math.round(metres / 10) * 10, 'm', words, 0), feet, words);
}

/** `−5 °C`. */
export function sayTemperature(temperatureC: number, words: WeatherCatalogue): string {
  return `${sayNumber(temperatureC, words)}\u00a0°C`;
}

/** Says temperatures of one report with tenths as soon as one of them has some: `16.0 °C` beside `11.3 °C`. */
export function temperatureSayer(
  together: readonly (number | null)[],
  words: WeatherCatalogue,
): (temperatureC: number) => string {
  const hasTenths = together.some((each) => each !== null && !Number.isInteger(each));
  if (!hasTenths) return (temperatureC) => sayTemperature(temperatureC, words);
  return (temperatureC) => {
    const tenths = Number(temperatureC.toFixed(1));
    return `${formatNumber(tenths === 0 ? 0 : tenths, words, 1).replace('-', '−')}\u00a0°C`;
  };
}

/** `29.92`: inches of mercury have two decimals, always. */
export function sayInches(inHg: number, words: WeatherCatalogue): string {
  return unbroken(fill(words, words.units.inHg, { n: formatNumber(inHg, words, 2) }));
}

/** Whole hectopascals, cut and not rounded as QNH always is, and, where the report has them, inches of mercury; null: it gives none. */
export function sayPressure(
  {
    qnhHpa,
    altimeterInHg: inHg,
    givesHectopascals,
  }: Pick<Conditions, 'qnhHpa' | 'altimeterInHg' | 'givesHectopascals'>,
  words: WeatherCatalogue,
): string | null {
  if (qnhHpa === null) return null;
  const hPa = qnhHpa;
  // A report may give both, of which hectopascals come first.
  const isOfInches = inHg !== null && givesHectopascals !== true && Math.abs(inHg * HPA_PER_INCH - hPa) < 0.1;
  const metric = sayQuantity(Math.floor(isOfInches ? inHg * HPA_PER_INCH : hPa), 'hPa', words, 0);
  return inHg === null ? metric : both(metric, sayInches(inHg, words), words);
}
