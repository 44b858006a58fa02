import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Peer {
  /** Where it listens, on the loopback interface. */
  readonly url: string;
  readonly requests: { readonly url: URL; readonly headers: IncomingMessage['headers'] }[];
  stop(): Promise<void>;
}

export type Answer = (response: ServerResponse, url: URL) => void;

/** Answers with a value as JSON. */
export function json(value: unknown): Answer {
  return (response) => {
    response.setHeader('Content-Type', 'application/json;charset=utf-8');
    response.end(JSON.stringify(value));
  };
}

/** A real HTTP server that answers as it is told. */
export async function openPeer(answer: Answer): Promise<Peer> {
  const requests: Peer['requests'] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    requests.push({ url, headers: request.headers });
    answer(response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Every way in which a service does not answer as it promises; each must end soon, as an error of ours. */
export const MISBEHAVIOUR: readonly (readonly [what: string, answer: Answer])[] = [
  ['an error', (response) => void response.writeHead(500).end('oops')],
  ['too many requests', (response) => void response.writeHead(429, { 'Retry-After': '60' }).end()],
  ['a redirect', (response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
  ['silence', () => undefined],
  [
    'a body that never ends',
    (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('[');
    },
  ],
  [
    'a body without measure',
    (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const more = (): void => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    },
  ],
  [
    'html',
    (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><body>Sign in</body></html>');
    },
  ],
  [
    'html that calls itself JSON',
    (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>');
    },
  ],
  [
    'half an answer',
    (response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).end('[{"lat":'),
  ],
  ['a hang-up', (response) => void response.socket?.destroy()],
  ['another shape', json({ error: 'unknown', navn: 'x', elevation: 'x', punkter: 'x' })],
  ['null', json(null)],
];
