/** Which files a rule treats otherwise; both linters read it. */
export const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/suite.ts', 'e2e/**'];

/** Tables of codes, words and messages are as long as their subject. */
export const DATA_TABLES = [
  'packages/language/src/catalogues/**',
  'apps/web/src/shared/text/{en,no}/**',
  '**/glossary-keys.ts',
  '**/*-table.ts',
];

export const NOT_LINTED = ['**/dist/', '.cache/', 'data/', 'test-results/', 'playwright-report/'];
