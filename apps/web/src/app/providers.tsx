import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { failureCodeOf } from '../shared/api/failure.ts';
import { endSession } from '../shared/api/session.ts';
import { ThemeProvider } from '../shared/ui/theme-provider.tsx';

/** When any call is answered that the session is over, the page shows the user as signed out. */
function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => {
    if (failureCodeOf(error) === 'unauthenticated') endSession(queries);
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: 1, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
}

export function Providers({ nonce, children }: { nonce: string; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider nonce={nonce}>{children}</ThemeProvider>
    </QueryClientProvider>
  );
}
