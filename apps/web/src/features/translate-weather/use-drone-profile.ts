import type { DroneLimits, DroneProfileAnswer } from '@klarnotam/contract';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { MEMBER_KEY } from '../../shared/api/session.ts';

const profileQuery = queryOptions({
  queryKey: [...MEMBER_KEY, 'drone-profile'],
  queryFn: () => client.weather.droneProfile(),
  staleTime: 60_000,
});

/** The limits that weather is held against; undefined until they are known. */
export function useDroneProfile(): DroneProfileAnswer | undefined {
  return useQuery(profileQuery).data;
}

/** Saves limits; null goes back to those of a typical small drone. */
export function useSaveDroneProfile(): UseMutationResult<DroneProfileAnswer, Error, DroneLimits | null> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (limits: DroneLimits | null) =>
      limits === null ? client.weather.resetDroneProfile() : client.weather.saveDroneProfile(limits),
    onSuccess: (answer) => {
      queries.setQueryData(profileQuery.queryKey, answer);
    },
  });
}
