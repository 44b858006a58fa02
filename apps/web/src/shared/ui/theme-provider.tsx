import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSchemeInDocument, type SchemeFacility } from './use-scheme.ts';

const ThemeContext = createContext<SchemeFacility | null>(null);

/** Gives the page its scheme; the reader's choice is kept in this browser, the system's is the default. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const { scheme, toggle } = useSchemeInDocument();
  const facility = useMemo(() => ({ scheme, toggle }), [scheme, toggle]);
  return <ThemeContext value={facility}>{children}</ThemeContext>;
}

/** The scheme in use and the way to change it. Throws outside {@link ThemeProvider}. */
export function useTheme(): SchemeFacility {
  const facility = useContext(ThemeContext);
  if (!facility) throw new Error('useTheme must be used within a ThemeProvider');
  return facility;
}
