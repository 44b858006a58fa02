import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { Mail, Mailer } from '../../ports/mailer.ts';

/** What arrived at the other end, raw. */
export interface MailSink {
  readonly mailer: Mailer;
  received(): Promise<readonly (Buffer | string)[]>;
  stop(): Promise<void>;
}

export const A_MAIL: Mail = {
  key: 'verify:0123',
  from: { name: 'KlarNOTAM', address: 'no-reply@klar.example' },
  to: 'kari@example.no',
  subject: 'Bekreft e-postadressen – ærlig talt 🚁',
  text: 'Åpne lenken:\nhttps://klar.example/?verify=abc\n\n.\nSlutt',
  html: '<p>Åpne <a href="https://klar.example/?verify=abc">lenken</a></p>',
  writtenAt: new Date('2026-07-01T06:00:00.123Z'),
};

/** What every way to hand over a mail must do. */
export function mailerSuite(name: string, open: () => Promise<MailSink>): void {
  const sendTo = async (use: (sink: MailSink) => Promise<void>): Promise<void> => {
    const sink = await open();
    try {
      await use(sink);
    } finally {
      await sink.mailer.close();
      await sink.stop();
    }
  };
  const parse = async (sink: MailSink): Promise<Email[]> =>
    await Promise.all((await sink.received()).map((mail) => new PostalMime().parse(mail)));

  describe(`mailer: ${name}`, () => {
    test('hands over both forms, in UTF-8, with sender, time and subject', () =>
      sendTo(async (sink) => {
        await sink.mailer.send(A_MAIL);
        const [mail, ...others] = await parse(sink);
        expect(others).toEqual([]);
        expect(mail).toMatchObject({
          from: { name: 'KlarNOTAM', address: 'no-reply@klar.example' },
          to: [{ address: 'kari@example.no' }],
          subject: A_MAIL.subject,
        });
        expect(new Date(mail!.date!).toISOString()).toBe('2026-07-01T06:00:00.000Z');
        expect(mail!.text?.trim().replaceAll('\r\n', '\n')).toBe(A_MAIL.text);
        expect(mail!.html?.trim()).toBe(A_MAIL.html);
      }));

    test('gives the same mail the same Message-ID, and another one another', () =>
      sendTo(async (sink) => {
        await sink.mailer.send(A_MAIL);
        await sink.mailer.send(A_MAIL);
        await sink.mailer.send({ ...A_MAIL, key: 'verify:4567' });
        const ids = (await parse(sink)).map((mail) => mail.messageId);
        expect(new Set(ids).size).toBe(2);
        for (const id of ids) expect(id).toMatch(/^<[0-9a-f]{24}@klar\.example>$/);
      }));

    test('takes many at once', () =>
      sendTo(async (sink) => {
        await Promise.all(
          Array.from({ length: 12 }, (_, index) => sink.mailer.send({ ...A_MAIL, key: `many:${index}` })),
        );
        expect(await parse(sink)).toHaveLength(12);
      }));
  });
}
