import { markMissing, partOfWord, addUnread, addToken } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';
import { toKnots } from './read-wind.ts';

const COLOUR = /^(BLACK)?(BLU\+?|WHT|GRN|YLO[12]?|AMB|RED)?$/;
const SEA = /^W(M?\d{2}|\/\/)\/(?:S(\d|\/)|H(\d{1,3}|\/{1,3}))$/;
const SHEAR_LAYER = /^WS(\d{3})\/(\d{3})(\d{2,3})(KT|MPS)$/;
const SHEAR_RUNWAY = /^(?:R|RWY)(\d{2}[LCR]?)$/;
const HAZARD = /^([56])(\d)(\d{3})(\d)$/;
const LOWEST_SEA_C = -5;
const HIGHEST_SEA_C = 45;

/** Military colour states: `BLU`, `YLO1`, `BLACKGRN`; `///` where there is none. */
export const readColour: GroupReader = (draft, words, at) => {
  const word = words[at];
  if (!word) return 0;
  const { target } = draft;
  if (word.text === '///') {
    if (!draft.pressureRead) return 0;
    markMissing(draft, 'colour');
    addToken(draft, word, 'colour');
    return 1;
  }
  const match = COLOUR.exec(word.text);
  if (!match) return 0;
  for (const state of [match[1], match[2]]) if (state !== undefined) target.colours.push(state);
  addToken(draft, word, 'colour');
  return 1;
};

/** Temperature and state of the sea: `W17/S4`, `W16/H11` (wave height in decimetres), `W///S9`. */
export const readSea: GroupReader = (draft, words, at) => {
  const word = words[at];
  const match = word && SEA.exec(word.text);
  if (!match) return 0;
  const [, temperature = '', state, height] = match;
  const temperatureC = temperature === '//' ? null : Number(temperature.replace('M', '-'));
  const outside = temperatureC !== null && (temperatureC < LOWEST_SEA_C || temperatureC > HIGHEST_SEA_C);
  // Automatic stations send 99 where there is nothing to tell.
  if (outside && temperature !== '99') {
    addUnread(draft, word, 'sea', 'impossibleTemperature');
    return 1;
  }
  if (temperatureC === null || outside || state === '/' || height?.includes('/') === true)
    markMissing(draft, 'sea');
  draft.target.sea = {
    temperatureC: outside ? null : temperatureC,
    state: state === undefined || state === '/' ? null : Number(state),
    waveHeightM: height === undefined || height.includes('/') ? null : Number(height) / 10,
  };
  addToken(draft, word, 'sea');
  return 1;
};

/** Wind shear: `WS R32`, `WS ALL RWY`, `WS IN APCH RWY 36`, and in forecasts `WS020/24045KT`. */
export const readWindShear: GroupReader = (draft, words, at, end) => {
  const word = words[at];
  if (!word) return 0;
  const { target } = draft;
  const layer = SHEAR_LAYER.exec(word.text);
  if (layer) {
    const directionDeg = Number(layer[2]);
    if (directionDeg > 360) {
      addUnread(draft, word, 'windShear', 'impossibleDirection');
      return 1;
    }
    const speedKt = toKnots(Number(layer[3]), layer[4] === 'MPS' ? 'mps' : 'kt');
    target.windShear.push({
      runway: null,
      allRunways: false,
      heightFt: Number(layer[1]) * 100,
      directionDeg,
      speedKt,
    });
    addToken(draft, word, 'windShear');
    return 1;
  }
  if (word.text !== 'WS') return 0;
  let last = at;
  let runway: string | null = null;
  let all = false;
  for (let i = at + 1; i < end && i <= at + 5; i++) {
    const text = words[i]?.text ?? '';
    const named = SHEAR_RUNWAY.exec(text);
    if (named || (/^\d{2}[LCR]?$/.test(text) && words[i - 1]?.text === 'RWY')) {
      runway = named?.[1] ?? text;
      last = i;
      break;
    }
    if (text === 'ALL') all = true;
    else if (!/^(?:IN|ON|APCH|TKOF|LDG|DEP|RWY|RWYS|AND)$/.test(text)) break;
    if (text === 'RWY' || text === 'RWYS' || text === 'ALL' || text === 'APCH' || text === 'TKOF') last = i;
  }
  target.windShear.push({ runway, allRunways: all, heightFt: null, directionDeg: null, speedKt: null });
  for (let i = at; i <= last; i++) {
    const each = words[i];
    if (each) addToken(draft, each, 'windShear');
  }
  return last - at + 1;
};

/** Icing (`6…`) and turbulence (`5…`) of military forecasts: kind, base in hundreds of feet, depth in thousands. */
export const readHazardLayer: GroupReader = (draft, words, at) => {
  const word = words[at];
  const match = word && HAZARD.exec(word.text);
  if (!match || draft.facts.kind !== 'taf') return 0;
  const depth = Number(match[4]);
  draft.target.hazardLayers.push({
    kind: match[1] === '6' ? 'icing' : 'turbulence',
    intensity: Number(match[2]),
    baseFt: Number(match[3]) * 100,
    depthFt: depth === 0 ? null : depth * 1000,
  });
  addToken(draft, word, 'hazardLayer');
  return 1;
};

/** No significant change within two hours. What is glued to it is not read. */
export const readNoSignificantChange: GroupReader = (draft, words, at) => {
  const word = words[at];
  const next = words[at + 1];
  if (word?.text === 'NO' && next?.text === 'SIG') {
    draft.facts.noSignificantChange = true;
    addToken(draft, word, 'noSignificantChange');
    addToken(draft, next, 'noSignificantChange');
    return 2;
  }
  if (!word?.text.startsWith('NOSIG')) return 0;
  draft.facts.noSignificantChange = true;
  if (word.text === 'NOSIG') {
    addToken(draft, word, 'noSignificantChange');
    return 1;
  }
  addToken(draft, partOfWord(word, 0, 5), 'noSignificantChange');
  const rest = partOfWord(word, 5, word.text.length - 5);
  if (/^[.,;:]{1,3}$/.test(rest.text)) addToken(draft, rest, 'noSignificantChange');
  else addUnread(draft, rest, 'undecoded', 'unreadGroup');
  return 1;
};
