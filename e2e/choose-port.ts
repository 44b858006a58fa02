import { createServer } from 'node:net';

/** A port of the loopback interface that nobody uses. */
export async function choosePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string')
    throw new Error('No free port for the end-to-end tests.');
  return String(address.port);
}
