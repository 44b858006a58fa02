import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import parser from '@typescript-eslint/parser';
import { habits } from './scripts/lint/habits.ts';
import { DATA_TABLES, NOT_LINTED, TESTS } from './scripts/lint/linted-files.ts';

// Our habits and React's rules. What needs types, and all that oxlint has, stands in oxlint.config.ts.
export default defineConfig(
  globalIgnores(NOT_LINTED),
  {
    // Exceptions stand here, where they can be seen together, never at the call site.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    plugins: { habits: { rules: habits } },
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  { files: ['**/*.{ts,tsx,mjs,cjs,js}'], rules: { 'habits/no-silencing': 'error' } },
  {
    files: ['apps/**/*.{ts,tsx}', 'packages/**/*.ts', 'e2e/**/*.ts', 'scripts/**/*.{ts,mjs}'],
    ignores: ['apps/web/*.config.ts'],
    rules: { 'habits/no-default-export': 'error' },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'packages/**/*.ts'],
    ignores: ['apps/server/src/config.ts', ...TESTS],
    rules: { 'habits/no-environment': 'error' },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'packages/**/*.ts'],
    ignores: ['apps/cli/**'],
    rules: { 'habits/no-console': 'error' },
  },
  {
    files: ['packages/**/*.ts'],
    ignores: TESTS,
    rules: {
      'habits/no-clock': 'error',
      'habits/no-local-time': 'error',
      'habits/no-chance': 'error',
      'habits/no-spread-arguments': 'error',
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    rules: { 'habits/no-raw-html': 'error' },
  },
  {
    // The compiler behind these rules would look for components and hooks among words and tests in vain.
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['apps/web/src/shared/text/**', ...DATA_TABLES, ...TESTS],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // A test may talk.
    files: TESTS,
    rules: { 'habits/no-console': 'off' },
  },
);
