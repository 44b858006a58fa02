import { chown, mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataDirs } from '../testing/data-dirs.ts';
import { SAME_USER } from './system-user.ts';
import { makeSocketFolder, MAX_SOCKET_PATH_BYTES } from './socket-folder.ts';

const newFolder = dataDirs();
const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

async function make(cluster: string, parents: readonly string[]): Promise<string> {
  const folder = await makeSocketFolder(cluster, SAME_USER, parents);
  made.push(folder);
  return folder;
}

test('the same cluster finds the same folder, another cluster another', async () => {
  const parent = await newFolder();
  const folder = await make('/data/a/cluster', [parent]);
  expect(await make('/data/a/cluster', [parent])).toBe(folder);
  expect(await make('/data/b/cluster', [parent])).not.toBe(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a parent that is too long is passed over, and without another one it is said', async () => {
  const short = await newFolder();
  const long = join(short, 'x'.repeat(MAX_SOCKET_PATH_BYTES - short.length - 40));
  await mkdir(long);
  expect(await make('/data/cluster', [long, short])).toMatch(new RegExp(`^${short}/klarnotam-`));
  await expect(make('/data/cluster', [long])).rejects.toThrow(
    /no folder for the database's socket: .* is too long/,
  );
});

test('a name that somebody took is not used', async () => {
  const parent = await newFolder();
  const wanted = await make('/data/cluster', [parent]);
  await rm(wanted, { recursive: true });
  const elsewhere = await newFolder();
  await symlink(elsewhere, wanted);
  expect(await make('/data/cluster', [parent])).toMatch(new RegExp(`^${wanted}-.{6}$`));
  await rm(wanted);
  await writeFile(wanted, '');
  expect(await make('/data/cluster', [parent])).toMatch(new RegExp(`^${wanted}-.{6}$`));
});

test.runIf(process.geteuid?.() === 0)('a folder of another user is not used', async () => {
  const parent = await newFolder();
  const wanted = await make('/data/cluster', [parent]);
  await chown(wanted, 54_321, 54_321);
  expect(await make('/data/cluster', [parent])).toMatch(new RegExp(`^${wanted}-.{6}$`));
});
