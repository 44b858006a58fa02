import type { PhraseCode } from '@klarnotam/notam';
import type { TextPart } from './read-text.ts';

/** Words above a list, which state nothing themselves. */
const HEADINGS: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'verticalLimits',
  'lateralLimits',
  'openingHours',
  'hoursOfService',
  'revisedHours',
  'zoneAndAerodromeHours',
  'safeDistances',
  'militarySusceptibility',
  'remarks',
  'note',
  'caution',
  'areaAsFollows',
  'coordinates',
  'furtherDetails',
  'followingRoutesAffected',
  'routesNotAvailableDuring',
  'routesClosedToTraffic',
  'routesAffectedDuring',
  'routesOperatedDuring',
  'fireCategoryChanges',
  'latestPublications',
]);

/** Those that only name limits or areas, which stand elsewhere, or nothing. */
const EMPTY: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'verticalLimits',
  'lateralLimits',
  'areaAsFollows',
  'coordinates',
  'note',
]);

/**
 * `parts` without headings that would stand over nothing of their own: one over what is quoted is quoted with it, and one over
 * areas and heights, or over nothing, is left out, and so is that something is a remark.
 */
export function foldHeadings(parts: readonly TextPart[]): readonly TextPart[] {
  return parts.flatMap((part, index) => {
    const phrase = headingOf(part);
    if (phrase === null) return [part];
    if (phrase === 'remarks') return [];
    const next = parts[index + 1];
    if (next?.reading.type === 'unread') {
      return EMPTY.has(phrase) ? [] : [{ ...part, reading: { type: 'unread' }, rest: part.original }];
    }
    if (EMPTY.has(phrase) && next !== undefined && next.areas.length > 0) return [];
    const isOver =
      next !== undefined && next.reading.type !== 'areas' && !holdsOnlyLimits(next) && !standsApart(next);
    return isOver && headingOf(next) === null ? [part] : [];
  });
}

function headingOf({ reading }: TextPart): PhraseCode | null {
  if (reading.type !== 'whole' || reading.clause.kind !== 'phrase') return null;
  const { phrase } = reading.clause;
  return HEADINGS.has(phrase) ? phrase : null;
}

/** Whom to ask and other documents are said apart, each with words for what it is. */
function standsApart({ reading }: TextPart): boolean {
  if (reading.type !== 'whole') return false;
  const { clause } = reading;
  const parts = clause.kind === 'sequence' ? clause.clauses : [clause];
  return parts.every(({ kind }) => kind === 'contact' || kind === 'reference');
}

/** `GND - 900FT AMSL` below its heading: the statements of heights have it. */
function holdsOnlyLimits({ reading }: TextPart): boolean {
  return (
    reading.type === 'whole' &&
    reading.clause.kind === 'adjuncts' &&
    reading.clause.adjuncts.every(({ type }) => type === 'range' || type === 'upTo' || type === 'heights')
  );
}
