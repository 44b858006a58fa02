import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Opens the port.
 *
 * @throws {Error} with a message that says which port is not to be had, and why
 */
export function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=3001 npm start`
          : `Port ${port} of ${host} cannot be opened: ${error.message}`;
      reject(new Error(why, { cause: error }));
    });
    server.listen(port, host, () => {
      resolve(server.address() as AddressInfo);
    });
  });
}

/** Takes no new calls and waits for those under way, at most `limitMs`; then cuts them off. */
export async function stopListening(server: Server, limitMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const limit = setTimeout(() => {
      server.closeAllConnections();
    }, limitMs);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
