import type { Clause, FacilityCode } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatReach } from '../format/height.ts';
import { formatList } from '../format/list.ts';
import { formatAreaName } from '../format/place-name.ts';
import { say } from '../say.ts';
import type { ClauseStatement, EventStatement } from '../statements/statements.ts';
import type { SourcedText } from '../wording.ts';

const FORMS: Readonly<Partial<Record<FacilityCode, 'danger' | 'other'>>> = {
  dangerAreas: 'danger',
  restrictedAreas: 'other',
};

type Head = Extract<Clause, { readonly kind: 'state' }>;
type Row = Extract<Clause, { readonly kind: 'areaLine' }>;

/** Where the heading of a table with one row stands: all its areas have the same hours and heights; -1 where there is none. */
export function tableOfOneRow(events: readonly EventStatement[]): number {
  return events.findIndex(
    (event, index) =>
      headOf(event) !== null && rowOf(events[index + 1]) !== null && !isLine(events[index + 2]),
  );
}

/** The heading and its row as one sentence: `The danger areas EG D113A and EG D113B are active; they reach …`. */
export function sayTableOfOneRow(
  heading: EventStatement | undefined,
  line: EventStatement | undefined,
  catalogue: Catalogue,
): SourcedText | null {
  const [head, row] = [headOf(heading), rowOf(line)];
  if (head === null || row === null) return null;
  const group =
    head.clause.name === null
      ? ''
      : say(catalogue, 'adjunctPlace', { name: formatAreaName(head.clause.name) });
  const area = say(catalogue, 'areasActive', {
    names: `${formatList(row.clause.name.split(', '), catalogue)}${group}`,
    form: FORMS[head.clause.facility] ?? 'other',
  });
  const span = { from: head.span.from, to: row.span.to };
  const [range] = row.clause.adjuncts;
  const [upper = null] = range?.type === 'range' ? range.upper : [];
  const lower = range?.type === 'range' ? range.lower : null;
  const reach = formatReach({ lower, upper }, 'several', catalogue);
  if (reach === null) return { text: area, span };
  const text = say(catalogue, 'areaAndReach', {
    area: area.replace(/\s?[.।。]$/u, ''),
    reach,
    form: 'several',
  });
  return { text, span };
}

type HeadStatement = ClauseStatement & { readonly clause: Head };
type RowStatement = ClauseStatement & { readonly clause: Row };

function headOf(event: EventStatement | undefined): HeadStatement | null {
  if (event?.type !== 'clause' || event.quotes.length > 0) return null;
  const { clause } = event;
  if (clause.kind !== 'state' || clause.state !== 'active' || !(clause.facility in FORMS)) return null;
  return clause.adjuncts.length === 0 && clause.others.length === 0 ? { ...event, clause } : null;
}

/** A row of several areas with no more than heights. */
function rowOf(event: EventStatement | undefined): RowStatement | null {
  if (event?.type !== 'clause' || event.quotes.length > 0 || event.clause.kind !== 'areaLine') return null;
  const { clause } = event;
  const { name, adjuncts } = clause;
  const isPlain =
    adjuncts.length <= 1 &&
    adjuncts.every((adjunct) => adjunct.type === 'range' && adjunct.upper.length <= 1);
  return isPlain && name.includes(', ') ? { ...event, clause } : null;
}

function isLine(event: EventStatement | undefined): boolean {
  return event?.type === 'clause' && event.clause.kind === 'areaLine';
}
