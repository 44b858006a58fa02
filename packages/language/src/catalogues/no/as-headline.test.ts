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
  ['Meldingen er ikke rettet til dronepiloter', 'Meldingen er ikke rettet til dronepiloter'],
  ['Dette er en trigger-NOTAM for AIP-supplement 9/23', 'trigger-NOTAM for AIP-supplement 9/23'],
  ['Følgende taksebaner er stengt', 'Flere taksebaner stengt'],
  ['Følgende taksebaner (A, B) er stengt', 'Følgende taksebaner (A, B) stengt'],
  ['En rullebane har begrensninger', 'Begrensninger for rullebane'],
  ['Værtjenesten har begrensninger', 'Begrensninger for værtjenesten'],
  ['ILS RWY 09 har begrensninger', 'Begrensninger for ILS RWY 09'],
  ['Et radioanlegg (luft–bakke) har fått ny frekvens', 'Ny frekvens for radioanlegg (luft–bakke)'],
  ['Drivstoff er tilgjengelig i disse tidene', 'Drivstoff: tider'],
])('«%s» as a headline: «%s»', (statement, headline) => {
  expect(localeSettings.asHeadline?.(statement)).toBe(headline);
});
