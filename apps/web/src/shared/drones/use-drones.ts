import type { ChangeDroneInput, CreateDroneInput, DroneLimits, Drones } from '@klarnotam/contract';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../api/client.ts';
import { failureCodeOf } from '../api/failure.ts';
import { MEMBER_KEY } from '../api/session.ts';
import { useText } from '../text/use-text.ts';

const dronesQuery = queryOptions({
  queryKey: [...MEMBER_KEY, 'drones'],
  queryFn: () => client.drones.list(),
  staleTime: 60_000,
});

/** The user's drones; undefined until they are known. */
export function useDrones(): Drones | undefined {
  return useQuery(dronesQuery).data;
}

/** The limits of the drone that is chosen. */
export function chosenLimits({ drones, chosenId, typical }: Drones): DroneLimits {
  return drones.find(({ id }) => id === chosenId)?.limits ?? typical;
}

function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
): UseMutationResult<unknown, Error, Input> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    // It ends when the list is as it is now, so that nothing of before is shown after it.
    onSuccess: () => queries.invalidateQueries({ queryKey: dronesQuery.queryKey }),
  });
}

/** Saves a new drone, or changes one that has an id. */
export function useSaveDrone() {
  return useChange(({ id, ...drone }: CreateDroneInput & Partial<Pick<ChangeDroneInput, 'id'>>) =>
    id === undefined ? client.drones.create(drone) : client.drones.change({ id, ...drone }),
  );
}

/** Chooses a drone; null: a typical small one. */
export function useChooseDrone() {
  return useChange((id: string | null): Promise<unknown> =>
    id === null ? client.drones.chooseTypical() : client.drones.choose({ id }),
  );
}

/** Deletes one; what is gone already counts as deleted. */
export function useDeleteDrone() {
  return useChange(async (id: string) => {
    try {
      await client.drones.delete({ id });
    } catch (error) {
      if (failureCodeOf(error) !== 'notFound') throw error;
    }
  });
}

/** What weather is held against. */
export interface HeldDrone {
  readonly name: string;
  readonly limits: DroneLimits;
}

/** The drone that the user has chosen, or the typical one by its name; null until it is known. */
export function useHeldDrone(): HeldDrone | null {
  const { drones: words } = useText();
  const known = useDrones();
  return useMemo(() => {
    if (known === undefined) return null;
    const name = known.drones.find(({ id }) => id === known.chosenId)?.name ?? words.typical;
    return { name, limits: chosenLimits(known) };
  }, [known, words]);
}
