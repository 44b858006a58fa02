import type { Socket } from 'node:net';
import { networkOf } from './rate-limits/network-of.ts';

const LOG_EVERY_MS = 60_000;

/** This machine: monitoring, tests, a proxy beside the server. */
function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\./.test(address) || address === '::1';
}

type Connection = Pick<Socket, 'remoteAddress' | 'once' | 'destroy'>;

/**
 * Closes connections of a network address that has as many open as it may; IPv6 counts by its /64. This machine is
 * exempt, and everybody where trusted proxies stand in front, for then every connection is one of theirs.
 *
 * @returns what a server tells of each new connection
 */
export function limitConnectionsPerAddress(
  {
    maximum,
    trustedProxies,
    log,
  }: {
    readonly maximum: number;
    readonly trustedProxies: number;
    readonly log: { warn(message: string): void };
  },
  nowMs: () => number = () => performance.now(),
): (connection: Connection) => void {
  const open = new Map<string, number>();
  let loggedAtMs = -LOG_EVERY_MS;
  return (connection) => {
    const address = connection.remoteAddress ?? '';
    if (trustedProxies > 0 || isLoopback(address)) return;
    const network = networkOf(address);
    const count = open.get(network) ?? 0;
    if (count >= maximum) {
      connection.destroy();
      if (nowMs() - loggedAtMs >= LOG_EVERY_MS) {
        loggedAtMs = nowMs();
        log.warn(`CONNECTIONS_PER_ADDRESS: an address has ${count} connections open; more are closed.`);
      }
      return;
    }
    open.set(network, count + 1);
    connection.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  };
}
