import type { Span } from '@klarnotam/aviation';
import type { Findings } from '../findings.ts';
import { numberFrom } from '../find/find-headers.ts';
import type { FoundNotam } from '../find/find-notams.ts';
import { letterBefore } from '../find/item-marker.ts';

/** What a field was read from; the parts of the Q line and of the text lie inside these. */
const FIELDS = [
  'id',
  'kind',
  'refersTo',
  'qualifier',
  'locations',
  'validFrom',
  'validTo',
  'schedule',
  'lower',
  'upper',
] as const;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const EDGE = /[\s"',;|()\-–—:./=]/;

/** Whether a part of a NOTAM in several parts says in an item what its first part says there. */
function repeats(text: string, item: Span | undefined, first: Span | undefined): boolean {
  return (
    item !== undefined &&
    first !== undefined &&
    text.slice(item.from, item.to) === text.slice(first.from, first.to)
  );
}

function readStretches(text: string, notam: FoundNotam, { spans }: Findings, body: readonly Span[]): Span[] {
  const taken: Span[] = [...body];
  for (const field of FIELDS) {
    const span = spans[field];
    if (span) taken.push(span);
  }
  const [first, ...others] = notam.telegrams;
  for (const telegram of notam.telegrams) {
    const { items, part, start } = telegram;
    for (const mark of items.marks) taken.push(mark);
    if (part) taken.push(part);
    if (items.texts === null)
      for (const item of [items.Q, items.A, items.B, items.C, items.D, items.E, items.F, items.G])
        if (item) taken.push(letterBefore(text, item.from));
    // In front of a number among items stands a place only where item Q or A repeats it.
    if (start.header && !start.labelled)
      taken.push({ from: start.header.from, to: numberFrom(start.header) });
    if (telegram !== first && start.header) taken.push(start.header);
  }
  for (const { items } of others)
    for (const key of ['Q', 'A', 'B', 'C', 'D', 'F', 'G'] as const) {
      const item = items[key];
      if (item && repeats(text, item, first.items[key])) taken.push(item);
    }
  return taken.sort((a, b) => a.from - b.from);
}

/** Without the blanks and the punctuation around it; null when neither letter nor digit is left. */
function trimmed(text: string, { from, to }: Span): Span | null {
  if (!LETTER_OR_DIGIT.test(text.slice(from, to))) return null;
  let start = from;
  let end = to;
  while (start < end && EDGE.test(text.charAt(start))) start++;
  while (end > start && EDGE.test(text.charAt(end - 1))) end--;
  return { from: start, to: end };
}

/**
 * The stretches of a NOTAM that belong to no field, in order: neither to one of the items that were read, nor to the text, whose
 * parts are `body`, nor to the letters and labels between them. Spans are those of `text`.
 */
export function readUnread(
  text: string,
  notam: FoundNotam,
  findings: Findings,
  body: readonly Span[],
): Span[] {
  const taken = readStretches(text, notam, findings, body);
  const unread: Span[] = [];
  let next = 0;
  for (const telegram of [...notam.telegrams].sort((a, b) => a.from - b.from)) {
    let at = telegram.from;
    const add = (to: number): void => {
      const span = to > at ? trimmed(text, { from: at, to }) : null;
      if (span !== null) unread.push(span);
    };
    for (let span = taken[next]; span !== undefined && span.from < telegram.to; span = taken[++next]) {
      add(Math.min(span.from, telegram.to));
      at = Math.max(at, span.to);
    }
    add(telegram.to);
  }
  return unread;
}
