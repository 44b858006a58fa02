import { expect, test } from 'vitest';
import { localeSettings } from './locale-settings.ts';
import { adjustSpelling } from './spelling.ts';

test.each([
  ['Kantlysene på taksebane C og D', 'Kantlysene på taksebanene C og D'],
  ['Taksebane A1, A2 og A8 er stengt', 'Taksebanene A1, A2 og A8 er stengt'],
  ['terskelen på rullebane 04L/22R og 04R/22L', 'terskelen på rullebanene 04L/22R og 04R/22L'],
  ['i lavflygingsområde 14 og 14T', 'i lavflygingsområdene 14 og 14T'],
  ['mellom taksebane E1 og D1', 'mellom taksebane E1 og D1'],
  ['mellom oppstillingsplass 432 og TULLA', 'mellom oppstillingsplass 432 og TULLA'],
  ['taksebane C og rullebane 09', 'taksebane C og rullebane 09'],
])('several that follow by their signs are plural: %s', (apart, adjusted) => {
  expect(adjustSpelling(apart)).toBe(adjusted);
});

test.each([
  ['nedgradert til kategori 2 28. august 2022', 'nedgradert til kategori 2 den 28. august 2022'],
  [
    'ute av drift ved rullebane 09/27 8.–11. og 15.–18. juni',
    'ute av drift ved rullebane 09/27 den 8.–11. og 15.–18. juni',
  ],
  ['1., 3.–4. og 6. mars 2023', '1., 3.–4. og 6. mars 2023'],
  ['fra 28. august til 1. september', 'fra 28. august til 1. september'],
])('a date does not run into a figure: %s', (apart, adjusted) => {
  expect(adjustSpelling(apart)).toBe(adjusted);
});

test.each([
  ['Åpningstider: Mandag–tirsdag: kl. 08:30–18:45 UTC', 'Åpningstider: mandag–tirsdag: kl. 08:30–18:45 UTC'],
  ['Torsdag: kl. 09:30–17:00 UTC', 'Torsdag: kl. 09:30–17:00 UTC'],
])('a day behind a colon has a small letter: %s', (apart, adjusted) => {
  expect(adjustSpelling(apart)).toBe(adjusted);
});

test.each([
  ['Det er kjøretøy innenfor rullebane 09/27', 'Det er kjøretøy på rullebane 09/27'],
  ['innenfor rullebanens sikkerhetsområde', 'innenfor rullebanens sikkerhetsområde'],
  ['Stedet ligger ved flysiden', 'Stedet ligger på flysiden'],
  [
    'fugl ved manøvreringsområdet og flyplassens nærområde',
    'fugl på manøvreringsområdet og i flyplassens nærområde',
  ],
  ['fugl på og rundt flyplassens nærområde', 'fugl på og rundt flyplassens nærområde'],
  ['fugl ved flyplassens nærområde', 'fugl i flyplassens nærområde'],
])('a place has the preposition that goes with it: %s', (apart, adjusted) => {
  expect(adjustSpelling(apart)).toBe(adjusted);
});

test.each([
  [
    'Taksebane E er begrenset mellom A og B kun for luftfartøy med vingespenn på høyst 24 m',
    'Taksebane E er begrenset mellom A og B til luftfartøy med vingespenn på høyst 24 m',
  ],
  ['Rullebanen er åpen kun for luftfartøy i nød', 'Rullebanen er åpen kun for luftfartøy i nød'],
  [
    'avgrenses av hjørner som ikke er kjent og går fra bakken',
    'avgrenses av hjørner som ikke er kjent, og går fra bakken',
  ],
  ['Drivstoff AVGAS 100LL har disse åpningstidene', 'Drivstoff AVGAS 100LL er tilgjengelig i disse tidene'],
  ['Kontrolltårnet har disse åpningstidene', 'Kontrolltårnet har disse åpningstidene'],
  ['(varslet etter CANP-prosedyren).', 'Varslet etter CANP-prosedyren.'],
  ['i område 7 (varslet etter CANP-prosedyren).', 'i område 7 (varslet etter CANP-prosedyren).'],
])('words that meet read as one sentence: %s', (apart, adjusted) => {
  expect(adjustSpelling(apart)).toBe(adjusted);
});

test.each([
  ['et midlertidig fareområde er opprettet', 'er det opprettet et midlertidig fareområde'],
  ['fareområdet D701A er ikke aktivt', 'er fareområdet D701A ikke aktivt'],
  ['det destrueres eksplosiver ved Tain', 'destrueres det eksplosiver ved Tain'],
  ['besøkende luftfartøy tas ikke imot', 'tas besøkende luftfartøy ikke imot'],
  ['skiltene på taksebane K mangler', 'mangler skiltene på taksebane K'],
  ['meldingen gjentas', null],
])('behind a time the verb comes first: %s', (statement, behindTime) => {
  expect(localeSettings.afterTime?.(statement)).toBe(behindTime);
});

test('Tuesday and Thursday keep their s where they are short', () => {
  expect(localeSettings.adjustDay?.('tir. 27. okt.')).toBe('tirs. 27. okt.');
  expect(localeSettings.adjustDay?.('tor. 29. okt.')).toBe('tors. 29. okt.');
});
