import type { Height, Span } from '@klarnotam/aviation';
import type { NotamFacts } from '../facts.ts';
import { toSearchText } from '../search/search-text.ts';
import { rangesInText } from './ranges-in-text.ts';

/** Where facts were read, by their path. */
type Spans = Readonly<Partial<Record<string, Span>>>;

/** Limits that hold for the whole notice or for some of its areas. */
export interface HeightGroup {
  readonly key: string;
  readonly lower: Height | null;
  readonly upper: Height | null;
  /** Numbers of the areas, from 1; empty: the whole notice. */
  readonly areas: readonly number[];
  readonly source: 'items' | 'text' | 'qualifier';
  readonly span: Span | null;
}

const UNLIMITED_FL = 999;

function keyOf(lower: Height | null, upper: Height | null): string {
  return JSON.stringify([lower, upper].map((each) => each && [each.value, each.unit, each.reference]));
}

/** From the first of `spans` to the last, as they stand in the telegram. */
function around(...spans: (Span | undefined)[]): Span | null {
  const there = spans.filter((span) => span !== undefined);
  if (there.length === 0) return null;
  return there.reduce((one, next) => ({
    from: Math.min(one.from, next.from),
    to: Math.max(one.to, next.to),
  }));
}

function fromQualifier(facts: NotamFacts, spans: Spans): HeightGroup[] {
  const { lowerFl = null, upperFl = null } = facts.qualifier ?? {};
  if (lowerFl === null || upperFl === null || (lowerFl === 0 && upperFl === UNLIMITED_FL)) return [];
  const level = (value: number): Height => ({ value, unit: 'fl', reference: 'std' });
  const lower: Height = lowerFl === 0 ? { value: 0, unit: 'ft', reference: 'sfc' } : level(lowerFl);
  const upper: Height =
    upperFl === UNLIMITED_FL ? { value: null, unit: 'ft', reference: 'unl' } : level(upperFl);
  const span = around(spans['qualifier.lowerFl'], spans['qualifier.upperFl']);
  return [{ key: 'qualifier', lower, upper, areas: [], source: 'qualifier', span }];
}

/** Ranges that item E writes beside no area: `BIRDS … FM GND TO 500FT AGL`. */
function fromText({ text, rating }: NotamFacts): HeightGroup[] {
  const groups = new Map<string, HeightGroup>();
  for (const { lower, upper } of rangesInText(toSearchText(text ?? '').words)) {
    // Of `GND TO 300FT` only where it begins is certain.
    if (lower === null || (upper === null && lower.reference !== 'sfc')) continue;
    const key = keyOf(lower, upper);
    groups.set(key, { key, lower, upper, areas: [], source: 'text', span: null });
  }
  const all = [...groups.values()];
  if (all.length !== 1) return all;
  // The rating rests on the same words.
  const span = rating.reasons.find((reason) => 'lower' in reason && reason.span !== null)?.span ?? null;
  return all.map((group) => ({ ...group, span }));
}

/**
 * The different limits of a notice: items F and G, those of areas that have their own; where neither is said the ranges that the text
 * writes, and last the levels of the Q line.
 */
export function heightGroups(facts: NotamFacts, spans: Spans): HeightGroup[] {
  const groups: HeightGroup[] = [];
  const ofNotice = keyOf(facts.lower, facts.upper);
  if (facts.lower !== null || facts.upper !== null) {
    const { lower, upper } = facts;
    groups.push({
      key: ofNotice,
      lower,
      upper,
      areas: [],
      source: 'items',
      span: around(spans['lower'], spans['upper']),
    });
  }
  facts.areas.forEach(({ lower, upper }, index) => {
    const key = keyOf(lower, upper);
    if ((lower === null && upper === null) || key === ofNotice) return;
    const known = groups.findIndex((group) => group.key === key);
    const group = groups[known];
    if (group) groups[known] = { ...group, areas: [...group.areas, index + 1] };
    else
      groups.push({
        key,
        lower,
        upper,
        areas: [index + 1],
        source: 'text',
        span: spans[`areas.${index}`] ?? null,
      });
  });
  if (groups.length > 0) return groups;
  const written = fromText(facts);
  return written.length > 0 ? written : fromQualifier(facts, spans);
}
