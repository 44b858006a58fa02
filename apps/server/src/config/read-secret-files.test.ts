import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecretFiles } from './read-secret-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarnotam-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(content: string): Promise<string> {
  const path = join(folder, 'secret');
  await writeFile(path, content);
  return path;
}

test('a secret is read from its file, without the end of its line', async () => {
  const path = await fileWith(' p@ss word \r\n');
  expect(readSecretFiles({ AUTH_SECRET_FILE: path, PORT: '3000' })).toEqual({
    env: { AUTH_SECRET_FILE: path, PORT: '3000', AUTH_SECRET: ' p@ss word ' },
    problems: [],
  });
});

test.each([
  ['', 'names a file that is empty'],
  ['\n', 'names a file that is empty'],
  ['hush-hush\nhush-hush\n', 'names a file that is not one line'],
  ['x'.repeat(10_001), 'names a file that is not one line'],
])('a file with %j is refused', async (content, problem) => {
  expect(readSecretFiles({ SMTP_URL_FILE: await fileWith(content) }).problems).toEqual([
    `SMTP_URL_FILE: ${problem}`,
  ]);
});

test('a file that is not there, or is a folder, is said without its name', () => {
  const paths = [join(folder, 'hush-hush'), folder];
  const [missing, isFolder] = paths.map((path) => readSecretFiles({ METRICS_TOKEN_FILE: path }).problems);
  expect(missing).toEqual(['METRICS_TOKEN_FILE: names a file that cannot be read (ENOENT)']);
  expect(isFolder).toEqual(['METRICS_TOKEN_FILE: names a file that cannot be read (EISDIR)']);
});

test('one secret has one place', async () => {
  const path = await fileWith('a');
  expect(readSecretFiles({ AI_API_KEY: 'b', AI_API_KEY_FILE: path }).problems).toEqual([
    'AI_API_KEY_FILE: must not be set when AI_API_KEY is',
  ]);
});
