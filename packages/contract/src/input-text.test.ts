import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import { inputText, NOT_STORABLE_MESSAGE } from './input-text.ts';

describe('a text of a request', () => {
  test.each(['', 'Æøå', '航空', '😀', '\t\r\n', '\uFFFD', '\u0001'])('may be %j', (text) => {
    expect(inputText().parse(text)).toBe(text);
  });

  test.each(['\0', 'a\0b', '\uD800', 'a\uDC00b', '\uDE00\uD83D'])('may not be %j', (text) => {
    const { error } = inputText().safeParse(text);
    expect(error?.issues[0]?.message).toBe(NOT_STORABLE_MESSAGE);
  });
});

interface TextField {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/** Every place of a schema where a text can stand, with what is in front of its transformations. */
function textFields(schema: z.core.$ZodType, path: string): TextField[] {
  const { def } = schema._zod as z.core.$ZodTypeInternals & { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'string':
      return [{ path, schema }];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => textFields(part, `${path}.${name}`));
    case 'array':
      return textFields(def.element, `${path}[]`);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
    case 'prefault':
      return textFields(def.innerType, path);
    case 'union':
      return def.options.flatMap((option) => textFields(option, path));
    case 'pipe':
      return textFields(def.in, path);
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'file':
      return [];
    default:
      throw new Error(`${path} is a ${def.type}: teach this test to look into it`);
  }
}

function inputsOf(router: object, path: string): TextField[] {
  return Object.entries(router as Record<string, object>).flatMap(([name, part]) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (!('~orpc' in part)) return inputsOf(part, here);
    const { inputSchema } = part['~orpc'] as { inputSchema?: z.core.$ZodType };
    return inputSchema ? textFields(inputSchema, here) : [];
  });
}

/** One of them is what a field takes apart from the character in it. */
const NOT_STORABLE = ['\0', 'ab\0cdefgh', 'a\uD800b', 'ENG\0', '2026-07-01\0', '12:00\0', '+47\uDC00', '1\0'];

test('every text that the contract takes in is such a text', () => {
  const fields = inputsOf(contract, '');
  expect(fields.length).toBeGreaterThan(40);
  const taken = fields.filter(({ schema }) => NOT_STORABLE.some((text) => z.safeParse(schema, text).success));
  expect(taken.map(({ path }) => path)).toEqual([]);
});
