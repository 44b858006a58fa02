import { loadWeatherCatalogue, type LanguageCode, type WeatherCatalogue } from '@klarnotam/language';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What is said of reports when they are shown, in the language of the answer. */
export function useWeatherWords(language: LanguageCode): UseQueryResult<WeatherCatalogue> {
  return useQuery({
    queryKey: ['weather-words', language],
    queryFn: () => loadWeatherCatalogue(language),
    staleTime: Infinity,
    gcTime: Infinity,
    // It comes with the page's own scripts, not from the API.
    networkMode: 'always',
  });
}
