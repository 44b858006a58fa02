import type { WeatherDescriptor, WeatherGroup, WeatherPhenomenon } from '../elements.ts';
import { markMissing, addProblem, addToken } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';

const DESCRIPTORS: ReadonlySet<string> = new Set<WeatherDescriptor>([
  'MI',
  'PR',
  'BC',
  'DR',
  'BL',
  'SH',
  'TS',
  'FZ',
]);
const PHENOMENA: ReadonlySet<string> = new Set<WeatherPhenomenon>([
  'DZ',
  'RA',
  'SN',
  'SG',
  'IC',
  'PL',
  'GR',
  'GS',
  'UP',
  'BR',
  'FG',
  'FU',
  'VA',
  'DU',
  'SA',
  'HZ',
  'PO',
  'SQ',
  'FC',
  'SS',
  'DS',
  'PY',
]);
const LONGEST = 12;
const known = new Map<string, WeatherGroup | null>();

function isDescriptor(text: string): text is WeatherDescriptor {
  return DESCRIPTORS.has(text);
}

function isPhenomenon(text: string): text is WeatherPhenomenon {
  return PHENOMENA.has(text);
}

function parse(text: string): WeatherGroup | null {
  let at = 0;
  let intensity: WeatherGroup['intensity'] = 'moderate';
  if (text.startsWith('-')) intensity = 'light';
  else if (text.startsWith('+')) intensity = 'heavy';
  else if (text.startsWith('VC')) intensity = 'vicinity';
  if (intensity !== 'moderate') at = intensity === 'vicinity' ? 2 : 1;
  let descriptor: WeatherDescriptor | null = null;
  const phenomena: WeatherPhenomenon[] = [];
  for (; at < text.length; at += 2) {
    const code = text.slice(at, at + 2);
    if (isDescriptor(code) && descriptor === null && phenomena.length === 0) descriptor = code;
    else if (isPhenomenon(code) && !phenomena.includes(code)) phenomena.push(code);
    else return null;
  }
  const aloneEnough = descriptor === 'TS' || descriptor === 'SH';
  return phenomena.length > 0 || aloneEnough ? { intensity, descriptor, phenomena } : null;
}

/** `RA+`: the strength behind what it belongs to. */
function parseTurned(text: string): WeatherGroup | null {
  if (!/^(?:[A-Z]{2}){1,5}[-+]$/.test(text)) return null;
  return parse(text.slice(-1) + text.slice(0, -1));
}

/** What `text` says by WMO code table 4678 (`-SHRA`, `VCTS`, `TSRAGR`); null when it is no such group. */
export function weatherOf(text: string): WeatherGroup | null {
  if (text.length < 2 || text.length > LONGEST) return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  const group = /^[-+]?(?:[A-Z]{2}){1,5}$/.test(text) ? parse(text) : parseTurned(text);
  // There are not many groups; what is no group is not worth remembering.
  if (group !== null && known.size < 2000) known.set(text, group);
  return group;
}

/** `HZ/-RA`, as India writes weather of which one or the other comes. */
function weatherBesideStroke(text: string): WeatherGroup[] | null {
  const stroke = text.indexOf('/');
  if (stroke < 2 || text.length > 2 * LONGEST) return null;
  const first = weatherOf(text.slice(0, stroke));
  const second = weatherOf(text.slice(stroke + 1));
  return first && second ? [first, second] : null;
}

/** Present and forecast weather, `NSW`, and `//` where none could be observed. */
export const readWeather: GroupReader = (draft, words, at, end) => {
  const word = words[at];
  if (!word) return 0;
  const { target } = draft;
  const { text } = word;
  if (text === '//') {
    markMissing(draft, 'weather');
    addToken(draft, word, 'weather');
    return 1;
  }
  if (text === 'NSW') {
    target.noSignificantWeather = true;
    addToken(draft, word, 'weather');
    return 1;
  }
  const alternatives = weatherBesideStroke(text);
  if (alternatives !== null) {
    for (const alternative of alternatives) target.weather.push(alternative);
    addToken(draft, word, 'weather');
    return 1;
  }
  const next = at + 1 < end ? words[at + 1] : undefined;
  const broken = next !== undefined && (text === 'VC' || text === '+' || text === '-');
  const group = weatherOf(broken ? text + next.text : text);
  if (group === null) return 0;
  target.weather.push(group);
  if (target.cavok) addProblem(draft, 'weather', 'contradictsCavok', word);
  addToken(draft, word, 'weather');
  if (broken) addToken(draft, next, 'weather');
  return broken ? 2 : 1;
};

/** Weather since the last report that has ended: `RERA`, `RE//`. */
export const readRecent: GroupReader = (draft, words, at) => {
  const word = words[at];
  if (!word?.text.startsWith('RE')) return 0;
  if (word.text === 'RE//') {
    markMissing(draft, 'recent');
    addToken(draft, word, 'recent');
    return 1;
  }
  const group = weatherOf(word.text.slice(2));
  if (group === null) return 0;
  draft.target.recent.push(group);
  addToken(draft, word, 'recent');
  return 1;
};
