import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a peer that can be shut, as a network or a machine fails. */
export interface Gate {
  readonly port: number;
  /** Connections break, and new ones are refused. */
  cut(): void;
  /** Nothing goes through any more, and nothing says so. */
  freeze(): void;
  open(): void;
  close(): Promise<void>;
}

/** Opens a gate on loopback in front of a port of loopback. */
export async function openGate(targetPort: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'frozen' | 'cut' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect({ host: '127.0.0.1', port: targetPort });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === 'frozen') from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    freeze() {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    open() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
