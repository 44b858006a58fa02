import type { NotamTranslation } from '@klarnotam/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';

const ASK_AGAIN_MS = 500;

export type ShownTranslation = Pick<NotamTranslation, 'id' | 'language' | 'notices'> & {
  readonly words?: NotamTranslation['words'];
};

/**
 * A translation with the words that were verified since it came. The server keeps them under its id, so they are found
 * by asking again, also after the connection was lost or by another server.
 */
export function useVerifiedWords(result: ShownTranslation | undefined): ShownTranslation | undefined {
  const id = result?.id ?? '';
  const { data } = useQuery({
    queryKey: ['verified-words', id],
    queryFn: () => client.history.read({ id }),
    enabled: result?.words?.pending === true,
    refetchInterval: ({ state }) => {
      const known = state.data;
      return known?.kind === 'notam' && known.words?.pending !== true ? false : ASK_AGAIN_MS;
    },
    gcTime: 0,
  });
  return data?.kind === 'notam' && data.id === id ? data : result;
}
