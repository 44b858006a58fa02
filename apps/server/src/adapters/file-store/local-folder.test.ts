import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createLocalFolder } from './local-folder.ts';
import { describeFileStore } from './suite.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'klarnotam-files-'));
  folders.push(folder);
  return join(folder, 'files');
}

describe('a local folder', () => {
  describeFileStore(async () => createLocalFolder(await newFolder()));

  test('removes what a crash left half written, a day later, and never lists it', async () => {
    const folder = await newFolder();
    await mkdir(folder);
    await writeFile(join(folder, '.unfinished-old'), 'half');
    await writeFile(join(folder, '.unfinished-new'), 'half');
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(folder, '.unfinished-old'), longAgo, longAgo);
    const listed = [];
    for await (const { name } of createLocalFolder(folder).list()) listed.push(name);
    expect(listed).toEqual([]);
    expect(await readdir(folder)).toEqual(['.unfinished-new']);
  });

  test('lets nobody else on the machine read', async () => {
    const folder = await newFolder();
    async function* one(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.from('x'));
    }
    await createLocalFolder(folder).put('a', one());
    expect((await stat(join(folder, 'a'))).mode & 0o077).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });
});
