import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Template } from '../slot.ts';
import { slotClause } from '../slots-out/slot-clause.ts';
import { askAbout, askAgain, type Asked } from './ask-about.ts';
import { readAnswer } from './read-answer.ts';

const clause = (id: string, text: string): Asked => {
  const template: Template | null = slotClause(text);
  if (template === null) throw new Error(text);
  return { id, template, ours: false };
};
const FILMING = clause(
  'e:0-80',
  'AERIAL FILMING FM ACFT WI 4NM RADIUS OF 530830N 0035904W (CARNEDD DAFYDD).',
);
const GLIDERS: Asked = {
  ...clause('e:90-120', '5 GLIDERS AND TUG ACFT'),
  template: {
    text: '⟦1⟧ GLIDERS AND TUG ACFT',
    slots: [{ number: 1, kind: 'count', text: '5', plural: 'many' }],
  },
};
const OURS: Asked = {
  id: 't:2',
  template: { text: 'Pas ⟦1⟧ jest zamknięty.', slots: [{ number: 1, kind: 'designator', text: '07/25' }] },
  ours: true,
};

const sentOf = (asked: readonly Asked[]): string =>
  askAbout(asked, 'pl')
    .messages.map(({ content }) => content)
    .join('\n');

test('a question holds templates and kinds of slots, and nothing that stands in a slot', () => {
  const { messages, schema } = askAbout([FILMING, GLIDERS, OURS], 'pl');
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(JSON.parse(messages[1]?.content ?? '')).toEqual({
    1: { say: 'AERIAL FILMING FROM ACFT ⟦1⟧ (⟦2⟧).'.replace('FROM', 'FM'), slots: { 1: 'where', 2: 'name' } },
    2: { say: '⟦1⟧ GLIDERS AND TUG ACFT', slots: { 1: 'count:many' } },
    3: { polish: 'Pas ⟦1⟧ jest zamknięty.', slots: { 1: 'designator' } },
  });
  expect(schema).toMatchObject({ required: ['1', '2', '3'], additionalProperties: false });
  expect(sentOf([FILMING, GLIDERS, OURS])).not.toMatch(/5308|CARNEDD|07\/25|e:0-80/);
});

test('what is not asked is not told, so that a question costs few tokens', () => {
  expect(sentOf([FILMING])).not.toContain('polish');
  expect(sentOf([OURS])).not.toContain('"say"');
  expect(sentOf([FILMING]).length / 4).toBeLessThan(350);
  expect(sentOf([FILMING, OURS]).length / 4).toBeLessThan(450);
});

test('what was refused is asked again with its faults, cut where it is long', () => {
  const question = askAgain(
    [{ ...FILMING, answer: 'x'.repeat(100_000), faults: ['digit', 'slotTwice'] }],
    'pl',
  );
  const user = question.messages[1]?.content ?? '';
  expect(user).toContain('"faults":"digit, slotTwice"');
  expect(user.length).toBeLessThan(500);
});

test.each([
  [
    'an object',
    '{"1":"Film ⟦1⟧ (⟦2⟧)","2":"⟦1⟧ szybowce"}',
    { 'e:0-80': 'Film ⟦1⟧ (⟦2⟧)', 'e:90-120': '⟦1⟧ szybowce' },
  ],
  ['an object in a fence', '```json\n{"2": " a "}\n```', { 'e:90-120': 'a' }],
  ['sentences that are none', '{"1":7,"2":"","3":"c","__proto__":{"1":"x"}}', {}],
  ['half an object', '{"1":"Film', {}],
  ['an array', '["Film"]', {}],
  ['null', 'null', {}],
  ['too much', `{"1":"${'a'.repeat(100_000)}"}`, {}],
])('of an answer that is %s the sentences are read', (_, text, expected) => {
  expect(Object.fromEntries(readAnswer(text, [FILMING, GLIDERS]))).toEqual(expected);
});

test('no answer makes reading fail', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readAnswer(text, [FILMING]).size).toBeLessThanOrEqual(1);
    }),
  );
});
