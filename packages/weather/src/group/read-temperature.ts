import type { Word } from '../find/split-words.ts';
import { miss, refuse, report, take, type Reading } from '../reading.ts';
import type { Reader } from '../reader.ts';

const TEMPERATURE = /^(?:([+M-]?)(\d{2}(?:\.\d)?)|XX|MM?|\/\/)\/(?:([+M-]?)(\d{2}(?:\.\d)?)|XX|MM?|\/\/)?$/;
const BROKEN = /^(?:M?\d{2}\/ M?\d{2}|M?\d{2} \/M?\d{2})$/;
const LOWEST_C = -90;
const HIGHEST_C = 60;
const HIGHEST_DEW_POINT_C = 40;

function degrees(sign: string | undefined, digits: string | undefined): number | null {
  if (digits === undefined) return null;
  const value = Number(digits);
  return sign === 'M' || sign === '-' ? 0 - value : value;
}

/** Air temperature and dew point in whole degrees Celsius: `13/M01`, `M30/`, `/////`, `XX/XX`. */
export const readTemperature: Reader = (reading, words, at, end) => {
  const word = words[at];
  if (!word || reading.group !== null || word.text === '///') return 0;
  if (word.text === '/////') return missTemperature(reading, word);
  const next = at + 1 < end ? words[at + 1] : undefined;
  // `27/ 23`, `27 /23`: the dew point stands apart.
  const broken = next !== undefined && word.text.length <= 4 && BROKEN.test(`${word.text} ${next.text}`);
  const match = TEMPERATURE.exec(broken ? word.text + next.text : word.text);
  if (!match) return 0;
  const { target } = reading;
  const temperatureC = degrees(match[1], match[2]);
  const dewPointC = degrees(match[3], match[4]);
  if (target.temperatureC !== null || target.dewPointC !== null) {
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
  target.missing = target.missing.filter((field) => field !== 'temperature' && field !== 'dewPoint');
  if (temperatureC === null) miss(reading, 'temperature');
  if (dewPointC === null) miss(reading, 'dewPoint');
  if (temperatureC !== null && dewPointC !== null && dewPointC > temperatureC) {
    report(reading, 'temperature', 'dewPointAboveTemperature', word);
  }
  target.temperatureC = temperatureC;
  target.dewPointC = dewPointC;
  take(reading, word, 'temperature');
  if (broken) take(reading, next, 'temperature');
  return broken ? 2 : 1;
};

/** `/////` in front of everything else is the wind of an automatic station that leaves its unit away. */
function missTemperature(reading: Reading, word: Word): number {
  const { target } = reading;
  const nothingYet =
    target.wind === null &&
    target.visibilityM === null &&
    target.clouds.length === 0 &&
    target.missing.length === 0;
  if (nothingYet) {
    miss(reading, 'windDirection');
    miss(reading, 'windSpeed');
    take(reading, word, 'wind');
    return 1;
  }
  if (target.temperatureC !== null) return 0;
  miss(reading, 'temperature');
  miss(reading, 'dewPoint');
  take(reading, word, 'temperature');
  return 1;
}

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
