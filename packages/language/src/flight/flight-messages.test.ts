import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { loadFlightCatalogue } from './flight-catalogue.ts';
import { FLIGHT_MESSAGE_ARGUMENTS, type FlightMessageKey } from './flight-messages.ts';

const KEYS = Object.keys(FLIGHT_MESSAGE_ARGUMENTS) as FlightMessageKey[];
const COUNTED = KEYS.filter((key) => (FLIGHT_MESSAGE_ARGUMENTS[key] as readonly string[]).includes('count'));
/** Words that would say that one may fly. */
const SAFE =
  /\b(?:safe|clear to|allowed to fly|trygt|klart|seguro|puede volar|pode voar|bezpieczn|można lecieć|безопасн|можно летать)|آمن|सुरक्षित|নিরাপদ|安全|飛行可能|可以飞行/iu;

describe.each(LANGUAGES)('$name', ({ code }) => {
  test('has each message, with exactly the arguments that it is given', async () => {
    const { flight } = await loadFlightCatalogue(code);
    expect(Object.keys(flight).sort()).toEqual([...KEYS].sort());
    for (const key of KEYS) {
      const named = new Set([...flight[key].matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));
      const wanted = new Set<string | undefined>(FLIGHT_MESSAGE_ARGUMENTS[key]);
      expect([...named].filter((name) => wanted.has(name)).sort(), key).toEqual([...wanted].sort());
      expect(flight[key].trim(), key).not.toBe('');
    }
  });

  test('counts in every plural of the language', async () => {
    const { flight, locale } = await loadFlightCatalogue(code);
    for (const key of COUNTED)
      for (const category of new Intl.PluralRules(locale).resolvedOptions().pluralCategories)
        expect(flight[key], `${key}: ${category}`).toContain(`${category} {`);
  });

  test('names eight directions, all different', async () => {
    const { flight } = await loadFlightCatalogue(code);
    expect(new Set(flight.directions.split('|')).size).toBe(8);
  });

  test('never says that flying is safe', async () => {
    const { flight } = await loadFlightCatalogue(code);
    for (const key of KEYS) expect(flight[key], key).not.toMatch(SAFE);
  });
});
