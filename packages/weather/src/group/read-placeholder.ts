import type { MissingField, Conditions } from '../elements.ts';
import type { TokenField } from '../facts.ts';
import type { Word } from '../find/split-words.ts';
import { miss, take, type Reading } from '../reading.ts';

interface Element {
  readonly field: TokenField;
  readonly missing: readonly MissingField[];
  readonly isSaid: (conditions: Conditions) => boolean;
}

/** In the order of an observation (WMO FM 15); an element counts as said where one behind it is. */
const ELEMENTS: readonly Element[] = [
  { field: 'wind', missing: ['windDirection', 'windSpeed'], isSaid: ({ wind }) => wind !== null },
  { field: 'visibility', missing: ['visibility'], isSaid: ({ visibilityM }) => visibilityM !== null },
  { field: 'clouds', missing: ['clouds'], isSaid: ({ clouds, cavok }) => clouds.length > 0 || cavok },
  {
    field: 'temperature',
    missing: ['temperature', 'dewPoint'],
    isSaid: ({ temperatureC, dewPointC }) => temperatureC !== null || dewPointC !== null,
  },
  { field: 'qnh', missing: ['qnh'], isSaid: ({ qnhHpa }) => qnhHpa !== null },
];

/** `M`, or strokes of any number, stand for the element whose turn it is: it was not observed. */
export function readPlaceholder(reading: Reading, word: Word): boolean {
  if (reading.facts.kind === 'taf' || reading.group !== null || !/^(?:M|\/{1,12})$/.test(word.text))
    return false;
  const { target } = reading;
  const last = ELEMENTS.findLastIndex(
    ({ isSaid, missing }) => isSaid(target) || missing.every((field) => target.missing.includes(field)),
  );
  const next = ELEMENTS[last + 1];
  if (!next) return false;
  for (const field of next.missing) miss(reading, field);
  take(reading, word, next.field);
  if (next.field === 'qnh') reading.pressureRead = true;
  return true;
}
