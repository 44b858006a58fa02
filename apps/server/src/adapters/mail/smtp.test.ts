import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { MailerError } from '../../ports/mailer.ts';
import { createSmtpMailer } from './smtp.ts';
import { A_MAIL, mailerSuite } from './suite.ts';

interface Received {
  readonly port: number;
  readonly mails: Buffer[];
  readonly recipients: string[];
  stop(): Promise<void>;
}

/** A real mail server on the loopback interface. */
async function openServer(options: SMTPServerOptions = {}): Promise<Received> {
  const mails: Buffer[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, callback) {
      recipients.push(address.address);
      callback();
    },
    onData(stream, _session, callback) {
      buffer(stream).then((mail) => {
        mails.push(mail);
        callback();
      }, callback);
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    recipients,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

mailerSuite('SMTP', async () => {
  const server = await openServer();
  return {
    mailer: createSmtpMailer(`smtp://127.0.0.1:${server.port}`),
    received: () => Promise.resolve(server.mails),
    stop: () => server.stop(),
  };
});

const reply = (code: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode: code });

test.each([
  [550, true],
  [554, true],
  [421, false],
  [451, false],
])('reply %i is for good: %s', async (code, permanent) => {
  const server = await openServer({
    onRcptTo: (_address, _session, callback) => callback(reply(code, 'kari@example.no is not welcome')),
  });
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${server.port}`);
  const failed = mailer.send(A_MAIL);
  await expect(failed).rejects.toThrow(MailerError);
  await expect(failed).rejects.toMatchObject({ permanent });
  await expect(failed).rejects.not.toThrow(/kari/);
  await mailer.close();
  await server.stop();
});

test('a server that is away, or refuses our password, is worth another try', async () => {
  const away = createSmtpMailer('smtp://127.0.0.1:1');
  await expect(away.send(A_MAIL)).rejects.toMatchObject({ permanent: false });
  await away.close();

  const server = await openServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(reply(535, 'no')),
  });
  const mailer = createSmtpMailer(`smtp://klar:wrong@127.0.0.1:${server.port}`);
  await expect(mailer.send(A_MAIL)).rejects.toMatchObject({ permanent: false });
  await mailer.close();
  await server.stop();
});

test('an address with a comma is one address, not two', async () => {
  const server = await openServer();
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${server.port}`);
  await mailer.send({ ...A_MAIL, to: '"a, b"@example.no' }).catch(() => undefined);
  expect(server.recipients.filter((address) => !address.endsWith('b"@example.no'))).toEqual([]);
  await mailer.close();
  await server.stop();
});
