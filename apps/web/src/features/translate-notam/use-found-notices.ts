import { MAX_TEXT_CHARACTERS, type FoundNotice } from '@klarnotam/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { onlineManager, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { MEMBER_KEY } from '../../shared/api/session.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { endedAmong, hasEnded } from './has-ended.ts';

const PAUSE_MS = 400;
/** So long a press waits for what the text holds; then the text is sent as it is. */
const PATIENCE_MS = 3_000;
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
  /** {@link chosenText}, which waits for what the text holds where that is not known yet; undefined: another press waits already. */
  readonly awaitChosen: () => Promise<string | null | undefined>;
  readonly isAwaited: boolean;
}

const foundIn = (text: string) =>
  queryOptions({
    queryKey: [...MEMBER_KEY, 'found', text],
    queryFn: ({ signal }) => client.briefing.find({ text }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
    // What is wrong with a text is told when it is sent.
    retry: false,
  });

function isWorthFinding(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_TEXT_CHARACTERS;
}

function textOf(notices: readonly FoundNotice[], out: ReadonlySet<number>): string | null {
  const chosen = notices.filter((_, index) => !out.has(index));
  return chosen.length === notices.length ? null : chosen.map(({ source }) => source).join('\n\n');
}

/** What a pasted text holds, found before anything is spent, and what the reader chose of it. */
export function useFoundNotices(text: string): Found {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const isWorthAsking = isWorthFinding(settled);
  const queries = useQueryClient();
  const query = useQuery({ ...foundIn(settled), enabled: isWorthAsking });
  const notices = (settled === text && isWorthAsking ? query.data?.notices : undefined) ?? NOTHING;
  const nowMs = useNow();
  /** What the reader left out of which text; null: nothing was chosen yet. */
  const [left, setLeft] = useState<{ readonly text: string; readonly out: ReadonlySet<number> } | null>(null);
  const out = left?.text === settled ? left.out : endedAmong(notices, nowMs);
  const chosen = notices.flatMap((notice, index) => (out.has(index) ? [] : [{ notice, index }]));
  const chosenText = textOf(notices, out);
  const isPressed = useRef(false);
  const [isAwaited, setAwaited] = useState(false);

  const awaitChosen = async (): Promise<string | null | undefined> => {
    if (isPressed.current) return undefined;
    const canWait = isWorthFinding(text) && onlineManager.isOnline();
    if (notices.length > 0 || !canWait) return chosenText;
    isPressed.current = true;
    setAwaited(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, null);
    });
    try {
      const known = await Promise.race([queries.query(foundIn(text)).catch(() => null), patience]);
      if (known === null) return null;
      return textOf(known.notices, left?.text === text ? left.out : endedAmong(known.notices, nowMs));
    } finally {
      clearTimeout(timer);
      isPressed.current = false;
      setAwaited(false);
    }
  };

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
    chosenText,
    awaitChosen,
    isAwaited,
  };
}
