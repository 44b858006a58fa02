import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { failureCodeOf } from '../shared/api/failure.ts';
import { readThrough } from '../shared/api/read-through.ts';
import { endSession, loseAdmin } from '../shared/api/session.ts';

/**
 * When any call is answered that the session is over, the page shows the user as signed out; when one is refused to
 * whoever is no administrator, it does not take the user for one any more.
 */
function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => {
    const code = failureCodeOf(error);
    if (code === 'unauthenticated') endSession(queries);
    if (code === 'forbidden') loseAdmin(queries);
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: 1, refetchOnWindowFocus: false, networkMode: 'always', persister: readThrough },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
}

export function Providers({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
