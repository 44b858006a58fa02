import type { Remark, ReportToken } from '@klarnotam/weather';
import { sayCloudTypes } from './cloud-types.ts';
import { sayLayer } from './clouds.ts';
import {
  sayCloudHeight,
  sayHeightFt,
  sayHeightM,
  sayInches,
  sayQuantity,
  saySpeed,
  sayTemperature,
} from './figures.ts';
import { sayRemarkCeiling, sayRemarkVisibility } from './remark-ranges.ts';
import { joined, sayWeather, sentence, sentences } from './say-weather.ts';
import { sayConvection, sayLightning } from './seen.ts';
import { sayColour } from './supplement.ts';
import { sayTime, type WordingContext } from './times.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';
import { sayWeatherTimes } from './weather-times.ts';
import { sayDirection, sayWind } from './wind.ts';

/** What an automatic station cannot tell (FMH-1, 12.7.2). */
const SENSORS = {
  FZRANO: 'sensorFreezingRain',
  TSNO: 'sensorThunder',
  PWINO: 'sensorWeather',
  VISNO: 'sensorVisibility',
  CHINO: 'sensorCeiling',
  RVRNO: 'sensorRunwayRange',
  PNO: 'sensorAmount',
  SLPNO: 'sensorPressure',
} as const;

/** One remark as a sentence. */
export function sayRemark(remark: Remark, context: WordingContext): string {
  const { words } = context;
  switch (remark.code) {
    case 'stationType':
      return sayWeather(words, remark.discernsPrecipitation ? 'stationDiscerns' : 'stationDoesNotDiscern');
    case 'seaLevelPressure':
      return sayWeather(words, 'seaLevelPressure', {
        what: sayQuantity(remark.pressureHpa, 'hPa', words, 1),
      });
    case 'qnh':
      return sayWeather(words, 'qnh', { what: sayQuantity(remark.pressureHpa, 'hPa', words, 1) });
    case 'altimeter':
      return sayWeather(words, 'qnh', { what: sayInches(remark.pressureInHg, words) });
    case 'qfe':
      return sayWeather(words, 'qfe', { what: qfe(remark.pressureHpa, remark.pressureMmHg, words) });
    case 'peakWind': {
      const wind = [sayDirection(remark.directionDeg, words), saySpeed(remark.speedKt, 'kt', words)];
      return sayWeather(words, 'peakWind', { wind: joined(wind, words), time: sayTime(remark.at, context) });
    }
    case 'windShift':
      return sayWeather(words, 'windShift', { time: sayTime(remark.at, context) });
    case 'windAtHeight':
      return sayWeather(words, 'windAtHeight', {
        height: sayCloudHeight(remark.heightFt, words),
        wind: sayWind(remark.wind, words),
      });
    case 'windAtRunway':
      return sayWeather(words, 'windAtRunway', {
        runway: remark.runway,
        wind: sayWind(remark.wind, words),
      });
    case 'precipitation': {
      const { amountMm } = remark;
      const amount = amountMm === null ? sayWeather(words, 'noData') : sayAmount(amountMm, words);
      return remark.hours === null
        ? sayWeather(words, 'precipitationOfPeriod', { amount })
        : sayWeather(words, 'precipitationOfHours', { hours: remark.hours, amount });
    }
    case 'rainfall':
      return sayWeather(words, 'rainfall', {
        tenMinutes: sayQuantity(remark.tenMinutesMm, 'mm', words),
        sinceNine: sayQuantity(remark.sinceNineMm, 'mm', words),
      });
    case 'maximumTemperature':
    case 'minimumTemperature':
      return sayWeather(words, remark.code === 'maximumTemperature' ? 'maximumOfHours' : 'minimumOfHours', {
        hours: remark.hours,
        temperature: sayTemperature(remark.temperatureC, words),
      });
    case 'pressureTendency': {
      const { changeHpa } = remark;
      if (changeHpa === 0) return sayWeather(words, 'pressureSteady');
      const amount = sayQuantity(Math.abs(changeHpa), 'hPa', words);
      return sayWeather(words, changeHpa > 0 ? 'pressureRose' : 'pressureFell', { amount });
    }
    case 'pressureChange':
      return sayWeather(words, remark.direction === 'rising' ? 'pressureRising' : 'pressureFalling');
    case 'snowDepth':
      return sayWeather(words, 'snowDepth', { depth: sayQuantity(remark.depthCm, 'cm', words) });
    case 'iceAccretion':
      return sayWeather(words, 'iceAccretion', {
        hours: remark.hours,
        amount: sayAmount(remark.amountMm, words),
      });
    case 'densityAltitude':
      return sayWeather(words, 'densityAltitude', { height: sayHeightFt(remark.altitudeFt, words) });
    case 'cloudBase':
      return sayWeather(words, 'cloudBase', { height: sayHeightM(remark.heightM, words) });
    case 'colour':
      return sayColours(remark.text, words);
    case 'sensorMissing':
      return sayWeather(words, sensorKey(remark.text), { text: remark.text });
    case 'cloudTypes':
      return sayCloudTypes(remark.text, words) ?? sayWeather(words, 'cloudsByType', { text: remark.text });
    case 'variableCover':
      return sayWeather(words, 'coverVarying', {
        first:
          remark.baseFt === null
            ? words.covers[remark.cover]
            : sayLayer({ cover: remark.cover, baseFt: remark.baseFt, type: null }, words),
        second: words.covers[remark.otherCover],
      });
    case 'hazy':
      return sentence(sayWeather(words, 'both', { first: words.nouns.HZ[0], second: remark.text }), words);
    case 'estimated':
      return sayWeather(words, remark.what === 'wind' ? 'windEstimated' : 'pressureEstimated', {
        text: remark.text,
      });
    case 'overcastBreaks':
    case 'noRemarks':
      return sayWeather(words, remark.code);
    case 'obscured':
      return sayWeather(words, remark.what === 'mountains' ? 'mountainsObscured' : 'obstaclesObscured', {
        text: remark.text,
      });
    default:
      return sayUnderstood(remark, context) ?? sayWeather(words, remark.code, { text: remark.text });
  }
}

