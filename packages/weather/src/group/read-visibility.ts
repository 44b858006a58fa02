import type { Bound, CompassPoint } from '../elements.ts';
import type { SourceWord } from '../find/split-words.ts';
import { markMissing, addUnread, addProblem, addToken, type ReportDraft } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';
import { readBarePressure } from './read-pressure.ts';

const METRES = /^([PM]?)(\d{4})(M|NDV|N|NE|E|SE|S|SW|W|NW)?$/;
const MILES = /^([PM]?)(\d{1,3})(?:\/(\d{1,2}))?SM$/;
const WHOLE_MILES = /^\d{1,2}$/;
const FRACTION = /^(\d{1,2})\/(\d{1,2})SM$/;
const KILOMETRES = /^(\d{1,2})KM$/;
const METRES_PER_MILE = 1609.344;
/** The top of the scale of automatic stations, which report no more (1/4 to 10+ miles). */
const MOST_MILES = 10;

interface Range {
  readonly metres: number;
  readonly bound: Bound | null;
  readonly direction: CompassPoint | null;
}

function isCompassPoint(text: string | undefined): text is CompassPoint {
  return text !== undefined && text !== 'NDV' && text !== 'M';
}

/** Visibility in metres is reported in steps of 50 m or more (WMO 15.6.3); 9999 is 10 km or more. */
function isReportable(metres: number): boolean {
  return metres % 50 === 0 || metres === 9999;
}

function setVisibility(draft: ReportDraft, words: readonly SourceWord[], range: Range): void {
  const { target } = draft;
  const [word] = words;
  if (!word) return;
  if (words.at(-1)?.text.endsWith('SM') === true) draft.milesGiven = true;
  if (target.visibilityM === null && !target.cavok) {
    target.visibilityM = range.metres;
    target.visibilityBound = range.bound;
    target.visibilityDirection = range.direction;
    for (const each of words) addToken(draft, each, 'visibility');
  } else if (target.minimumVisibilityM === null && !target.cavok && mayHaveMinimum(draft)) {
    if (target.visibilityM !== null && range.metres > target.visibilityM) {
      addProblem(draft, 'minimumVisibility', 'minimumAboveVisibility', word);
    }
    target.minimumVisibilityM = range.metres;
    target.minimumVisibilityDirection = range.direction;
    for (const each of words) addToken(draft, each, 'minimumVisibility');
  } else {
    for (const each of words)
      addUnread(draft, each, 'visibility', target.cavok ? 'contradictsCavok' : 'saidTwice');
  }
}

/** Only an observation has a minimum visibility, and in front of the pressure. */
function mayHaveMinimum(draft: ReportDraft): boolean {
  return draft.facts.kind !== 'taf' && draft.group === null && !draft.pressureRead;
}

function isPlaceOfPressure({ group, pressureRead, target }: ReportDraft): boolean {
  return group === null && !pressureRead && target.temperatureC !== null && target.qnhHpa === null;
}

function boundOf(letter: string | undefined): Bound | null {
  return letter === 'P' ? 'above' : letter === 'M' ? 'below' : null;
}

/** Visibility in metres: `9999`, `4000NE`, `P6000`, `9999NDV`, `0800M`, `////`; the second one is the minimum. */
export const readMetres: GroupReader = (draft, words, at) => {
  const word = words[at];
  if (!word) return 0;
  if (word.text === '////' || word.text === '////NDV' || word.text === '////SM') {
    markMissing(draft, 'visibility');
    addToken(draft, word, 'visibility');
    return 1;
  }
  if (word.text === 'NDV') {
    addToken(draft, word, 'visibility');
    return 1;
  }
  const match = METRES.exec(word.text);
  if (!match) return 0;
  const metres = Number(match[2]);
  const bare = match[1] === '' && match[3] === undefined;
  // The order of groups is fixed: four digits behind the temperature are the pressure that lost its letter.
  if (bare && isPlaceOfPressure(draft)) {
    return readBarePressure(draft, word);
  }
  if (!isReportable(metres)) {
    addUnread(draft, word, 'visibility', 'unreadableVisibility');
    return 1;
  }
  const bound = metres === 9999 ? 'atLeast' : boundOf(match[1]);
  setVisibility(draft, [word], {
    metres: metres === 9999 ? 10_000 : metres,
    bound,
    direction: isCompassPoint(match[3]) ? match[3] : null,
  });
  return 1;
};

