import type { KitItem, SaveKitItemInput } from '@klarnotam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { failureCodeOf } from '../../../shared/api/failure.ts';
import { MEMBER_KEY } from '../../../shared/api/session.ts';

const KEY = [...MEMBER_KEY, 'operation-kit'] as const;

/** Sites, crews and permissions that the user keeps by name, and what may be done with them. */
export function useKit() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: KEY });
  const list = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<readonly KitItem[]> =>
      (await client.operationKit.list(undefined, { signal })).items,
    retry: false,
  });
  const save = useMutation({
    mutationFn: (input: SaveKitItemInput) => client.operationKit.save(input),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: (input: { id: string; kept: KitItem['kept'] }) => client.operationKit.change(input),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      try {
        await client.operationKit.delete({ id });
      } catch (error) {
        // Gone already.
        if (failureCodeOf(error) !== 'notFound') throw error;
      }
    },
    onSuccess,
  });
  return { list, save, change, remove };
}
