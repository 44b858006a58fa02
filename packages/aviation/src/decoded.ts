import type { Span } from './span.ts';

/**
 * What a decoder could not read: the field it belongs to, a stable code, and where it stands in the source.
 * A problem is never an exception: bad input is ordinary.
 */
export interface Problem {
  readonly field: string;
  readonly code: string;
  readonly from: number;
  readonly to: number;
}

/** A decoded field is a value or a problem, and either way knows its place in the source. */
export type Decoded<T> =
  | { readonly ok: true; readonly value: T; readonly span: Span }
  | { readonly ok: false; readonly problem: Problem };

/** A value read from `span`. */
export function read<T>(value: T, span: Span): Decoded<T> {
  return { ok: true, value, span };
}

/** A field that stands in the source at `span` but could not be read. */
export function unreadable(field: string, code: string, span: Span): Decoded<never> {
  return { ok: false, problem: { field, code, from: span.from, to: span.to } };
}
