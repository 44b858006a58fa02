import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

/** A way to a database that can be cut, as a network or a machine is. */
export interface DatabaseProxy {
  /** The same database by way of the proxy. */
  readonly connectionString: string;
  /** Connections that were tried so far. */
  attempts(): number;
  /** Nothing goes through any more, and nothing says so. */
  freeze(): void;
  /** All connections break, and new ones are refused at once. */
  cut(): void;
  /** Everything goes through again, what was held back included. */
  restore(): void;
  close(): Promise<void>;
}

const POSTGRES_PORT = '5432';

function connectTo(url: URL): Socket {
  const host = decodeURIComponent(url.hostname);
  const port = url.port || POSTGRES_PORT;
  return host.startsWith('/')
    ? connect({ path: join(host, `.s.PGSQL.${port}`) })
    : connect({ host, port: Number(port) });
}

/** Opens a proxy on loopback in front of a database. */
export async function openDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const target = new URL(connectionString);
  const pairs = new Set<readonly [Socket, Socket]>();
  let attempts = 0;
  let state: 'open' | 'frozen' | 'cut' = 'open';
  const server = createServer((near) => {
    attempts += 1;
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connectTo(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (state === 'frozen') from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(connectionString);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = (): void => {
    state = 'cut';
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    connectionString: url.href,
    attempts: () => attempts,
    freeze() {
      state = 'frozen';
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    cut,
    restore() {
      state = 'open';
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
