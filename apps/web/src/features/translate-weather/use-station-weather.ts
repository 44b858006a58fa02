import type { StationWeather } from '@klarnotam/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';

/** Fetches the latest reports of a station. */
export function useStationWeather(): UseMutationResult<StationWeather, Error, string> {
  return useMutation({ mutationFn: (id: string) => client.weather.station({ id }) });
}
