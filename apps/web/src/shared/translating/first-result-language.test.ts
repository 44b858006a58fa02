import { LANGUAGES } from '@klarnotam/language';
import { expect, test } from 'vitest';
import { firstResultLanguage } from './first-result-language.ts';

const first = (screen: 'en' | 'no', ...browser: readonly string[]) =>
  firstResultLanguage({ screen, browser }, LANGUAGES, 'no');

test.each([
  ['en', ['en-US'], 'en'],
  ['en', ['nb-NO', 'en'], 'no'],
  ['en', ['nn'], 'no'],
  ['en', ['pl-PL', 'en'], 'pl'],
  ['en', ['zh-Hant-TW'], 'zh'],
  ['en', ['sv-SE', 'pt-BR', 'en'], 'pt'],
  ['no', ['en-GB'], 'no'],
  ['en', ['fr-FR'], 'no'],
  ['en', [], 'no'],
] as const)('screens in %s and a browser in %j begin with results in %s', (screen, browser, language) => {
  expect(first(screen, ...browser)).toBe(language);
});
