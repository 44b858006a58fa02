import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import tls from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTHORITY, serverCertificate } from '../../http/testing/certificates.ts';
import { MailerError } from '../../ports/mailer.ts';
import { createSmtpMailer, type SmtpServer } from './smtp.ts';
import { A_MAIL, mailerSuite } from './suite.ts';

interface Received {
  readonly port: number;
  /** How many mails came over TLS. */
  readonly secured: () => number;
  readonly mails: Buffer[];
  readonly recipients: string[];
  stop(): Promise<void>;
}

/** A real mail server on the loopback interface. */
async function openServer(options: SMTPServerOptions = {}): Promise<Received> {
  const mails: Buffer[] = [];
  const recipients: string[] = [];
  let secured = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, callback) {
      recipients.push(address.address);
      callback();
    },
    onData(stream, session, callback) {
      if (session.secure) secured += 1;
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
    secured: () => secured,
    mails,
    recipients,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mailer for a server on this machine, without TLS unless it is asked for. */
function mailerFor(port: number, settings: Partial<SmtpServer> = {}) {
  return createSmtpMailer({ host: '127.0.0.1', port, tls: 'none', auth: null, connections: 3, ...settings });
}

mailerSuite('SMTP', async () => {
  const server = await openServer();
  return {
    mailer: mailerFor(server.port),
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
  const mailer = mailerFor(server.port);
  const failed = mailer.send(A_MAIL);
  await expect(failed).rejects.toThrow(MailerError);
  await expect(failed).rejects.toMatchObject({ permanent });
  await expect(failed).rejects.not.toThrow(/kari/);
  await mailer.close();
  await server.stop();
});

test('a server that is away, or refuses our password, is worth another try', async () => {
  const away = mailerFor(1);
  await expect(away.send(A_MAIL)).rejects.toMatchObject({ permanent: false });
  await away.close();

  const server = await openServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(reply(535, 'no')),
  });
  const mailer = mailerFor(server.port, { auth: { user: 'klar', password: 'wrong' } });
  await expect(mailer.send(A_MAIL)).rejects.toMatchObject({ permanent: false });
  await mailer.close();
  await server.stop();
});

test('an address with a comma is one address, not two', async () => {
  const server = await openServer();
  const mailer = mailerFor(server.port);
  await mailer.send({ ...A_MAIL, to: '"a, b"@example.no' }).catch(() => undefined);
  expect(server.recipients.filter((address) => !address.endsWith('b"@example.no'))).toEqual([]);
  await mailer.close();
  await server.stop();
});

test.each([
  ['the sender', { onMailFrom: (_address, _session, callback) => callback(reply(550, 'no')) }],
  ['the connection', { onConnect: (_session, callback) => callback(reply(554, 'no')) }],
] satisfies [string, SMTPServerOptions][])(
  'a server that refuses %s loses no mail',
  async (_what, options) => {
    const server = await openServer(options);
    const mailer = mailerFor(server.port);
    await expect(mailer.send(A_MAIL)).rejects.toMatchObject({ permanent: false });
    await mailer.close();
    await server.stop();
  },
);

describe('over TLS', () => {
  const before = tls.getCACertificates();
  beforeAll(() => tls.setDefaultCACertificates([...before, AUTHORITY]));
  afterAll(() => tls.setDefaultCACertificates(before));

  const WITH_TLS = { ...serverCertificate('localhost'), disabledCommands: [] };
  const SIGNED_IN: SMTPServerOptions = {
    authOptional: false,
    onAuth: ({ username, password }, session, callback) =>
      username === 'klar' && password === 'å/p%' && session.secure
        ? callback(null, { user: username })
        : callback(reply(535, 'no')),
  };
  const auth = { user: 'klar', password: 'å/p%' };

  for (const [how, peer] of [
    ['starttls', {}],
    ['implicit', { secure: true }],
  ] as const) {
    mailerSuite(`SMTP, ${how}`, async () => {
      const server = await openServer({ ...WITH_TLS, ...SIGNED_IN, ...peer });
      return {
        mailer: mailerFor(server.port, { tls: how, auth }),
        received: () => {
          expect(server.secured()).toBe(server.mails.length);
          return Promise.resolve(server.mails);
        },
        stop: () => server.stop(),
      };
    });
  }

  test.each([
    ['a server without STARTTLS', {}],
    ['a server that refuses STARTTLS', { hideSTARTTLS: true, disabledCommands: [] }],
    ['a certificate of another server', { ...WITH_TLS, ...serverCertificate('elsewhere') }],
  ] satisfies [string, SMTPServerOptions][])(
    'nothing is sent to %s, and nothing lost',
    async (_what, options) => {
      const server = await openServer(options);
      const mailer = mailerFor(server.port, { tls: 'starttls' });
      await expect(mailer.send(A_MAIL)).rejects.toMatchObject({ permanent: false });
      expect(server.mails).toEqual([]);
      await mailer.close();
      await server.stop();
    },
  );

  test('a certificate that nobody vouches for is refused', async () => {
    tls.setDefaultCACertificates(before);
    const server = await openServer(WITH_TLS);
    const mailer = mailerFor(server.port, { tls: 'starttls' });
    await expect(mailer.send(A_MAIL)).rejects.toMatchObject({ permanent: false });
    await mailer.close();
    await server.stop();
    tls.setDefaultCACertificates([...before, AUTHORITY]);
  });
});
