import { GLOSSARY_KEYS } from '@klarnotam/notam';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { MESSAGE_ARGUMENTS, type MessageKey } from '../messages.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue } from '../load-catalogue.ts';

const catalogues = await Promise.all(AVAILABLE_LANGUAGES.map((language) => loadCatalogue(language)));

/** What each row of a report or a chart is filled with. */
const ROW_ARGUMENTS = {
  surface: {
    share: ['percent', 'cover'],
    deep: ['cover', 'depth'],
    onTopOf: ['cover', 'below'],
    codes: ['codes'],
    each: ['cover'],
    thirds: ['first', 'second', 'third'],
    observed: ['when'],
  },
  inches: ['value', 'mm'],
  friction: { index: ['values'], temperature: ['celsius'], notReported: [] },
  times: ['when'],
  minima: ['value'],
  categories: { some: ['figures', 'categories'], all: ['figures'] },
  miles: ['value', 'km'],
} as const;

function pairs<Key extends string>(
  messages: Readonly<Record<Key, string>>,
  names: Readonly<Record<Key, readonly string[]>>,
): readonly (readonly [string, readonly string[]])[] {
  return (Object.keys(names) as Key[]).map((key) => [messages[key], names[key]]);
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

function parse(message: string): readonly Element[] {
  return new IntlMessageFormat(message, 'en').getAst();
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

function optionsOf(element: Element): readonly (readonly Element[])[] {
  return 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
}

/** The categories of each plural. Only plurals have an offset. */
function plurals(elements: readonly Element[]): readonly (readonly string[])[] {
  return elements.flatMap((element) => {
    const inner = optionsOf(element).flatMap(plurals);
    return 'offset' in element ? [Object.keys(element.options), ...inner] : inner;
  });
}

test.each(catalogues)('$language: every message parses and takes exactly what it is given', (catalogue) => {
  for (const [key, names] of Object.entries(MESSAGE_ARGUMENTS)) {
    const message = catalogue.messages[key as MessageKey];
    const used = argumentsOf(parse(message));
    const optional = new Set(['form', 'count']);
    for (const name of used) expect(names, `${key}: ${message}`).toContain(name);
    for (const name of names) {
      if (!optional.has(name)) expect([...used], `${key}: ${message}`).toContain(name);
    }
  }
});

test.each(catalogues)('$language: condition sentences parse and take subject and form alone', (catalogue) => {
  for (const [code, { sentence }] of Object.entries(catalogue.conditions)) {
    for (const name of argumentsOf(parse(sentence))) expect(['subject', 'form'], code).toContain(name);
  }
});

const { surface, inches, friction, times, minima, categories, miles } = ROW_ARGUMENTS;

test.each(catalogues)('$language: every row takes exactly what it is given', ({ rows }) => {
  const told: readonly (readonly [string, readonly string[]])[] = [
    ...pairs(rows.surface, surface),
    [rows.inches, inches],
    ...pairs(rows.friction, friction),
    ...Object.values(rows.times).map((message) => [message, times] as const),
    ...Object.values(rows.minima).map((message) => [message, minima] as const),
    ...pairs(rows.categories, categories),
    [rows.miles, miles],
  ];
  for (const [message, names] of told) {
    const used = [...argumentsOf(parse(message))].filter((name) => name !== 'form');
    expect(used.toSorted(), message).toEqual(names.toSorted());
  }
});

test.each(catalogues)('$language: plurals cover every category of the language', (catalogue) => {
  const categories = new Intl.PluralRules(catalogue.locale).resolvedOptions().pluralCategories;
  const messages = [
    ...Object.values(catalogue.messages),
    ...Object.values(catalogue.conditions).map(({ sentence }) => sentence),
  ];
  for (const message of messages) {
    for (const options of plurals(parse(message))) {
      for (const category of categories) expect(options, message).toContain(category);
    }
  }
});

test.each(catalogues)('$language: nothing is empty but words that the language leaves out', (catalogue) => {
  const { glossary, ...rest } = catalogue;
  const strings = JSON.stringify(rest);
  expect(strings).not.toContain('""');
  const empty = GLOSSARY_KEYS.filter((key) => glossary[key] === '');
  expect(empty.filter((key) => !['A', 'AN', 'THE'].includes(key))).toEqual([]);
});

test.each(catalogues)('$language: sentences end like sentences', (catalogue) => {
  const sentences = [
    ...Object.values(catalogue.pairs),
    ...Object.values(catalogue.harmless),
    ...Object.values(catalogue.problems),
    ...Object.values(catalogue.hazards).map(({ advice }) => advice),
    ...Object.values(catalogue.conditions).map(({ sentence }) => sentence),
  ];
  for (const sentence of sentences) expect(sentence).toMatch(/[.。।]$/);
});

test.each(catalogues)('$language: what goes on is a noun phrase, which ends like none', (catalogue) => {
  const nouns = [
    ...Object.values(catalogue.clauses.activities),
    ...Object.values(catalogue.hazards).map(({ noun }) => noun),
  ];
  for (const noun of nouns) expect(noun).not.toMatch(/[.。।:：]$/);
});

test.each(catalogues)('$language: twelve months', (catalogue) => {
  expect(new Set(catalogue.months).size).toBe(12);
});

test('the headings and meanings of the levels in English are the specified ones', async () => {
  const { levels } = await loadCatalogue('en');
  expect(Object.values(levels)).toEqual([
    {
      heading: 'Drone Operations Prohibited',
      meaning: 'Drone operations are explicitly forbidden in this area',
    },
    {
      heading: 'Drone Operations Restricted',
      meaning: 'Specific restrictions apply to drone operations',
    },
    { heading: 'Caution Required', meaning: 'Drone operations possible but extra attention needed' },
    // The specification's heading promises more than a notice can: it stands in the legend and the manual.
    { heading: 'Does Not Affect Drones', meaning: 'This NOTAM does not affect drone operations' },
    { heading: 'Information Only', meaning: 'General information, no specific impact on drone operations' },
  ]);
});

test('nothing promises safety', () => {
  expect(JSON.stringify(catalogues)).not.toMatch(/safe to fly|trygt å fly/i);
});
