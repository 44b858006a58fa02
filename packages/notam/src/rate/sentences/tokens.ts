import { forbidsWithin, lookUpPhrase, lookUpWord, type Entry } from '../lexicon/look-up-word.ts';
import { isMisspeltDrone, type DroneName } from './drone-names.ts';

/** A word, a phrase of the lexicon or a mark, with the letter of its class. */
export interface Token {
  readonly word: string;
  readonly letter: string;
  readonly english: boolean;
}

const DRONE: Entry = { letter: 'D', english: true };
const ALL: Entry = { letter: 'A', english: true };
const VERB: Entry = { letter: 'v', english: true };
const IN: Entry = { letter: 'i', english: false };
const ONLY: Entry = { letter: 'C', english: false };
/** So many words of another language make a sentence one of that language. */
const FEWEST_ELSEWHERE = 2;
const FIGURE: Entry = { letter: 'n', english: true };

const PIECE = /[,:()]|[^\s,:()"“”;!?[\]<>*=]+/g;
/** Parts of a word with hyphens or strokes are looked up one by one, those of a figure are not. */
const JOINED = /^[A-Z']{2,}(?:[-/–][A-Z']{2,})+$/;
/** Fewer single letters in a row are initials. */
const FEWEST_SPACED = 5;

function isLetter(word: string): boolean {
  return /^[A-Z]$/.test(word);
}

/** `P R O H I B I T E D` as one word. */
function joinSpaced(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = at;
    while (isLetter(pieces[end] ?? '')) end += 1;
    const run = pieces.slice(at, Math.max(end, at + 1));
    if (end - at >= FEWEST_SPACED) joined.push(run.join(''));
    else for (const piece of run) joined.push(piece);
    at = Math.max(end, at + 1);
  }
  return joined;
}

function toPieces(words: string): string[] {
  const pieces: string[] = [];
  let letters = 0;
  for (const [raw] of words.matchAll(PIECE)) {
    const word = /^[,:()]$/.test(raw) ? raw : raw.replace(/^[-–'.]+(?=.)|[-–'.]+$/g, '');
    if (word === '') continue;
    letters = isLetter(word) ? letters + 1 : letters;
    for (const piece of JOINED.test(word) ? word.split(/[-/–]/) : [word]) pieces.push(piece);
  }
  return letters >= FEWEST_SPACED ? joinSpaced(pieces) : pieces;
}

/** Behind NON these leave everybody else: `NON-MILITARY AIRCRAFT`; those of an equipment do not, `NON-RVSM`. */
function isForOthers(word: string): boolean {
  return lookUpWord(word).letter === 'O' && !/^(?:RVSM|SCHEDULED|REGISTERED|LICEN[CS]ED)$/.test(word);
}

function readWords(words: string, tokens: Token[]): void {
  const pieces = toPieces(words);
  for (let at = 0; at < pieces.length;) {
    const word = pieces[at] ?? '';
    if (/^[,:()]$/.test(word)) {
      tokens.push({ word, letter: word, english: true });
      at += 1;
      continue;
    }
    if (word === 'NON' && isForOthers(pieces[at + 1] ?? '')) {
      tokens.push({ word: `NON ${pieces[at + 1] ?? ''}`, ...ALL });
      at += 2;
      continue;
    }
    const phrase = lookUpPhrase(pieces, at);
    if (phrase !== null) {
      tokens.push({ word: pieces.slice(at, at + phrase.length).join(' '), ...phrase.entry });
      at += phrase.length;
      continue;
    }
    const next = pieces[at + 1] ?? '';
    // `NO 5` is a number, `MAY 12` a month.
    const counts = (word === 'NO' || word === 'MAY') && /^\d/.test(next);
    // `FLIGHTS STAND CANCELLED`: a verb, no place to park.
    const stands = /^STANDS?$/.test(word) && /[LSB]/.test(lookUpWord(next).letter);
    const entry = counts ? FIGURE : stands ? VERB : lookUpWord(word);
    // Portuguese `NO LAGO` is in the lake.
    const following = word === 'NO' && next !== '' ? lookUpWord(next) : FIGURE;
    tokens.push({ word, ...(following.letter === 'w' && !following.english ? IN : entry) });
    at += 1;
  }
}

/** `THE CITY IS DRONE FREE`, but not `DRONES FREE TO FLY`. */
function isFreeOfDrones(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at]?.word !== 'FREE' || before?.letter !== 'D' || /(?<!UA)S$/.test(before.word)) return false;
  return !/^(?:TO|OF|FROM|AGAIN|FOR)$/.test(tokens[at + 1]?.word ?? '');
}

/** `DRONE PERMIT DESK` */
function isOfOffice(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'PERMIT' && tokens[at + 1]?.letter === 'o';
}

/** `ILLEGAL DRONES REPORTED`: those that were seen, no ban. */
function isOfSighting(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:ILLEGAL|UNLAWFUL|UNAUTHORI[SZ]ED)$/.test(tokens[at]?.word ?? '')) return false;
  const drone = tokens[at + 1]?.letter === 'D';
  return (
    drone &&
    tokens.slice(at + 2, at + 5).some(({ word }) => /^(?:REPORTED|SIGHTED|SEEN|OBSERVED|SPOTTED)$/.test(word))
  );
}

/** The tokens of `from` to `to` of the searched words, in which drones are named at these places. */
export function toTokens(words: string, from: number, to: number, drones: readonly DroneName[]): Token[] {
  const tokens: Token[] = [];
  let at = from;
  for (const drone of drones) {
    if (drone.to <= at || drone.from >= to) continue;
    readWords(words.slice(at, drone.from), tokens);
    const word = words.slice(drone.from, drone.to);
    tokens.push({ word, ...DRONE });
    // `DRONEVERBOD`, `DRONESNOTALLOWED`
    if (forbidsWithin(word)) tokens.push({ word, letter: 'B', english: false });
    at = drone.to;
  }
  readWords(words.slice(at, to), tokens);
  // Spanish and Italian `SOLO` is only.
  const elsewhere = tokens.filter(({ english, letter }) => !english && letter !== 'n').length;
  return tokens.map((token, at) => {
    if (token.word === 'SOLO' && elsewhere >= FEWEST_ELSEWHERE) return { word: token.word, ...ONLY };
    if (isOfSighting(tokens, at) || isOfOffice(tokens, at)) return { ...token, letter: 'k' };
    if (token.letter === 'u' && isMisspeltDrone(token.word)) return { ...token, ...DRONE };
    return isFreeOfDrones(tokens, at) ? { ...token, letter: 'B' } : token;
  });
}
