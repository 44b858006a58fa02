import type { Usage } from '@klarnotam/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from './client.ts';

export const USAGE_KEY = ['usage'] as const;

/** How much was translated in all; undefined until it is loaded, and after a failed request. */
export function useUsage(): Usage | undefined {
  return useQuery({ queryKey: USAGE_KEY, queryFn: () => client.usage(), staleTime: 60_000 }).data;
}
