import { miss, refuse, report, take } from '../reading.ts';
import type { Reader } from '../reader.ts';

const TEMPERATURE = /^(?:([M-]?)(\d{2})|XX|\/\/)\/(?:([M-]?)(\d{2})|XX|\/\/)?$/;
const LOWEST_C = -90;
const HIGHEST_C = 60;
const HIGHEST_DEW_POINT_C = 40;

function degrees(sign: string | undefined, digits: string | undefined): number | null {
  if (digits === undefined) return null;
  const value = Number(digits);
  return sign === 'M' || sign === '-' ? 0 - value : value;
}

/** Air temperature and dew point in whole degrees Celsius: `13/M01`, `M30/`, `/////`. */
export const readTemperature: Reader = (reading, words, at) => {
  const word = words[at];
  const match = word && TEMPERATURE.exec(word.text);
  if (!match || reading.group !== null) return 0;
  const { target } = reading;
  const temperatureC = degrees(match[1], match[2]);
  const dewPointC = degrees(match[3], match[4]);
  if (target.temperatureC !== null || target.missing.includes('temperature')) {
    refuse(reading, word, 'temperature', 'saidTwice');
    return 1;
  }
  if (
    (temperatureC ?? 0) < LOWEST_C ||
    (temperatureC ?? 0) > HIGHEST_C ||
    (dewPointC ?? 0) > HIGHEST_DEW_POINT_C
  ) {
    refuse(reading, word, 'temperature', 'impossibleTemperature');
    return 1;
  }
  if (temperatureC === null) miss(reading, 'temperature');
  if (dewPointC === null) miss(reading, 'dewPoint');
  if (temperatureC !== null && dewPointC !== null && dewPointC > temperatureC) {
    report(reading, 'temperature', 'dewPointAboveTemperature', word);
  }
  target.temperatureC = temperatureC;
  target.dewPointC = dewPointC;
  take(reading, word, 'temperature');
  return 1;
};

/** Relative humidity, which some stations add: `RH76`, `72%`. */
export const readHumidity: Reader = (reading, words, at) => {
  const word = words[at];
  const match = word && /^(?:RH(\d{1,3})%?|(\d{1,3})%)$/.exec(word.text);
  if (!match) return 0;
  const percent = Number(match[1] ?? match[2]);
  if (percent > 100) return 0;
  reading.target.relativeHumidityPercent = percent;
  take(reading, word, 'humidity');
  return 1;
};
