import { MAX_BRIEFING_CHARACTERS, type FoundNotices } from '@klarnotam/contract';
import type { Flight } from '@klarnotam/notam';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../shared/api/client.ts';
import { MEMBER_KEY } from '../../shared/api/session.ts';

const PAUSE_MS = 500;

export interface FoundBriefing {
  readonly found: FoundNotices | null;
  /** The text and the flight that `found` is of. */
  readonly text: string;
  readonly flight: Flight | null;
  readonly isLooking: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What a text holds and how it stands to a flight, looked through a moment after the last change; the last list stands until then. */
export function useFoundBriefing(text: string, flight: Flight | null): FoundBriefing {
  const asked = useMemo(() => ({ text, flight }), [text, flight]);
  const [settled] = useDebouncedValue(asked, PAUSE_MS);
  const isWorthAsking = settled.text.trim() !== '' && settled.text.length <= MAX_BRIEFING_CHARACTERS;
  const query = useQuery({
    queryKey: [...MEMBER_KEY, 'found-briefing', settled.text, settled.flight],
    queryFn: async ({ signal }) => ({
      ...settled,
      found: await client.briefing.find(settled, { signal }),
    }),
    enabled: isWorthAsking,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
  // Another text is another list; another flight has the same notices, judged anew.
  const shown = isWorthAsking && query.data?.text === text ? query.data : undefined;
  return {
    found: shown?.found ?? null,
    text: shown?.text ?? settled.text,
    flight: shown?.flight ?? null,
    isLooking: text.trim() !== '' && (settled !== asked || query.isFetching),
    error: isWorthAsking && settled.text === text ? query.error : null,
    retry: () => void query.refetch(),
  };
}
