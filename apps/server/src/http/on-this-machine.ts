import type { HttpBindings } from '@hono/node-server';
import type { IncomingRequest } from './client-address.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const FORWARDING = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/** The name in a Host header, without the port. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '');
}

/**
 * Whether a request was made on this machine and for this machine: from the loopback interface, through no proxy, and
 * for a name of this machine, so that no foreign name that was pointed here gets an answer.
 */
export function isOnThisMachine(c: IncomingRequest): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (!LOOPBACK.has(incoming?.socket.remoteAddress ?? '')) return false;
  if (FORWARDING.some((name) => c.req.header(name) !== undefined)) return false;
  return OWN_NAMES.has(nameOf(c.req.header('host') ?? ''));
}
