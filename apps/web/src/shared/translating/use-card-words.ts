import { loadCardCatalogue, type CardCatalogue, type LanguageCode } from '@klarnotam/language';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What is said of an answer when it is shown, in the language of the answer. */
export function useCardWords(language: LanguageCode): UseQueryResult<CardCatalogue> {
  return useQuery({
    queryKey: ['card-words', language],
    queryFn: () => loadCardCatalogue(language),
    staleTime: Infinity,
    gcTime: Infinity,
    // It comes with the page's own scripts, not from the API.
    networkMode: 'always',
  });
}
