import type { Site } from '@klarnotam/contract';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { failureCodeOf } from '../shared/api/failure.ts';
import { readThrough } from '../shared/api/read-through.ts';
import { endSession, loseAdmin, SESSION_KEY } from '../shared/api/session.ts';
import { ThemeProvider } from '../shared/ui/theme-provider.tsx';
import { sessionOf, type PageData } from './drawing/page-data.ts';

/**
 * When any call is answered that the session is over, the page shows the user as signed out; when one is refused to
 * whoever is no administrator, it does not take the user for one any more.
 */
function createQueryClient(drawnFrom: PageData | null, site: Site | null): QueryClient {
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
  // A device may have kept the document for long: it is asked for all the same.
  if (site) queries.setQueryDefaults(['site'], { placeholderData: site });
  if (drawnFrom) {
    queries.setQueryData(['site'], drawnFrom.site);
    // Asked for again when the page stands: whoever it is has to be noted on this device.
    queries.setQueryData(SESSION_KEY, sessionOf(drawnFrom), { updatedAt: 1 });
  }
  return queries;
}

interface Props {
  /** What the page was drawn from that stands there already; null: none does. */
  readonly drawnFrom: PageData | null;
  /** What stands for the offer of this installation until it is answered; null: nothing does. */
  readonly site?: Site | null;
  readonly children: ReactNode;
}

export function Providers({ drawnFrom, site = null, children }: Props) {
  const [queryClient] = useState(() => createQueryClient(drawnFrom, site));
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>{children}</ThemeProvider>
    </QueryClientProvider>
  );
}
