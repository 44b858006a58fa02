import { ERRORS, fillSentence, readSentence, SENTENCES, type Why } from '@klarnotam/contract';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SERVER = fileURLToPath(new URL('../', import.meta.url));
/** A literal that reads as a sentence: a capital letter and three words. */
const SENTENCE = /^[A-Z][^=<]*\s\S+\s\S+$/s;
const DEFAULTS = new Set<string>(Object.values(ERRORS).map(({ message }) => message));

/** What a file says that throws Failures: its literals that read as sentences, a 7 wherever something is put in. */
function sentencesIn(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/(?:new Error|super)\([^)]*\)/g, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
    .map(([, text, template]) => (text ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '7'))
    .filter((text) => SENTENCE.test(text));
}

test('what the server says of a failure has a code, so that a page can say it in another language', () => {
  const files = globSync('**/*.ts', { cwd: SERVER }).filter((file) => !file.includes('.test.'));
  const sources = files.map((file) => readFileSync(SERVER + file, 'utf8'));
  const said = sources.filter((source) => source.includes('Failure(')).flatMap(sentencesIn);
  expect(said.length).toBeGreaterThan(90);
  expect(said.filter((text) => !DEFAULTS.has(text) && readSentence(text) === null)).toEqual([]);
});

test('a sentence is found again with what it was filled with, and no two are alike', () => {
  for (const why of Object.keys(SENTENCES) as Why[]) {
    const values = Object.fromEntries(
      [...SENTENCES[why].matchAll(/\{(\w+)\}/g)].map(([, name = ''], at) => [name, `${at + 1}`]),
    );
    expect(readSentence(fillSentence(SENTENCES[why], values))).toEqual({ why, values });
  }
  expect(readSentence('Nobody says so.')).toBeNull();
});
