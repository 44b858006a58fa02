import { loadFlightCatalogue, type FlightCatalogue, type LanguageCode } from '@klarnotam/language';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What is said of a flight against notices, in the language of the result. */
export function useFlightWords(language: LanguageCode): UseQueryResult<FlightCatalogue> {
  return useQuery({
    queryKey: ['flight-words', language],
    queryFn: () => loadFlightCatalogue(language),
    staleTime: Infinity,
    gcTime: Infinity,
    // It comes with the page's own scripts, not from the API.
    networkMode: 'always',
  });
}
