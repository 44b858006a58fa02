import type { RunwayState, RunwayVisualRange } from '../elements.ts';
import { markMissing, addUnread, addToken } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';

const RANGE =
  /^R(\d{2}[LCR]{0,2}|\/\/)\/(?:([PM]?)(\d{4})(?:V([PM]?)(\d{4}))?(FT)?\/?([UDN])?(?:\/{1,5})?|\/{4})$/;
const STATE = /^R(\d{2}[LCR]{0,2})\/(?:(CLRD)(\d{2}|\/\/)|([\d/])([\d/])(\d{2}|\/\/)(\d{2}|\/\/))$/;
const STATE_IN_EIGHT = /^(\d{2})(?:(CLRD)(\d{2}|\/\/)|([\d/])([\d/])(\d{2}|\/\/)(\d{2}|\/\/))$/;
const METRES_PER_FOOT = 0.3048;

const BOUNDS: Readonly<Record<string, 'above' | 'below'>> = { P: 'above', M: 'below' };
const TRENDS: Readonly<Record<string, RunwayVisualRange['trend']>> = { U: 'up', D: 'down', N: 'none' };

function isRunway(digits: string): boolean {
  const number = Number(digits.slice(0, 2));
  return number >= 1 && number <= 36;
}

/** Runway visual range: `R26L/0800V1200U`, `R15/4500VP6000FT`, `R04/P1500N`. */
export const readRunwayVisualRange: GroupReader = (draft, words, at) => {
  const word = words[at];
  const match = word && RANGE.exec(word.text);
  if (!match) return 0;
  const [, runway = '', bound = '', range, upToBound = '', upTo, feet, trend = ''] = match;
  if (runway !== '//' && !isRunway(runway)) {
    addUnread(draft, word, 'runwayVisualRange', 'impossibleRunway');
    return 1;
  }
  const metres = (digits: string | undefined): number | null => {
    if (digits === undefined) return null;
    return feet === undefined ? Number(digits) : Math.round(Number(digits) * METRES_PER_FOOT);
  };
  if (range === undefined) markMissing(draft, 'runwayVisualRange');
  draft.target.runwayVisualRange.push({
    runway: runway === '//' ? null : runway,
    rangeM: metres(range),
    bound: BOUNDS[bound] ?? null,
    upToM: metres(upTo),
    upToBound: BOUNDS[upToBound] ?? null,
    trend: TRENDS[trend] ?? null,
  });
  addToken(draft, word, 'runwayVisualRange');
  return 1;
};

function figure(text: string | undefined): number | null {
  return text === undefined || text.includes('/') ? null : Number(text);
}

function stateOf(match: RegExpExecArray, runway: string | null): RunwayState {
  return {
    runway,
    cleared: match[2] !== undefined,
    closedBySnow: false,
    deposit: figure(match[4]),
    extent: figure(match[5]),
    depth: figure(match[6]),
    braking: figure(match[3] ?? match[7]),
  };
}

/** In eight figures a runway from 51 up is the right one of the runway 50 below, 88 is all of them. */
function runwayOfEight(digits: string): string | null {
  const number = Number(digits);
  if (number > 50 && number <= 86) return `${String(number - 50).padStart(2, '0')}R`;
  return digits;
}

/** State of the runway: `R10/290050`, `R88/CLRD70`, `26820342`, `R/SNOCLO` (WMO 15.13.6). */
export const readRunwayState: GroupReader = (draft, words, at) => {
  const word = words[at];
  if (!word) return 0;
  const { target } = draft;
  if (word.text === 'SNOCLO' || word.text === 'R/SNOCLO') {
    target.runwayState.push({ ...NO_STATE, closedBySnow: true });
    addToken(draft, word, 'runwayState');
    return 1;
  }
  const named = STATE.exec(word.text);
  const match = named ?? STATE_IN_EIGHT.exec(word.text);
  if (!match) return 0;
  const digits = match[1] ?? '';
  const number = Number(digits.slice(0, 2));
  const all = number === 88;
  // 99 repeats the last report because there is no new one.
  const possible = all || number === 99 || isRunway(digits) || (!named && number > 50 && number <= 86);
  if (!possible) {
    addUnread(draft, word, 'runwayState', 'impossibleRunway');
    return 1;
  }
  target.runwayState.push(stateOf(match, all ? null : named ? digits : runwayOfEight(digits)));
  addToken(draft, word, 'runwayState');
  return 1;
};

const NO_STATE: RunwayState = {
  runway: null,
  cleared: false,
  closedBySnow: false,
  deposit: null,
  extent: null,
  depth: null,
  braking: null,
};
