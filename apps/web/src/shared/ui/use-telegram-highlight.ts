import type { Span } from '@klarnotam/aviation';
import { useMemo, useState } from 'react';
import { placesOf } from './places-of.ts';

/** The place in the telegram that the reader points at, or has pinned by choosing a sentence. */
export interface TelegramHighlight {
  readonly pinned: Span | null;
  readonly active: Span | null;
  readonly point: (span: Span | null) => void;
  readonly pin: (span: Span | null) => void;
  /** All places that belong to one. */
  readonly placesOf: (span: Span) => readonly Span[];
}

const NO_SPANS = {};

/** @param spans where facts were read, by their path */
export function useTelegramHighlight(
  first: Span | null = null,
  spans: Readonly<Partial<Record<string, Span>>> = NO_SPANS,
): TelegramHighlight {
  const [pinned, pin] = useState(first);
  const [pointed, point] = useState<Span | null>(null);
  return useMemo(
    () => ({
      pinned,
      active: pointed ?? pinned,
      point,
      pin,
      placesOf: (span) => placesOf(span, spans),
    }),
    [pinned, pointed, spans],
  );
}
