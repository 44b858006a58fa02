import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  readonly text: string;
}

export interface SmtpPeer {
  readonly port: number;
  /** In the order in which they came; a mail that was handed over twice is there twice. */
  readonly mails: readonly ReceivedMail[];
  stop(): Promise<void>;
}

/** A real mail server on the loopback interface that keeps what it is given. */
export async function openSmtpPeer(): Promise<SmtpPeer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const receive = async (): Promise<void> => {
        const mail = await PostalMime.parse(await buffer(stream));
        mails.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          messageId: mail.messageId ?? '',
          text: mail.text ?? '',
        });
      };
      receive().then(() => callback(), callback);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
