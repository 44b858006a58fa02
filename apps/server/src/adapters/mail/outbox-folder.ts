import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailerError, type Mail, type Mailer } from '../../ports/mailer.ts';
import type { Outbox, OutboxMail } from '../../ports/outbox.ts';
import { digestOf, toMessage } from './mail-message.ts';

export interface OutboxFolderOptions {
  readonly folder: string;
  /** Told of every mail that came into the folder. */
  readonly onMail?: (mail: Mail) => void;
}

/** What {@link idOf} makes, and nothing that could lead out of the folder. */
const ID = /^\d{8}T\d{9}-[0-9a-f]{24}$/;
const PRIVATE = 0o600;

/** Sorts by time; the same mail has the same name whenever it is written. */
function idOf(mail: Mail): string {
  return `${mail.writtenAt.toISOString().replace(/[-:.Z]/g, '')}-${digestOf(mail)}`;
}

/** Writes a file whole or not at all. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`;
  const file = await open(unfinished, 'w', PRIVATE);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

/**
 * Keeps mails as `.eml` files, which any mail program opens, in place of delivering them. Beside each stands the same
 * mail as `.json`, to be shown at `/outbox`.
 */
export function createOutboxFolder({ folder, onMail }: OutboxFolderOptions): Mailer & Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  const read = async (id: string): Promise<OutboxMail | null> => {
    if (!ID.test(id)) return null;
    const content = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => null);
    return content === null ? null : { ...(JSON.parse(content) as Omit<OutboxMail, 'id'>), id };
  };

  return {
    async send(mail) {
      const { to, subject, text, html, writtenAt } = mail;
      const path = join(folder, idOf(mail));
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const { message } = await transport.sendMail(toMessage(mail));
        if (!Buffer.isBuffer(message)) throw new TypeError('The mail did not come in one piece');
        await writeWhole(
          `${path}.json`,
          JSON.stringify({ to, subject, text, html, writtenAt: writtenAt.toISOString() }),
        );
        await writeWhole(`${path}.eml`, message);
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
        throw new MailerError(`The outbox cannot be written: ${code}`, { permanent: false, cause });
      }
      onMail?.(mail);
    },
    close: () => Promise.resolve(),
    async list(limit) {
      const names = await readdir(folder).catch(() => []);
      const ids = names
        .filter((name) => name.endsWith('.eml'))
        .map((name) => name.slice(0, -'.eml'.length))
        .filter((id) => ID.test(id))
        .sort()
        .reverse()
        .slice(0, limit);
      const mails = await Promise.all(ids.map(read));
      return mails
        .filter((mail) => mail !== null)
        .map(({ id, to, subject, writtenAt }) => ({ id, to, subject, writtenAt }));
    },
    read,
  };
}
