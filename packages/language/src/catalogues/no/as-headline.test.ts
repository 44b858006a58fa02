import { expect, test } from 'vitest';
import { localeSettings } from './locale-settings.ts';

test.each([
  ['Et midlertidig fareområde er opprettet', 'midlertidig fareområde opprettet'],
  ['Et midlertidig fareområde er aktivt', 'midlertidig fareområde aktivt'],
  [
    'Et midlertidig restriksjonsområde er aktivt kun for seilfly',
    'midlertidig restriksjonsområde aktivt kun for seilfly',
  ],
  ['Fareområdet EGD123 er aktivt', 'Fareområdet EGD123 er aktivt'],
  ['Det er forbudt å fly her uten tillatelse', 'forbudt å fly her uten tillatelse'],
  ['Meldingen er en trigger-NOTAM, som er utgitt', 'Meldingen er en trigger-NOTAM, som er utgitt'],
  ['Det står en kran her', 'kran her'],
])('«%s» as a headline: «%s»', (statement, headline) => {
  expect(localeSettings.asHeadline?.(statement)).toBe(headline);
});
