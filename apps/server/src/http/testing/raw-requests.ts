import { Agent, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '../create-http-server.ts';
import type { TestService } from './open-service.ts';

export interface RawRequest {
  readonly method: string;
  /** Sent as it is, unlike `fetch`, which tidies it. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | null;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A service on a port of loopback, with a client that sends what it is told. */
export interface ServedService {
  /** @throws {TypeError} when Node's client refuses to send it */
  send(wanted: RawRequest): Promise<RawAnswer>;
  close(): Promise<void>;
}

export async function serveOnLoopback(service: TestService, connections: number): Promise<ServedService> {
  const server: Server = createHttpServer((incoming, env) => service.handle(incoming, env), {
    connectionsPerAddress: 200,
    trustedProxies: 0,
    log: { warn: () => undefined },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      // Node's client leaves the length out for some methods, and then a body would be taken for the next request.
      const length = body == null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
        });
      });
      sent.on('error', (error) => {
        // The server closed the connection after the answer before, as it may; a new one is made, as browsers do.
        if (sent.reusedSocket) send({ method, path, headers, body: body ?? null }).then(resolve, reject);
        else reject(error);
      });
      sent.end(body ?? undefined);
    });
  return {
    send,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
