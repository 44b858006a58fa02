import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataDirs } from '../testing/data-dirs.ts';
import { completeLibraryLinks, findBinaries, POSTGRES_MAJOR } from './binaries.ts';

const newFolder = dataDirs();

test('the programs of this platform run and are of the version that data folders are checked for', async () => {
  const { initdb, postgres, pgCtl } = await findBinaries();
  for (const program of [initdb, postgres, pgCtl]) {
    expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toContain(
      `(PostgreSQL) ${POSTGRES_MAJOR}.`,
    );
  }
});

test('links that the install script did not make are made, once', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'native', 'lib'), { recursive: true });
  await writeFile(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library');
  const links = ['libpq.so.5', 'libpq.so'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  await Promise.all([completeLibraryLinks(folder), completeLibraryLinks(folder)]);
  expect(await readFile(join(folder, 'native', 'lib', 'libpq.so'), 'utf8')).toBe('library');
  await rm(join(folder, 'native', 'lib', 'libpq.so.5'));
  await completeLibraryLinks(folder);
  expect(await readFile(join(folder, 'native', 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
});

test('a package without a list of links is complete as it is', async () => {
  await expect(completeLibraryLinks(await newFolder())).resolves.toBeUndefined();
});

test('links that cannot be made are said with the way out', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'native'));
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }];
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  await expect(completeLibraryLinks(folder)).rejects.toThrow(/no native\/lib\/libpq\.so.*npm rebuild/);
});
