import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';
import { habits } from './scripts/lint/habits.ts';

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/suite.ts', 'e2e/**'];

/** Tables of codes, words and messages are as long as their subject. */
const DATA_TABLES = ['packages/language/src/catalogues/**', '**/glossary-keys.ts', '**/*-table.ts'];

export default defineConfig(
  globalIgnores(['**/dist/', '.cache/', 'data/', 'test-results/', 'playwright-report/']),
  {
    // Exceptions stand here, where they can be seen together, never at the call site.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    plugins: { habits: { rules: habits } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true, 'ts-check': false },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'packages/**/*.ts', 'e2e/**/*.ts', 'scripts/**/*.{ts,mjs}'],
    ignores: DATA_TABLES,
    rules: { 'max-lines': ['error', { max: 400 }] },
  },
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
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'habits/no-raw-html': 'error' },
  },
  {
    // React waits for what is thrown to it, where a text is read that is not loaded yet.
    files: ['apps/web/src/shared/text/texts.ts'],
    rules: {
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Promise' }] }],
    },
  },
  {
    // Build plugins come without types.
    files: ['apps/web/*.config.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {
    // oRPC hands `next` to an interceptor among its arguments; it needs no `this`.
    files: ['apps/server/src/http/**'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // A test says `value!` where the next line would fail anyway, passes methods to expect, and may talk.
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'habits/no-console': 'off',
    },
  },
);
