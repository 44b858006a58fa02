import type { DummyRuleMap, OxlintConfig } from 'oxlint';
import reactHooks from 'eslint-plugin-react-hooks';
import { DATA_TABLES, NOT_LINTED, TESTS } from './scripts/lint/linted-files.ts';
import { off, TYPED_RULES, WITHOUT_TYPES } from './scripts/lint/typed-rules.ts';

/** What is seen without types: the rest of typescript-eslint's strict set, and three of ours. */
const UNTYPED_RULES: DummyRuleMap = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-array-constructor': 'error',
  'no-eval': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  'no-useless-constructor': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'typescript/ban-ts-comment': [
    'error',
    { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true, 'ts-check': false },
  ],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  'typescript/no-extraneous-class': 'error',
  'typescript/no-invalid-void-type': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-literal-enum-member': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/triple-slash-reference': 'error',
  'typescript/unified-signatures': 'error',
};

/** React's own, the compiler's among them. `react-hooks` is a name that oxlint keeps for itself. */
const RULES_OF_REACT = Object.fromEntries(
  Object.keys(reactHooks.configs.flat.recommended.rules).map(
    (rule) => [rule.replace('react-hooks/', 'hooks/'), 'error'] as const,
  ),
);

const config: OxlintConfig = {
  // What is on stands here by name: a new version switches nothing on.
  categories: { correctness: 'off' },
  plugins: ['typescript'],
  jsPlugins: ['./scripts/lint/habits-plugin.ts', { name: 'hooks', specifier: 'eslint-plugin-react-hooks' }],
  ignorePatterns: NOT_LINTED,
  // Exceptions stand here, where they can be seen together; scripts/lint/silencing.test.ts refuses oxlint's own comments.
  options: {
    typeAware: true,
    denyWarnings: true,
    respectEslintDisableDirectives: false,
    reportUnusedDisableDirectives: 'error',
  },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: { ...UNTYPED_RULES, ...TYPED_RULES } },
    {
      files: ['apps/**/*.{ts,tsx}', 'packages/**/*.ts', 'e2e/**/*.ts', 'scripts/**/*.{ts,mjs}'],
      rules: { 'max-lines': ['error', { max: 400 }] },
    },
    { files: DATA_TABLES, rules: { ...WITHOUT_TYPES, 'max-lines': 'off' } },
    {
      files: ['apps/**/*.{ts,tsx}', 'packages/**/*.ts', 'e2e/**/*.ts', 'scripts/**/*.{ts,mjs}'],
      // Where others read the default export.
      excludeFiles: ['apps/web/*.config.ts', 'scripts/lint/habits-plugin.ts'],
      rules: { 'habits/no-default-export': 'error' },
    },
    {
      files: ['apps/**/*.{ts,tsx}', 'packages/**/*.ts'],
      excludeFiles: ['apps/server/src/config.ts', ...TESTS],
      rules: { 'habits/no-environment': 'error' },
    },
    {
      files: ['apps/**/*.{ts,tsx}', 'packages/**/*.ts'],
      // A test may talk.
      excludeFiles: ['apps/cli/**', ...TESTS],
      rules: { 'habits/no-console': 'error' },
    },
    {
      files: ['packages/**/*.ts'],
      excludeFiles: TESTS,
      rules: {
        'habits/no-clock': 'error',
        'habits/no-local-time': 'error',
        'habits/no-chance': 'error',
        'habits/no-spread-arguments': 'error',
      },
    },
    { files: ['apps/web/src/**/*.{ts,tsx}'], rules: { 'habits/no-raw-html': 'error' } },
    {
      // The compiler behind these rules would look for components and hooks among words and tests in vain.
      files: ['apps/web/src/**/*.{ts,tsx}'],
      excludeFiles: ['apps/web/src/shared/text/**', ...DATA_TABLES, ...TESTS],
      rules: RULES_OF_REACT,
    },
    {
      // React waits for what is thrown to it, where a text is read that is not loaded yet.
      files: ['apps/web/src/shared/text/texts.ts'],
      rules: { 'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Promise' }] }] },
    },
    {
      // Build plugins come without types.
      files: ['apps/web/*.config.ts'],
      rules: off('typescript/no-unsafe-assignment', 'typescript/no-unsafe-call'),
    },
    {
      // oRPC hands `next` to an interceptor among its arguments; it needs no `this`.
      files: ['apps/server/src/http/**'],
      rules: off('typescript/unbound-method'),
    },
    {
      // What the compiler cannot know it does not need to know in a test: there a wrong value fails by itself. A test says
      // `value!` where the next line would fail anyway, and passes methods to expect.
      files: TESTS,
      rules: {
        ...off(
          'typescript/no-deprecated',
          'typescript/no-unnecessary-condition',
          'typescript/no-unnecessary-type-arguments',
          'typescript/no-unsafe-argument',
          'typescript/no-unsafe-assignment',
          'typescript/no-unsafe-call',
          'typescript/no-unsafe-member-access',
          'typescript/no-unsafe-return',
          'typescript/unbound-method',
        ),
        'typescript/no-non-null-assertion': 'off',
      },
    },
  ],
};

export default config;
