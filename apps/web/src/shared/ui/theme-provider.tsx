import {
  localStorageColorSchemeManager,
  MantineProvider,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SCHEME_KEY, useSchemeOfDocument } from './scheme-of-document.ts';
import { cssVariablesResolver, theme } from './theme.ts';

interface ThemeFacility {
  readonly scheme: 'light' | 'dark';
  readonly toggle: () => void;
}

const ThemeContext = createContext<ThemeFacility | null>(null);
const colorSchemeManager = localStorageColorSchemeManager({ key: SCHEME_KEY });

/** Gives the page its theme; the reader's choice is kept in this browser, the system's is the default. */
export function ThemeProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <ThemeFacilityProvider>{children}</ThemeFacilityProvider>
    </MantineProvider>
  );
}

function ThemeFacilityProvider({ children }: { children: ReactNode }) {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });

  useSchemeOfDocument(scheme);

  const facility = useMemo(
    () => ({ scheme, toggle: () => setColorScheme(scheme === 'dark' ? 'light' : 'dark') }),
    [scheme, setColorScheme],
  );
  return <ThemeContext value={facility}>{children}</ThemeContext>;
}

/** The scheme in use and the way to change it. Throws outside {@link ThemeProvider}. */
export function useTheme(): ThemeFacility {
  const facility = useContext(ThemeContext);
  if (!facility) throw new Error('useTheme must be used within a ThemeProvider');
  return facility;
}
