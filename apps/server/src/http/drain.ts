import type { Server } from 'node:http';

/** From now on every answer ends its connection, so that proxies and clients open their next one at another server. */
export function endConnectionsWithAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}
