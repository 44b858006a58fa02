import { createServer, request as ask, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { sharedCertificate } from './installation.ts';
import { PEERS } from './production/peers.ts';

/** The shared server behind a line of its own, which can be cut as a mast loses a phone. */
export interface Line {
  readonly baseURL: string;
  /** Ends every connection and answers nobody until it is mended. */
  cut(): void;
  mend(): void;
  /** From now on the service worker is one of another version. */
  changeWorker(): void;
  /** How often a request came through, as `POST /api/translations/notam`. */
  count(request: string): number;
  close(): Promise<void>;
}

/** What stands in front of a server in production says how a request came, and the page is where its settings say. */
function asFromProxies(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (PEERS === undefined) return headers;
  return {
    ...headers,
    ...(headers.origin !== undefined && {
      origin: `https://localhost:${process.env['E2E_PUBLIC_PORT'] ?? ''}`,
    }),
    'x-forwarded-for': `${String(headers['x-forwarded-for'])}, 127.0.0.1`,
    'x-forwarded-proto': 'https',
  };
}

export async function openLine(): Promise<Line> {
  const server = { host: '127.0.0.1', port: Number(process.env['E2E_PORT']) };
  const counts = new Map<string, number>();
  let isCut = false;
  let version = '';
  const pass: RequestListener = (incoming, outgoing) => {
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    const { method = 'GET', url = '/', headers } = incoming;
    const path = url.replace(/\?.*/, '');
    counts.set(`${method} ${path}`, (counts.get(`${method} ${path}`) ?? 0) + 1);
    const isWorker = path === '/sw.js';
    // The server would say that nothing has changed: the other version is made here.
    const { 'if-none-match': _tag, ...ofWorker } = headers;
    const onward = ask(
      {
        ...server,
        method,
        path: url,
        headers: isWorker
          ? { ...asFromProxies(ofWorker), 'accept-encoding': 'identity' }
          : asFromProxies(headers),
      },
      (answer) => {
        if (!isWorker || version === '') {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const { 'content-length': _length, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        answer.on('end', () => outgoing.end(version));
        answer.pipe(outgoing, { end: false });
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const line = PEERS === undefined ? createServer(pass) : createTlsServer(sharedCertificate(), pass);
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as AddressInfo;
  return {
    baseURL: PEERS === undefined ? `http://127.0.0.1:${port}` : `https://localhost:${port}`,
    cut() {
      isCut = true;
      line.closeAllConnections();
    },
    mend() {
      isCut = false;
    },
    changeWorker() {
      version += '\n// of another version\n';
    },
    count: (request) => counts.get(request) ?? 0,
    async close() {
      line.closeAllConnections();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
