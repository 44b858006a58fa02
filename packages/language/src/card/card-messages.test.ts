import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { loadCardCatalogue } from './card-catalogue.ts';
import { CARD_MESSAGE_ARGUMENTS, type CardMessageKey } from './card-messages.ts';

const KEYS = Object.keys(CARD_MESSAGE_ARGUMENTS) as CardMessageKey[];

describe.each(LANGUAGES)('$name', ({ code }) => {
  test('has each message, with exactly the arguments that it is given', async () => {
    const { card } = await loadCardCatalogue(code);
    expect(Object.keys(card).sort()).toEqual([...KEYS].sort());
    for (const key of KEYS) {
      const named = [...card[key].matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
      const selectors = named.filter((name) =>
        (CARD_MESSAGE_ARGUMENTS[key] as readonly string[]).includes(name ?? ''),
      );
      expect(selectors, key).toEqual([...CARD_MESSAGE_ARGUMENTS[key]].sort());
      expect(card[key].trim(), key).not.toBe('');
    }
  });

  test('counts areas in every plural of the language', async () => {
    const { card, locale } = await loadCardCatalogue(code);
    const format = new IntlMessageFormat(card.sizeAreas, locale);
    for (const category of new Intl.PluralRules(locale).resolvedOptions().pluralCategories) {
      expect(card.sizeAreas, category).toContain(`${category} {`);
    }
    expect(String(format.format({ count: 3 }))).toMatch(/\p{L}/u);
  });
});
