import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTheme } from './theme-provider.tsx';

function Reader() {
  return useTheme().scheme;
}

test('the theme cannot be used outside its provider', () => {
  expect(() => renderToString(<Reader />)).toThrow('useTheme must be used within a ThemeProvider');
});
