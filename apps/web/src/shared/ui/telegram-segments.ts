import type { Span } from '@klarnotam/aviation';

/** A piece of the telegram that is drawn in one way. */
export interface TelegramSegment {
  readonly from: number;
  readonly text: string;
  readonly unread: boolean;
  readonly active: boolean;
  /** The narrowest of the linked spans that covers the piece. */
  readonly link: Span | null;
  /** The place in `terms` of the abbreviation that the piece begins; null where none begins. */
  readonly term: number | null;
}

interface Marks {
  readonly unread: readonly Span[];
  readonly linked: readonly Span[];
  readonly active: readonly Span[];
  /** Abbreviations, none of which overlaps another. */
  readonly terms?: readonly Span[];
}

/**
 * `source` cut where a mark begins or ends. The pieces in order give back `source` exactly; marks that are empty or lie
 * outside of it are left out, those that reach over its ends are cut.
 */
export function telegramSegments(source: string, marks: Marks): TelegramSegment[] {
  const within = (span: Span): Span => ({
    from: Math.max(0, span.from),
    to: Math.min(source.length, span.to),
  });
  const usable = (spans: readonly Span[]): Span[] => spans.map(within).filter((span) => span.from < span.to);
  const unread = usable(marks.unread);
  const linked = usable(marks.linked);
  const active = usable(marks.active);

  const cuts = new Set([0, source.length]);
  const terms = new Map(marks.terms?.map(({ from }, index) => [from, index]));
  for (const span of [...unread, ...linked, ...active, ...usable(marks.terms ?? [])]) {
    cuts.add(span.from).add(span.to);
  }
  const ends = [...cuts].sort((a, b) => a - b);

  return ends.slice(0, -1).map((from, index) => {
    const to = ends[index + 1] ?? source.length;
    const covers = (span: Span): boolean => span.from <= from && to <= span.to;
    const links = linked.filter(covers).sort((a, b) => a.to - a.from - (b.to - b.from));
    return {
      from,
      text: source.slice(from, to),
      unread: unread.some(covers),
      active: active.some(covers),
      link: links[0] ?? null,
      term: terms.get(from) ?? null,
    };
  });
}

/** Whether `one` is the place `other`. */
export function sameSpan(one: Span | null, other: Span | null): boolean {
  return one !== null && other !== null && one.from === other.from && one.to === other.to;
}
