import { expect, test } from 'vitest';
import { searchOfSection, SECTIONS, sectionOf } from './sections.ts';

test('each part of the panel has an address of its own', () => {
  for (const name of SECTIONS) expect(sectionOf(new URLSearchParams(searchOfSection(name)))).toBe(name);
});

test.each(['', '?section=', '?section=nothing', '?section=Usage'])('%j leads to the users', (search) => {
  expect(sectionOf(new URLSearchParams(search))).toBe('users');
});
