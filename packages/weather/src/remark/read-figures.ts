import { addProblem, addToken } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';

const TEMPERATURES = /^T([01])(\d{3})(?:([01])(\d{3})|\/{4})?$/;
const PRESSURE = /^SLP(\d{3})$/;
const EXTREME = /^([12])([01])(\d{3})$/;
const EXTREMES_OF_DAY = /^4([01])(\d{3})([01])(\d{3})$/;
const TENDENCY = /^5([0-8])(\d{3})$/;
const WATER = /^([P67])(\d{4}|\/{4})$/;
const MM_PER_HUNDREDTH_INCH = 0.254;
/** From this figure on the pressure is likelier to begin with 9 than with 10. */
const NINE_HUNDREDS_FROM = 550;
/** Most stations round the tenths to whole degrees, some cut them. */
const ROUNDING_C = 0.95;

function tenths(sign: string | undefined, digits: string | undefined): number {
  const value = Number(digits) / 10;
  return sign === '1' ? 0 - value : value;
}

function seaLevelPressure(digits: string, qnhHpa: number | null): number {
  const figure = Number(digits);
  const low = 900 + figure / 10;
  const high = 1000 + figure / 10;
  if (qnhHpa === null) return figure >= NINE_HUNDREDS_FROM ? low : high;
  return Math.abs(low - qnhHpa) < Math.abs(high - qnhHpa) ? low : high;
}

/** Figures of American remarks: `T02330111`, `SLP083`, `10289`, `55000`, `P0012`, `60005` (FMH-1 12.7). */
export const readFigures: GroupReader = (draft, words, at) => {
  const word = words[at];
  if (!word) return 0;
  const { text } = word;
  const { facts } = draft;
  const { conditions, remarks } = facts;
  const temperatures = TEMPERATURES.exec(text);
  if (temperatures) {
    const temperatureC = tenths(temperatures[1], temperatures[2]);
    const dewPointC = temperatures[4] === undefined ? null : tenths(temperatures[3], temperatures[4]);
    const agrees = (whole: number | null, exact: number): boolean =>
      whole === null || Math.abs(whole - exact) <= ROUNDING_C;
    const sameTemperature = agrees(conditions.temperatureC, temperatureC);
    const sameDewPoint = dewPointC === null || agrees(conditions.dewPointC, dewPointC);
    if (sameTemperature) conditions.temperatureC = temperatureC;
    if (sameDewPoint && dewPointC !== null) conditions.dewPointC = dewPointC;
    if (!sameTemperature || !sameDewPoint) {
      addProblem(draft, 'temperature', 'temperaturesContradict', word);
    }
    addToken(draft, word, 'temperature');
    return 1;
  }
  const pressure = PRESSURE.exec(text);
  if (pressure) {
    const pressureHpa = seaLevelPressure(pressure[1] ?? '', conditions.qnhHpa);
    remarks.push({ code: 'seaLevelPressure', pressureHpa: Math.round(pressureHpa * 10) / 10 });
    addToken(draft, word, 'remarks');
    return 1;
  }
  const extreme = EXTREME.exec(text);
  if (extreme) {
    const code = extreme[1] === '1' ? 'maximumTemperature' : 'minimumTemperature';
    remarks.push({ code, hours: 6, temperatureC: tenths(extreme[2], extreme[3]) });
    addToken(draft, word, 'remarks');
    return 1;
  }
  const ofDay = EXTREMES_OF_DAY.exec(text);
  if (ofDay) {
    remarks.push(
      { code: 'maximumTemperature', hours: 24, temperatureC: tenths(ofDay[1], ofDay[2]) },
      { code: 'minimumTemperature', hours: 24, temperatureC: tenths(ofDay[3], ofDay[4]) },
    );
    addToken(draft, word, 'remarks');
    return 1;
  }
  const tendency = TENDENCY.exec(text);
  if (tendency) {
    const character = Number(tendency[1]);
    const change = Number(tendency[2]) / 10;
    remarks.push({ code: 'pressureTendency', character, changeHpa: character > 4 ? 0 - change : change });
    addToken(draft, word, 'remarks');
    return 1;
  }
  const water = WATER.exec(text);
  if (water) {
    const hundredths = Number(water[2]);
    const amountMm = Number.isNaN(hundredths)
      ? null
      : Math.round(hundredths * MM_PER_HUNDREDTH_INCH * 10) / 10;
    // The group of 3 and 6 hours looks the same; which it is depends on the hour of the report.
    remarks.push({
      code: 'precipitation',
      hours: water[1] === 'P' ? 1 : water[1] === '7' ? 24 : null,
      amountMm,
    });
    addToken(draft, word, 'remarks');
    return 1;
  }
  return 0;
};
