import type { MissingField, Conditions } from '../elements.ts';
import type { TokenField } from '../facts.ts';
import type { SourceWord } from '../find/split-words.ts';
import { markMissing, addToken, type ReportDraft } from '../report-draft.ts';

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
export function readPlaceholder(draft: ReportDraft, word: SourceWord): boolean {
  if (draft.facts.kind === 'taf' || draft.group !== null || !/^(?:M|\/{1,12})$/.test(word.text)) return false;
  const { target } = draft;
  const last = ELEMENTS.findLastIndex(
    ({ isSaid, missing }) => isSaid(target) || missing.every((field) => target.missing.includes(field)),
  );
  const next = ELEMENTS[last + 1];
  if (!next) return false;
  for (const field of next.missing) markMissing(draft, field);
  addToken(draft, word, next.field);
  if (next.field === 'qnh') draft.pressureRead = true;
  return true;
}
