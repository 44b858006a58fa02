import type { Site } from '@klarnotam/contract';
import { LANGUAGES } from '@klarnotam/language';
import { useQuery } from '@tanstack/react-query';
import { client } from './client.ts';

/** Stands until the server has answered, so that the page need not wait for it. */
const DEFAULT_SITE: Pick<Site, 'productName' | 'languages' | 'defaultLanguage'> & Partial<Site> = {
  productName: 'KlarNOTAM',
  languages: LANGUAGES,
  defaultLanguage: 'no',
};

/** What this installation offers. */
export function useSite(): typeof DEFAULT_SITE {
  const { data } = useQuery({ queryKey: ['site'], queryFn: () => client.site(), staleTime: Infinity });
  return data ?? DEFAULT_SITE;
}
