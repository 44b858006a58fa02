import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import type { LanguageCode } from '../languages.ts';
import { sayNamedPlace } from './say-named-place.ts';

test.each<[string, LanguageCode, string]>([
  ['ST ATHAN AD', 'no', 'St Athan flyplass'],
  ['ST ATHAN AD', 'ja', 'St Athan飛行場'],
  ['PUERTO PRINCESA AP', 'ru', 'аэродром Puerto Princesa'],
  ['OLD WARDEN AD, BEDFORDSHIRE', 'en', 'Old Warden aerodrome, Bedfordshire'],
  ['RETFORD/GAMSTON AD', 'es', 'el aeródromo de Retford/Gamston'],
  ['ENGLISH CHANNEL', 'no', 'Den engelske kanal'],
  ['NORTH SEA', 'pl', 'Morze Północne'],
  ['CHELSEA, LONDON', 'ru', 'Chelsea, London'],
  // The aerodrome is not what is named first.
  ['MAIN STREET, WICK AD', 'no', 'Main Street, Wick AD'],
])('%s in %s: %s', async (printed, language, said) => {
  expect(sayNamedPlace(printed, await loadCatalogue(language))).toBe(said);
});