/** Miles from digits in front of and behind the stroke; null: no visibility that FMH-1 table 6-2 lists. */
function milesOf(digits: string, denominator: string | undefined): number | null {
  if (denominator === undefined) return Number(digits);
  const parts = Number(denominator);
  if (parts !== 2 && parts !== 4 && parts !== 8 && parts !== 16) return null;
  const proper = Number(digits) / parts;
  if (proper < 1) return proper;
  // `11/2SM` is 1 1/2 miles that lost their blank: five and a half are never reported.
  const fraction = digits.length === 2 ? Number(digits[1]) / parts : 1;
  return fraction > 0 && fraction < 1 && parts <= 8 ? Number(digits[0]) + fraction : null;
}

/** Visibility in statute miles (`10SM`, `1 1/2SM`, `M1/4SM`, `P6SM`) and kilometres (`16KM`). */
export const readMiles: GroupReader = (draft, words, at, end) => {
  const word = words[at];
  if (!word) return 0;
  const next = at + 1 < end ? words[at + 1] : undefined;
  if (next?.text === 'SM' && /^\d{1,2}(?:\/\d{1,2})?$/.test(word.text)) return readApart(draft, word, next);
  if (WHOLE_MILES.test(word.text)) {
    const unit = at + 2 < end && words[at + 2]?.text === 'SM' ? words[at + 2] : undefined;
    const match = next && FRACTION.exec(next.text + (unit?.text ?? ''));
    const miles = match ? milesOf(match[1] ?? '', match[2]) : null;
    if (!next || miles === null || miles >= 1) return 0;
    const metres = Math.round((Number(word.text) + miles) * METRES_PER_MILE);
    const taken = unit ? [word, next, unit] : [word, next];
    setVisibility(draft, taken, { metres, bound: null, direction: null });
    return taken.length;
  }
  const kilometres = KILOMETRES.exec(word.text);
  if (kilometres) {
    setVisibility(draft, [word], { metres: Number(kilometres[1]) * 1000, bound: null, direction: null });
    return 1;
  }
  const match = MILES.exec(word.text);
  if (!match) return 0;
  const miles = milesOf(match[2] ?? '', match[3]);
  if (miles === null) {
    addUnread(draft, word, 'visibility', 'unreadableVisibility');
    return 1;
  }
  const metres = Math.round(miles * METRES_PER_MILE);
  setVisibility(draft, [word], { metres, bound: boundOf(match[1]) ?? boundOfMiles(miles), direction: null });
  return 1;
};

function boundOfMiles(miles: number): Bound | null {
  return miles === MOST_MILES ? 'atLeast' : null;
}

/** `10 SM`, `1/2 SM`: the unit stands apart. */
function readApart(draft: ReportDraft, word: SourceWord, unit: SourceWord): number {
  const [digits = '', denominator] = word.text.split('/');
  const miles = milesOf(digits, denominator);
  if (miles === null) return 0;
  const metres = Math.round(miles * METRES_PER_MILE);
  setVisibility(draft, [word, unit], { metres, bound: boundOfMiles(miles), direction: null });
  return 2;
}

/** Ceiling and visibility OK. */
export const readCavok: GroupReader = (draft, words, at) => {
  const word = words[at];
  if (word?.text !== 'CAVOK') return 0;
  const { target } = draft;
  if (target.visibilityM !== null || target.weather.length > 0 || target.clouds.length > 0) {
    addUnread(draft, word, 'cavok', 'contradictsCavok');
    return 1;
  }
  target.cavok = true;
  target.visibilityM = 10_000;
  target.visibilityBound = 'atLeast';
  addToken(draft, word, 'cavok');
  return 1;
};
