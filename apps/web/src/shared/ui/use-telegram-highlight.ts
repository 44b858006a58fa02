import type { Span } from '@klarnotam/aviation';
import { useMemo, useState } from 'react';

/** The place in the telegram that the reader points at, or has pinned by choosing a sentence. */
export interface TelegramHighlight {
  readonly pinned: Span | null;
  readonly active: Span | null;
  readonly point: (span: Span | null) => void;
  readonly pin: (span: Span | null) => void;
}

export function useTelegramHighlight(first: Span | null = null): TelegramHighlight {
  const [pinned, pin] = useState(first);
  const [pointed, point] = useState<Span | null>(null);
  return useMemo(() => ({ pinned, active: pointed ?? pinned, point, pin }), [pinned, pointed]);
}
