import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ThemeProvider } from '../shared/ui/theme-provider.tsx';

export function Providers({ nonce, children }: { nonce: string; children: ReactNode }) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider nonce={nonce}>{children}</ThemeProvider>
    </QueryClientProvider>
  );
}
