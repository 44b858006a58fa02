import { MAX_TEXT_CHARACTERS, type FoundNotice } from '@klarnotam/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { MEMBER_KEY } from '../../shared/api/session.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { endedAmong, hasEnded } from './has-ended.ts';

const PAUSE_MS = 400;
const NOTHING: readonly FoundNotice[] = [];

export interface Found {
  /** Empty until it is known what the text holds, and where it holds nothing. */
  readonly notices: readonly FoundNotice[];
  readonly isChosen: (index: number) => boolean;
  readonly isOver: (index: number) => boolean;
  readonly choose: (indexes: readonly number[], chosen: boolean) => void;
  /** How many are chosen, and how many translations these use. */
  readonly count: number;
  readonly uses: number;
  /** The telegrams that are chosen, none of them: empty; null: the text is sent as it was pasted. */
  readonly chosenText: string | null;
}

/** What a pasted text holds, found before anything is spent, and what the reader chose of it. */
export function useFoundNotices(text: string): Found {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const isWorthAsking = settled.trim() !== '' && settled.length <= MAX_TEXT_CHARACTERS;
  const query = useQuery({
    queryKey: [...MEMBER_KEY, 'found', settled],
    queryFn: ({ signal }) => client.briefing.find({ text: settled }, { signal }),
    enabled: isWorthAsking,
    staleTime: Infinity,
    gcTime: 60_000,
    // What is wrong with a text is told when it is sent.
    retry: false,
  });
  const notices = (settled === text && isWorthAsking ? query.data?.notices : undefined) ?? NOTHING;
  const nowMs = useNow();
  /** What the reader left out of which text; null: nothing was chosen yet. */
  const [left, setLeft] = useState<{ readonly text: string; readonly out: ReadonlySet<number> } | null>(null);
  const out = left?.text === settled ? left.out : endedAmong(notices, nowMs);
  const chosen = notices.flatMap((notice, index) => (out.has(index) ? [] : [{ notice, index }]));

  return {
    notices,
    isChosen: (index) => !out.has(index),
    isOver: (index) => {
      const notice = notices[index];
      return notice !== undefined && hasEnded(notice, nowMs);
    },
    choose: (indexes, isIn) => {
      const next = new Set(out);
      for (const index of indexes) {
        if (isIn) next.delete(index);
        else next.add(index);
      }
      setLeft({ text: settled, out: next });
    },
    count: chosen.length,
    // Doubles are spent once, whichever of them is chosen.
    uses: new Set(chosen.map(({ notice, index }) => notice.sameAs ?? index)).size,
    chosenText:
      chosen.length === notices.length ? null : chosen.map(({ notice }) => notice.source).join('\n\n'),
  };
}
