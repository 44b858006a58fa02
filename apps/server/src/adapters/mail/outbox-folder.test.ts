import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MailerError } from '../../ports/mailer.ts';
import { createOutboxFolder } from './outbox-folder.ts';
import { A_MAIL, mailerSuite } from './suite.ts';

const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'klarnotam-outbox-'));

mailerSuite('outbox folder', async () => {
  const parent = await makeFolder();
  const folder = join(parent, 'outbox');
  return {
    mailer: createOutboxFolder({ folder }),
    async received() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      return await Promise.all(names.map((name) => readFile(join(folder, name))));
    },
    stop: () => rm(parent, { recursive: true, force: true }),
  };
});

test('the folder holds one file for a mail that was handed over twice, for its owner alone', async () => {
  const folder = await makeFolder();
  const seen: string[] = [];
  const outbox = createOutboxFolder({ folder, onMail: ({ to }) => seen.push(to) });
  await outbox.send(A_MAIL);
  await outbox.send(A_MAIL);
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  expect(names.filter((name) => /^20260701T060000123-[0-9a-f]{24}\.(eml|json)$/.test(name))).toHaveLength(2);
  for (const name of names) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  expect(seen).toEqual(['kari@example.no', 'kari@example.no']);
  await rm(folder, { recursive: true });
});

test('mails are listed newest first and read by their id alone', async () => {
  const folder = await makeFolder();
  const outbox = createOutboxFolder({ folder });
  expect(await createOutboxFolder({ folder: join(folder, 'none') }).list(10)).toEqual([]);
  for (const day of ['02', '04', '03']) {
    const writtenAt = new Date(`2026-07-${day}T06:00:00Z`);
    await outbox.send({ ...A_MAIL, key: day, subject: day, writtenAt });
  }
  await writeFile(join(folder, 'notes.eml'), 'not ours');
  await writeFile(join(folder, 'secret.json'), '{}');
  expect((await outbox.list(2)).map(({ subject }) => subject)).toEqual(['04', '03']);
  const [newest] = await outbox.list(1);
  expect(await outbox.read(newest!.id)).toMatchObject({
    subject: '04',
    text: A_MAIL.text,
    html: A_MAIL.html,
  });
  for (const id of ['secret', '../secret', `../${newest!.id}`, `${newest!.id}.eml`, '', '%2e%2e']) {
    expect(await outbox.read(id)).toBeNull();
  }
  await rm(folder, { recursive: true });
});

test('a folder that cannot be written is an error worth another try', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, 'file'), '');
  const failed = createOutboxFolder({ folder: join(folder, 'file') }).send(A_MAIL);
  await expect(failed).rejects.toThrow(MailerError);
  await expect(failed).rejects.toMatchObject({ permanent: false });
  await rm(folder, { recursive: true });
});
