import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataDirs } from '../testing/data-dirs.ts';
import { limitLog, logTail, openLog } from './server-log.ts';

const newFolder = dataDirs();

test('a log over its limit starts again, and whoever writes to it goes on', async () => {
  const file = join(await newFolder(), 'postgres.log');
  const writer = await openLog(file, null);
  await writer.write('one\n'.repeat(10));
  await limitLog(file, 100);
  expect((await stat(file)).size).toBe(40);
  await limitLog(file, 39);
  await writer.write('two\n');
  await writer.close();
  expect(await readFile(file, 'utf8')).toBe('two\n');
  expect(await readFile(`${file}.1`, 'utf8')).toBe('one\n'.repeat(10));
});

test('the tail gives what was severe since an offset, or else the last lines', async () => {
  const file = join(await newFolder(), 'postgres.log');
  const old = 'FATAL:  of yesterday\n';
  await writeFile(file, `${old}LOG:  starting\nFATAL:  no room\nLOG:  bye\n`);
  expect(await logTail(file, old.length)).toBe('FATAL:  no room');
  await writeFile(file, `${old}a\nb\nc\nd\ne\n`);
  expect(await logTail(file, old.length)).toBe('b\nc\nd\ne');
  expect(await logTail(file, 1_000_000)).toBe('FATAL:  of yesterday');
  expect(await logTail(`${file}.none`, 0)).toBe('');
});
