import type { SourceWord } from '../find/split-words.ts';
import { addToken, type ReportDraft } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';
import { isWeatherTimes, weatherTimesOf } from './read-weather-times.ts';
import type { Remark } from './remark.ts';

const SENSORS = /^(?:PWINO|TSNO|FZRANO|RVRNO|PNO|SLPNO|VISNO|CHINO)$/;
/** They say of which second sensor, if any: `VISNO RWY06`. */
const SENSORS_OF_PLACE = /^(?:VISNO|CHINO)$/;
const RUNWAY = /^RWY\d{2}[LCR]?$/;
const CLOUD_TYPES = /^(?:(?:CU|CF|SC|ST|SF|NS|AS|AC|ACC|CI|CS|CC|CB|TCU|FG|SN|RA|BS|HZ|FU)\d){1,8}$/;
/** MANOBS: a trace of it is less than an okta, in two words, `SC TR`. */
const CLOUD_TYPE = /^(?:CU|CF|SC|ST|SF|NS|AS|AC|ACC|CI|CS|CC|CB|TCU|FG)$/;
const CLOUD_FIGURES = /^8\/[\d/]{3}$/;
const SNOW_DEPTH = /^4\/(\d{3})$/;
const ICE = /^I([136])(\d{3})$/;
const LAYER = /^\d(?:CU|SC|ST|NS|AS|AC|CI|CS|CC|CB|TCU|SF|CF)\d{3}$/;
const QFE = /^QFE(\d{3,4}(?:\.\d)?)(?:\/(\d{4}))?$/;
const CLOUD_BASE = /^QBB(\d{2,4})$/;
const ALTIMETER = /^A(\d{2}\.?\d{2})$/;
const QNH = /^Q(?:NH)?(\d{4})(?:MB|HPA)?$/;
const COLOUR = /^(?:BLACK)?(?:BLU\+?|WHT|GRN|YLO[12]?|AMB|RED)$/;

const CM_PER_INCH = 2.54;

/** Highest figure that mercury columns show in millimetres; above, the figure is in hectopascals. */
const HIGHEST_MMHG = 800;

function qfe(draft: ReportDraft, digits: string, hectopascals: string | undefined): Remark | null {
  const value = Number(digits);
  if (hectopascals !== undefined)
    return { code: 'qfe', pressureMmHg: value, pressureHpa: Number(hectopascals) };
  if (value > HIGHEST_MMHG) return { code: 'qfe', pressureMmHg: null, pressureHpa: value };
  // Russia and its neighbours give the pressure at the aerodrome in millimetres of mercury.
  if (draft.facts.station?.startsWith('U') !== true) return null;
  return { code: 'qfe', pressureMmHg: value, pressureHpa: null };
}

function remarkOf(draft: ReportDraft, { text }: SourceWord): Remark | null {
  switch (text) {
    case 'AO1':
    case 'AO2':
    case 'AO1A':
    case 'AO2A':
    case 'A01':
    case 'A02':
    case 'A01A':
    case 'A02A':
      return { code: 'stationType', discernsPrecipitation: text.charAt(2) === '2' };
    case 'PRESFR':
      return { code: 'pressureChange', direction: 'falling' };
    case 'PRESRR':
      return { code: 'pressureChange', direction: 'rising' };
    default:
  }
  switch (text.charAt(0)) {
    case 'Q': {
      const atAerodrome = QFE.exec(text);
      if (atAerodrome) return qfe(draft, atAerodrome[1] ?? '', atAerodrome[2]);
      const base = CLOUD_BASE.exec(text);
      if (base) return { code: 'cloudBase', heightM: Number(base[1]) };
      const qnh = QNH.exec(text);
      return qnh ? { code: 'qnh', pressureHpa: Number(qnh[1]) } : null;
    }
    case 'A': {
      const altimeter = ALTIMETER.exec(text);
      if (altimeter) {
        return { code: 'altimeter', pressureInHg: Number((altimeter[1] ?? '').replace('.', '')) / 100 };
      }
      break;
    }
    default:
  }
  if (SENSORS.test(text)) return { code: 'sensorMissing', text };
  if (isWeatherTimes(text)) {
    const weather = weatherTimesOf(text, draft.issuedMs);
    return weather === null ? { code: 'weatherTimes', text } : { code: 'weatherTimes', text, weather };
  }
  if (LAYER.test(text) || CLOUD_FIGURES.test(text)) {
    return { code: 'cloudTypes', text };
  }
  const snow = SNOW_DEPTH.exec(text);
  if (snow) return { code: 'snowDepth', depthCm: Math.round(Number(snow[1]) * CM_PER_INCH) };
  const ice = ICE.exec(text);
  if (ice) {
    const amountMm = Math.round(Number(ice[2]) * CM_PER_INCH) / 10;
    return { code: 'iceAccretion', hours: Number(ice[1]), amountMm };
  }
  return COLOUR.test(text) ? { code: 'colour', text } : null;
}

/** Words from `at` on that give clouds by type, oktas first, then traces: `SF2SC4 CI TR`. */
function countCloudTypes(words: readonly SourceWord[], at: number, end: number): number {
  let next = at;
  if (CLOUD_TYPES.test(words[next]?.text ?? '')) next++;
  while (next + 1 < end && words[next + 1]?.text === 'TR' && CLOUD_TYPE.test(words[next]?.text ?? ''))
    next += 2;
  return next - at;
}

/** Remarks of one word: `AO2`, `TSNO`, `RAB07E25`, `QFE753/1005`, `SC3AC5` with traces behind it, `$`. */
export const readCodedRemark: GroupReader = (draft, words, at, end) => {
  const word = words[at];
  if (!word) return 0;
  if (word.text === '$') {
    addToken(draft, word, 'maintenance');
    return 1;
  }
  const types = countCloudTypes(words, at, end);
  if (types > 0) {
    const own = words.slice(at, at + types);
    draft.facts.remarks.push({ code: 'cloudTypes', text: own.map(({ text }) => text).join(' ') });
    for (const each of own) addToken(draft, each, 'remarks');
    return types;
  }
  const runway = SENSORS_OF_PLACE.test(word.text) && at + 1 < end ? words[at + 1] : undefined;
  if (runway && RUNWAY.test(runway.text)) {
    draft.facts.remarks.push({ code: 'sensorMissing', text: `${word.text} ${runway.text}` });
    addToken(draft, word, 'remarks');
    addToken(draft, runway, 'remarks');
    return 2;
  }
  const remark = remarkOf(draft, word);
  if (remark === null) return 0;
  draft.facts.remarks.push(remark);
  addToken(draft, word, 'remarks');
  return 1;
};
