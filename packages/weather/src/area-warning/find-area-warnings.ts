import { upperCaseLatin, type UtcInstant } from '@klarnotam/aviation';
import { splitWords, type SourceWord } from '../find/split-words.ts';
import { instantOrNull, isDayTime, nearestTo, twoDigits } from '../time/absolute-time.ts';
import type { AreaPhenomenon, AreaWarning } from './area-warning.ts';

const LOCATION = /^[A-Z]{4}$/;
const PERIOD = /^(\d{6})\/(\d{6})Z?$/;
const UNTIL = /^\d{6}Z?$/;
const REGION = /^(?:FIR|UIR|FIR\/UIR|CTA)$/;
/** Between the kind and VALID stands the sequence: `3`, `A02`, `NOVEMBER 3`. */
const MOST_SEQUENCE_WORDS = 2;
const MOST_NAME_WORDS = 4;

const PHENOMENA: Readonly<Record<string, AreaPhenomenon>> = {
  TS: 'thunderstorm',
  TSGR: 'thunderstorm',
  TSTMS: 'thunderstorm',
  TC: 'tropicalCyclone',
  TURB: 'turbulence',
  ICE: 'icing',
  MTW: 'mountainWave',
  DS: 'dustStorm',
  SS: 'sandStorm',
  VA: 'volcanicAsh',
  RDOACT: 'radioactiveCloud',
  CB: 'convectiveCloud',
  TCU: 'convectiveCloud',
  'SFC WIND': 'surfaceWind',
  'SFC WSPD': 'surfaceWind',
  'SFC VIS': 'surfaceVisibility',
  'MT OBSC': 'mountainsObscured',
  'BKN CLD': 'cloud',
  'OVC CLD': 'cloud',
};
const STRENGTHS = { SEV: 'severe', HVY: 'heavy', MOD: 'moderate' } as const;

/**
 * The SIGMETs and AIRMETs in `text`, which are no reports of a station: kind, region, phenomenon and validity, each null where it
 * does not stand in its place. Never throws on any text; time is linear in it.
 *
 * @throws {RangeError} when `now`, which dates their days, is no instant
 */
export function findAreaWarnings(text: string, now: UtcInstant): AreaWarning[] {
  const nowMs = Date.parse(now);
  if (Number.isNaN(nowMs)) throw new RangeError('now must be an instant such as 2026-07-01T06:00:00Z');
  const words = splitWords(upperCaseLatin(text));
  const found: AreaWarning[] = [];
  let at = 0;
  while (at < words.length) {
    const valid = validAt(words, at);
    if (valid === null) {
      at++;
      continue;
    }
    const end = endOf(words, valid);
    found.push(readOne(words, at, valid, end, nowMs));
    at = end;
  }
  return found;
}

/** The place of VALID where `at` begins a SIGMET or AIRMET; null: it does not. */
function validAt(words: readonly SourceWord[], at: number): number | null {
  const text = words[at]?.text;
  if (text !== 'SIGMET' && text !== 'AIRMET') return null;
  for (let i = at + 1; i <= at + 1 + MOST_SEQUENCE_WORDS; i++) if (words[i]?.text === 'VALID') return i;
  return null;
}

/** It ends with an equals sign, an empty line or where the next one begins. */
function endOf(words: readonly SourceWord[], valid: number): number {
  for (let i = valid + 1; i < words.length; i++) {
    const word = words[i];
    if (word?.text === '=') return i + 1;
    if ((word?.lineEnds ?? 0) > 1 || validAt(words, i) !== null) return i;
  }
  return words.length;
}

function readOne(
  words: readonly SourceWord[],
  at: number,
  valid: number,
  end: number,
  nowMs: number,
): AreaWarning {
  const before = words[at - 1];
  const isNamed = before !== undefined && LOCATION.test(before.text);
  const body = words.slice(valid + 1, end).map(({ text }) => text);
  const sequence = words.slice(at + 1, valid).map(({ text }) => text);
  const region = regionOf(body);
  const rest = body.slice(region.end);
  return {
    kind: words[at]?.text === 'SIGMET' ? 'sigmet' : 'airmet',
    fir: isNamed ? before.text : region.fir,
    firName: region.name,
    sequence: sequence.length === 0 ? null : sequence.join(' '),
    ...validityOf(body, nowMs),
    cancels: rest.some((text, i) => text === 'CNL' && /^(?:SIGMET|AIRMET)$/.test(rest[i + 1] ?? '')),
    ...phenomenonOf(rest),
    from: (isNamed ? before : words[at])?.from ?? 0,
    to: words[end - 1]?.to ?? 0,
  };
}

/** `110300/110700`; American ones name the end alone: `UNTIL 110700`. */
function validityOf(body: readonly string[], nowMs: number): Pick<AreaWarning, 'validFrom' | 'validTo'> {
  const period = PERIOD.exec(body[0] ?? '');
  if (period) {
    const fromMs = moment(period[1] ?? '', nowMs);
    const toMs = moment(period[2] ?? '', fromMs ?? nowMs);
    return { validFrom: instantOrNull(fromMs), validTo: instantOrNull(toMs) };
  }
  const until = body[0] === 'UNTIL' && UNTIL.test(body[1] ?? '') ? (body[1] ?? '') : null;
  return { validFrom: null, validTo: until === null ? null : instantOrNull(moment(until, nowMs)) };
}

function moment(digits: string, referenceMs: number): number | null {
  const time = { day: twoDigits(digits, 0), hour: twoDigits(digits, 2), minute: twoDigits(digits, 4) };
  return isDayTime(time) ? nearestTo(time, referenceMs) : null;
}

interface Region {
  readonly fir: string | null;
  readonly name: string | null;
  /** How many words stand before what happens there. */
  readonly end: number;
}

/** `ENOR POLARIS FIR` behind the office that issued it, `ENMI-`. */
function regionOf(body: readonly string[]): Region {
  const end = body.findIndex((text) => REGION.test(text));
  if (end < 1) return { fir: null, name: null, end: 0 };
  let first = end;
  while (first > 0 && end - first < MOST_NAME_WORDS && /^[A-Z.']+$/.test(body[first - 1] ?? '')) first--;
  // The indicator stands before the name, which may be as short as it.
  const hasIndicator = end - first > 1 && LOCATION.test(body[first] ?? '');
  const name = body.slice(hasIndicator ? first + 1 : first, end).join(' ');
  return { fir: hasIndicator ? (body[first] ?? null) : null, name: name === '' ? null : name, end: end + 1 };
}

function phenomenonOf(rest: readonly string[]): Pick<AreaWarning, 'phenomenon' | 'strength'> {
  for (let i = 0; i < rest.length; i++) {
    const text = rest[i] ?? '';
    const phenomenon = named(`${text} ${rest[i + 1] ?? ''}`) ?? named(text);
    if (phenomenon === undefined) continue;
    const word = rest[i - 1] ?? '';
    const strength = word === 'SEV' || word === 'HVY' || word === 'MOD' ? STRENGTHS[word] : null;
    return { phenomenon, strength };
  }
  return { phenomenon: null, strength: null };
}

function named(text: string): AreaPhenomenon | undefined {
  return Object.hasOwn(PHENOMENA, text) ? PHENOMENA[text] : undefined;
}
