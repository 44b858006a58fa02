import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { limitConnectionsPerAddress } from './connections-per-address.ts';
import { ENDPOINTS } from './endpoint-table.ts';
import { BODY_TIMES, endSlowBodies } from './slow-bodies.ts';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** From the first byte of a request to the end of its headers. */
const HEADERS_MS = 15_000;
/** Longer than proxies keep theirs (60 s as a rule), so that none sends a request into a closing connection. */
const KEEP_ALIVE_MS = 65_000;
/** A connection on which nothing moves during a request, such as one whose answer nobody reads. */
const SILENT_MS = 60_000;
/** How often Node looks for requests that take too long. */
const LOOK_EVERY_MS = 5_000;

/** The server, with limits on how long and how many connections anybody may hold. */
export function createHttpServer(
  fetch: Fetch,
  limits: {
    readonly connectionsPerAddress: number;
    readonly trustedProxies: number;
    readonly log: { warn(message: string): void };
  },
): Server {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      connectionsCheckingInterval: LOOK_EVERY_MS,
      headersTimeout: HEADERS_MS,
      // The longest that any endpoint allows; shorter limits are those of endSlowBodies.
      requestTimeout: BODY_TIMES.uploadLimitMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
  });
  if (!(server instanceof Server)) throw new TypeError('The server speaks HTTP/1.1.');
  server.timeout = SILENT_MS;
  server.on(
    'connection',
    limitConnectionsPerAddress({
      maximum: limits.connectionsPerAddress,
      trustedProxies: limits.trustedProxies,
      log: limits.log,
    }),
  );
  endSlowBodies(server, ENDPOINTS);
  return server;
}
