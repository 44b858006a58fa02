/** A half-open range of UTF-16 offsets in a source text: `source.slice(from, to)` is what it covers. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The span moved by `by` offsets, for text that was cut out of a longer one. */
export function shiftSpan(span: Span, by: number): Span {
  return { from: span.from + by, to: span.to + by };
}
