import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { serverCertificate } from './certificates.ts';

export interface Proxy {
  readonly origin: string;
  stop(): Promise<void>;
}

/** What stands in front of a server in production, on the loopback interface: with TLS, or without as it must not be used. */
export async function openProxy(upstreamPort: number, proto: 'https' | 'http'): Promise<Proxy> {
  const pass = (incoming: IncomingMessage, response: ServerResponse): void => {
    const forwarded = send(
      {
        port: upstreamPort,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': incoming.socket.remoteAddress ?? '',
          'x-forwarded-proto': proto,
        },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  };
  const server: Server =
    proto === 'https' ? createTlsServer(serverCertificate('localhost'), pass) : createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `${proto}://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
