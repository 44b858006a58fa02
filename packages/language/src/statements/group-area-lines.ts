import type { Adjunct, Clause, NotamFacts } from '@klarnotam/notam';
import { areHoursSaid } from './said-by-facts.ts';
import type { ClauseStatement, EventStatement } from './statements.ts';

type AreaLine = Extract<Clause, { readonly kind: 'areaLine' }>;
type Hours = Extract<Adjunct, { readonly type: 'hours' }>;

interface Row {
  readonly names: string[];
  readonly hours: Hours[];
  readonly others: readonly Adjunct[];
  span: ClauseStatement['span'];
}

/**
 * A table of areas with each fact once: the hours of an area with the same heights follow each other in one row, hours that
 * touch are one, and areas with the same row share it.
 */
export function groupAreaLines(events: readonly EventStatement[], facts: NotamFacts): EventStatement[] {
  const grouped: EventStatement[] = [];
  let table: ClauseStatement[] = [];
  const end = (): void => {
    for (const row of withoutCommonHours(rowsOf(table), facts)) grouped.push(row);
    table = [];
  };
  for (const event of events) {
    if (event.type === 'clause' && event.clause.kind === 'areaLine' && event.quotes.length === 0)
      table.push(event);
    else {
      end();
      grouped.push(event);
    }
  }
  end();
  return grouped;
}

/** Where each row has the hours of the whole notice, they are said with it. */
function withoutCommonHours(rows: readonly ClauseStatement[], facts: NotamFacts): readonly ClauseStatement[] {
  const lines = rows.map(({ clause }) => clause as AreaLine);
  const areCommon = lines.every(({ adjuncts }) => {
    return areHoursSaid(
      facts,
      adjuncts.filter((adjunct) => adjunct.type === 'hours'),
    );
  });
  if (!areCommon) return rows;
  return rows.map((row, index) => {
    const line = lines[index];
    if (line === undefined) return row;
    return { ...row, clause: { ...line, adjuncts: line.adjuncts.filter(({ type }) => type !== 'hours') } };
  });
}

function rowsOf(table: readonly ClauseStatement[]): readonly ClauseStatement[] {
  const byArea = new Map<string, Row>();
  for (const { clause, span } of table) {
    const { name, adjuncts } = clause as AreaLine;
    const hours = adjuncts.filter((adjunct) => adjunct.type === 'hours');
    const others = adjuncts.filter((adjunct) => adjunct.type !== 'hours');
    const key = JSON.stringify([name, others]);
    const row = byArea.get(key);
    if (row === undefined) byArea.set(key, { names: [name], hours: [...hours], others, span });
    else {
      for (const more of hours) join(row.hours, more);
      row.span = { from: row.span.from, to: span.to };
    }
  }
  const byRow = new Map<string, Row>();
  for (const row of byArea.values()) {
    const key = JSON.stringify([row.hours, row.others]);
    const same = byRow.get(key);
    if (same === undefined) byRow.set(key, row);
    else {
      for (const name of row.names) same.names.push(name);
      same.span = { from: Math.min(same.span.from, row.span.from), to: Math.max(same.span.to, row.span.to) };
    }
  }
  return [...byRow.values()].map(({ names, hours, others, span }) => ({
    type: 'clause',
    clause: { kind: 'areaLine', name: names.join(', '), adjuncts: [...hours, ...others] },
    quotes: [],
    span,
  }));
}

function join(hours: Hours[], more: Hours): void {
  const last = hours.at(-1);
  if (last?.to === more.from) hours[hours.length - 1] = { ...last, to: more.to };
  else hours.push(more);
}
