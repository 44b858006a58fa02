import {
  localStorageColorSchemeManager,
  MantineProvider,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { cssVariablesResolver, darkColours, lightColours, theme } from './theme.ts';

interface ThemeFacility {
  readonly scheme: 'light' | 'dark';
  readonly toggle: () => void;
}

const ThemeContext = createContext<ThemeFacility | null>(null);
const colorSchemeManager = localStorageColorSchemeManager({ key: 'klarnotam-color-scheme' });

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

  useEffect(() => {
    const page = scheme === 'dark' ? darkColours.page : lightColours.page;
    document.documentElement.style.removeProperty('background-color');
    document.documentElement.style.colorScheme = scheme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', page);
  }, [scheme]);

  // Paper is white, whatever the screen is.
  useEffect(() => {
    const show = (shown: 'light' | 'dark') => (): void =>
      document.documentElement.setAttribute('data-mantine-color-scheme', shown);
    const [before, after] = [show('light'), show(scheme)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [scheme]);

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
