import type { WeatherGroup } from '@klarnotam/weather';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { loadWeatherCatalogue, WEATHER_LANGUAGES } from './load-weather-catalogue.ts';
import { sayWeatherGroup } from './present-weather.ts';
import {
  WEATHER_CARD_MESSAGE_ARGUMENTS,
  type WeatherCardMessageKey,
} from '../weather-card/weather-card-messages.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';
import { WEATHER_MESSAGE_ARGUMENTS, type WeatherMessageKey } from './weather-messages.ts';

const catalogues = await Promise.all(WEATHER_LANGUAGES.map((language) => loadWeatherCatalogue(language)));
const english = await loadWeatherCatalogue('en');

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

function parse(message: string): readonly Element[] {
  return new IntlMessageFormat(message, 'en').getAst();
}

function optionsOf(element: Element): readonly (readonly Element[])[] {
  return 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
}

/** The arguments that a message takes, however deep. */
function argumentsOf(elements: readonly Element[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of elements) {
    // Only plain text and arguments have a value; plain text is the first kind.
    if ((element.type as number) !== 0 && 'value' in element) names.add(element.value);
    for (const option of optionsOf(element)) for (const name of argumentsOf(option)) names.add(name);
  }
  return names;
}

/** Every string of a catalogue with its path. */
function stringsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${path}.${key}`));
}

const NOT_WORDS = /^\.(?:language|locale|sentenceGap|months|severalForm|units)|^\.nouns\.\w+\.1$/;

function wordsOf(catalogue: WeatherCatalogue): readonly (readonly [path: string, text: string])[] {
  return stringsOf(catalogue).filter(([path]) => !NOT_WORDS.test(path));
}

test('every language of the product has words for weather', () => {
  expect([...WEATHER_LANGUAGES].sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
});

test.each(catalogues)('$language: every message parses and takes exactly what it is given', (catalogue) => {
  expect(Object.keys(catalogue.messages).sort()).toEqual(Object.keys(WEATHER_MESSAGE_ARGUMENTS).sort());
  for (const [key, names] of Object.entries(WEATHER_MESSAGE_ARGUMENTS)) {
    const message = catalogue.messages[key as WeatherMessageKey];
    const used = argumentsOf(parse(message));
    for (const name of used) expect(names, `${key}: ${message}`).toContain(name);
    for (const name of names) {
      if (name !== 'form') expect([...used], `${key}: ${message}`).toContain(name);
    }
  }
});

test.each(catalogues)(
  '$language: every message of the card parses and takes exactly what it is given',
  (catalogue) => {
    expect(Object.keys(catalogue.card).sort()).toEqual(Object.keys(WEATHER_CARD_MESSAGE_ARGUMENTS).sort());
    for (const [key, names] of Object.entries(WEATHER_CARD_MESSAGE_ARGUMENTS)) {
      const message = catalogue.card[key as WeatherCardMessageKey];
      const used = argumentsOf(parse(message));
      const optional = (name: string): boolean => name === 'count' && !used.has(name);
      const expected = names.filter((name) => !optional(name));
      expect([...used].sort(), `${key}: ${message}`).toEqual([...expected].sort());
    }
  },
);

test.each(catalogues)('$language: plurals cover every category of the language', (catalogue) => {
  const { pluralCategories } = new Intl.PluralRules(catalogue.locale).resolvedOptions();
  const { messages, card, units } = catalogue;
  for (const message of [messages, card, units].flatMap((of) => Object.values(of))) {
    for (const element of parse(message)) {
      // Only plurals have an offset.
      if (!('offset' in element)) continue;
      for (const category of pluralCategories)
        expect(Object.keys(element.options), message).toContain(category);
    }
  }
});

test.each(catalogues)('$language: adjectives know every form of a noun', (catalogue) => {
  const forms = new Set([
    ...Object.values(catalogue.nouns).map(([, form]) => form),
    ...(catalogue.severalForm === null ? [] : [catalogue.severalForm]),
  ]);
  for (const key of ['light', 'heavy'] as const) {
    for (const form of forms) {
      const said = new IntlMessageFormat(catalogue.messages[key], catalogue.locale).format({
        what: 'X',
        form,
      });
      expect(String(said).length, `${key} ${form}`).toBeGreaterThan(1);
    }
  }
});

test.each(catalogues)('$language: nothing is empty, lists are whole', (catalogue) => {
  for (const [path, text] of wordsOf(catalogue)) expect(text, path).not.toBe('');
  expect(catalogue.seaStates).toHaveLength(10);
  expect(catalogue.deposits).toHaveLength(10);
  expect(catalogue.strengths).toHaveLength(4);
});

test.each(catalogues)('$language: sentences end like sentences, phrases do not', (catalogue) => {
  const { warnings, problems } = catalogue;
  const sentences = [...Object.values(warnings).map(({ reason }) => reason), ...Object.values(problems)];
  for (const sentence of sentences) expect(sentence).toMatch(/[.。।]$/);
  const phrases = [
    ...Object.values(warnings).map(({ label }) => label),
    ...Object.values(catalogue.nouns).map(([text]) => text),
    ...Object.values(catalogue.covers),
    ...Object.values(catalogue.phrases),
    ...Object.values(catalogue.notReported),
    ...Object.values(catalogue.windPoints),
  ];
  for (const phrase of phrases) expect(phrase).not.toMatch(/[.。।]$/);
});

/** Cloud genera are Latin everywhere, and some patterns have no word in them. */
const SAME_IN_MANY =
  /^\.cloudTypes|^\.points|\.phrases|^\.messages\.heading|^\.card\.(?:span|withUtc|onDay|hours|clocks)/;

test.each(catalogues.filter(({ language }) => language !== 'en'))(
  '$language: no English is left',
  (catalogue) => {
    const ofEnglish = new Map(wordsOf(english));
    for (const [path, text] of wordsOf(catalogue)) {
      const own = text.replace(/\{\w+\}|UTC|QNH|QFE/g, '');
      if (SAME_IN_MANY.test(path) || !/[a-z]{2}/i.test(own)) continue;
      if (text.includes(' ') && /[a-z]{2}/i.test(own)) expect(text, path).not.toBe(ofEnglish.get(path));
      expect(own, path).not.toMatch(/\b(?:the|with|unknown|weather|wind|cloud|light|heavy|runway|and)\b/);
    }
  },
);

test.each(catalogues)('$language: digits are Latin', (catalogue) => {
  expect(JSON.stringify(catalogue)).not.toMatch(/[٠-٩۰-۹०-९০-৯]/);
});

test('nothing promises safety', () => {
  expect(JSON.stringify(catalogues)).not.toMatch(
    /safe to fly|trygt å fly|seguro volar|seguro voar|безопасно лет|bezpiecznie lata|安全飞行|安全に飛/i,
  );
});

test('in Hindi an adjective of several nouns has the form of the first', async () => {
  const catalogue = await loadWeatherCatalogue('hi');
  const light = (phenomena: WeatherGroup['phenomena']): string =>
    sayWeatherGroup({ intensity: 'light', descriptor: 'SH', phenomena }, catalogue);
  expect(light(['SN', 'GS'])).toMatch(/^हल्का हिमपात/u);
  expect(light(['RA', 'GS'])).toMatch(/^हल्की वर्षा/u);
});
