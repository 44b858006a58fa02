import type { MessageKey } from '../messages.ts';
import type { OurSlotKind } from './slot-kind.ts';

interface Region {
  readonly kind: OurSlotKind;
  /** The part of the pattern that is one value: its two ends and what stands between them. */
  readonly find: (pattern: string) => { readonly from: number; readonly to: number } | null;
}

/** From the first of two arguments to the last, whichever the language puts first: an end of a range is no value without the other. */
function across(kind: OurSlotKind, one: string, other: string): Region {
  const ends = new RegExp(String.raw`\{(?:${one}|${other})\}.*\{(?:${one}|${other})\}`, 'su');
  return { kind, find: (pattern) => matchOf(ends, pattern) };
}

function matchOf(part: RegExp, pattern: string): ReturnType<Region['find']> {
  const found = part.exec(pattern);
  return found === null ? null : { from: found.index, to: found.index + found[0].length };
}

/** Where the language puts the event, and the comma that its length asks for. */
const EVENT = /\{event\}(?:\{form, select, comma \{[^{}]*\} other \{[^{}]*\}\})?/;
const EDGE = /^[ ,،、，:：]*|[ ,،、，:：.।。]*$/g;

/** All that stands beside the event. */
const BESIDE_EVENT: Region = {
  kind: 'when',
  find: (pattern) => {
    const event = EVENT.exec(pattern);
    if (event === null) return null;
    const behind = event.index + event[0].length;
    const isBefore = pattern.slice(0, event.index).includes('{');
    const part = isBefore ? pattern.slice(0, event.index) : pattern.slice(behind);
    const trimmed = part.replace(EDGE, '');
    const from = (isBefore ? 0 : behind) + part.indexOf(trimmed);
    return { from, to: from + trimmed.length };
  },
};

/** `{m} m ({ft} ft)` */
const METRES_AND_FEET: Region = {
  kind: 'height',
  find: (pattern) => matchOf(/\{m\}.*[)）]/u, pattern),
};

const REGIONS: Partial<Readonly<Record<MessageKey, Region>>> = {
  eventOnDay: BESIDE_EVENT,
  eventOnDays: BESIDE_EVENT,
  eventFromTo: BESIDE_EVENT,
  onDayEvent: BESIDE_EVENT,
  onDaysEvent: BESIDE_EVENT,
  fromToEvent: BESIDE_EVENT,
  validFromTo: across('period', 'from', 'to'),
  validFromToEstimated: across('period', 'from', 'to'),
  limitsBetween: across('height', 'lower', 'upper'),
  reachBetween: across('height', 'lower', 'upper'),
  areaSector: across('position', 'from', 'to'),
  clauseContactUnit: across('contact', 'unit', 'value'),
  reasonObstacleHeight: METRES_AND_FEET,
  reasonObstacleHeightUnlit: METRES_AND_FEET,
  reasonObstacleTop: METRES_AND_FEET,
  reasonObstacleTopUnlit: METRES_AND_FEET,
  reasonLowObstacle: METRES_AND_FEET,
};

/** `pattern` with what is one value of it set apart by `mark`. */
export function markRegion(
  key: MessageKey,
  pattern: string,
  mark: (kind: OurSlotKind, text: string) => string,
): string {
  const region = REGIONS[key];
  const found = region?.find(pattern) ?? null;
  if (region === undefined || found === null) return pattern;
  const { from, to } = found;
  return `${pattern.slice(0, from)}${mark(region.kind, pattern.slice(from, to))}${pattern.slice(to)}`;
}