type Understandable = Extract<
  Remark,
  { code: 'weatherTimes' | 'lightning' | 'convection' | 'variableVisibility' | 'variableCeiling' | 'note' }
>;

/** What was understood of a remark; null: it is given as it stands, with a word about what it is. */
function sayUnderstood(remark: Understandable, context: WordingContext): string | null {
  const { words } = context;
  switch (remark.code) {
    case 'weatherTimes':
      return remark.weather ? sayWeatherTimes(remark.weather, context) : null;
    case 'lightning':
      return remark.seen ? sayLightning(remark.seen, words) : null;
    case 'convection':
      return remark.seen ? sayConvection(remark.seen, words) : null;
    case 'variableVisibility':
      return remark.visibility ? sayRemarkVisibility(remark.visibility, words) : null;
    case 'variableCeiling':
      return remark.ceiling ? sayRemarkCeiling(remark.ceiling, words) : null;
    case 'note':
      return null;
  }
}

function sensorKey(text: string): (typeof SENSORS)[keyof typeof SENSORS] | 'sensorMissing' {
  // Some say of which runway.
  const [sensor = ''] = text.split(' ');
  return Object.hasOwn(SENSORS, sensor) ? SENSORS[sensor as keyof typeof SENSORS] : 'sensorMissing';
}

function sayAmount(amountMm: number, words: WeatherCatalogue): string {
  return amountMm === 0 ? sayWeather(words, 'trace') : sayQuantity(amountMm, 'mm', words);
}

function qfe(hPa: number | null, mmHg: number | null, words: WeatherCatalogue): string {
  const metric = hPa === null ? null : sayQuantity(hPa, 'hPa', words);
  if (mmHg === null) return metric ?? sayWeather(words, 'noData');
  const mercury = sayQuantity(mmHg, 'mmHg', words);
  return metric === null ? mercury : sayWeather(words, 'both', { first: mercury, second: metric });
}

/** `BLACKGRN` is two states in one word. */
function sayColours(text: string, words: WeatherCatalogue): string {
  const black = text.startsWith('BLACK');
  const state = black ? text.slice('BLACK'.length) : text;
  return sentences(
    [black ? sayColour('BLACK', words) : null, state === '' ? null : sayColour(state, words)],
    words,
  );
}

/** Which of `tokens`, in order, each remark was read from. */
export function pairRemarks(
  remarks: readonly Remark[],
  tokens: readonly ReportToken[],
): readonly { readonly remarks: readonly Remark[]; readonly tokens: readonly ReportToken[] }[] {
  const pairs: { remarks: Remark[]; tokens: readonly ReportToken[] }[] = [];
  let at = 0;
  remarks.forEach((remark, index) => {
    const before = remarks[index - 1];
    // Highest and lowest temperature of a day are one group of nine figures.
    const last = pairs.at(-1);
    if (
      last !== undefined &&
      remark.code === 'minimumTemperature' &&
      remark.hours === 24 &&
      before?.code === 'maximumTemperature' &&
      before.hours === 24
    ) {
      last.remarks.push(remark);
      return;
    }
    const count = tokenCount(remark, tokens, at);
    pairs.push({ remarks: [remark], tokens: tokens.slice(at, at + count) });
    at += count;
  });
  return pairs;
}

function tokenCount(remark: Remark, tokens: readonly ReportToken[], at: number): number {
  const text = (ahead: number): string => tokens[at + ahead]?.text.toUpperCase() ?? '';
  if ('text' in remark) return remark.text.split(' ').length;
  switch (remark.code) {
    case 'peakWind':
    case 'windAtHeight':
    case 'densityAltitude':
      return 3;
    case 'windShift':
      return text(2) === 'FROPA' ? 3 : 2;
    case 'windAtRunway':
      if (text(0) === 'WIND' || text(0) === 'WND') return 3;
      return text(0).includes('/') ? 1 : 2;
    default:
      return 1;
  }
}
