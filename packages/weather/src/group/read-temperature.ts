import type { SourceWord } from '../find/split-words.ts';
import { markMissing, addUnread, addProblem, addToken, type ReportDraft } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';

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
export const readTemperature: GroupReader = (draft, words, at, end) => {
  const word = words[at];
  if (!word || draft.group !== null || word.text === '///') return 0;
  if (word.text === '/////') return missTemperature(draft, word);
  const next = at + 1 < end ? words[at + 1] : undefined;
  // `27/ 23`, `27 /23`: the dew point stands apart.
  const broken = next !== undefined && word.text.length <= 4 && BROKEN.test(`${word.text} ${next.text}`);
  const match = TEMPERATURE.exec(broken ? word.text + next.text : word.text);
  if (!match) return 0;
  const { target } = draft;
  const temperatureC = degrees(match[1], match[2]);
  const dewPointC = degrees(match[3], match[4]);
  if (target.temperatureC !== null || target.dewPointC !== null) {
    addUnread(draft, word, 'temperature', 'saidTwice');
    return 1;
  }
  if (
    (temperatureC ?? 0) < LOWEST_C ||
    (temperatureC ?? 0) > HIGHEST_C ||
    (dewPointC ?? 0) > HIGHEST_DEW_POINT_C
  ) {
    addUnread(draft, word, 'temperature', 'impossibleTemperature');
    return 1;
  }
  target.missing = target.missing.filter((field) => field !== 'temperature' && field !== 'dewPoint');
  if (temperatureC === null) markMissing(draft, 'temperature');
  if (dewPointC === null) markMissing(draft, 'dewPoint');
  if (temperatureC !== null && dewPointC !== null && dewPointC > temperatureC) {
    addProblem(draft, 'temperature', 'dewPointAboveTemperature', word);
  }
  target.temperatureC = temperatureC;
  target.dewPointC = dewPointC;
  addToken(draft, word, 'temperature');
  if (broken) addToken(draft, next, 'temperature');
  return broken ? 2 : 1;
};

/** `/////` in front of everything else is the wind of an automatic station that leaves its unit away. */
function missTemperature(draft: ReportDraft, word: SourceWord): number {
  const { target } = draft;
  const nothingYet =
    target.wind === null &&
    target.visibilityM === null &&
    target.clouds.length === 0 &&
    target.missing.length === 0;
  if (nothingYet) {
    markMissing(draft, 'windDirection');
    markMissing(draft, 'windSpeed');
    addToken(draft, word, 'wind');
    return 1;
  }
  if (target.temperatureC !== null) return 0;
  markMissing(draft, 'temperature');
  markMissing(draft, 'dewPoint');
  addToken(draft, word, 'temperature');
  return 1;
}

/** Relative humidity, which some stations add: `RH76`, `72%`. */
export const readHumidity: GroupReader = (draft, words, at) => {
  const word = words[at];
  const match = word && /^(?:RH(\d{1,3})%?|(\d{1,3})%)$/.exec(word.text);
  if (!match) return 0;
  const percent = Number(match[1] ?? match[2]);
  if (percent > 100) return 0;
  draft.target.relativeHumidityPercent = percent;
  addToken(draft, word, 'humidity');
  return 1;
};
