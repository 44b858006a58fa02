import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadOrCreateSecret } from './load-or-create-secret.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'klarnotam-secret-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('a secret is made once, also by several at a time, and stays', async () => {
  const folder = join(parent, 'data');
  const secrets = await Promise.all([1, 2, 3, 4].map(() => loadOrCreateSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]!.length).toBeGreaterThanOrEqual(43);
  expect(await loadOrCreateSecret(folder)).toBe(secrets[0]);
  expect(await readdir(folder)).toEqual(['auth-secret']);
  expect((await stat(join(folder, 'auth-secret'))).mode & 0o077).toBe(0);
  expect((await readFile(join(folder, 'auth-secret'), 'utf8')).trim()).toBe(secrets[0]);
});

test('a file that holds no secret is not taken for one', async () => {
  await writeFile(join(parent, 'auth-secret'), '\n');
  await expect(loadOrCreateSecret(parent)).rejects.toThrow(/holds no secret/);
});
