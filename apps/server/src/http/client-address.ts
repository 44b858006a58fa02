import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';

/** The parts of Hono's context that tell where a request comes from. */
export interface IncomingRequest {
  readonly env: unknown;
  readonly req: { header(name: string): string | undefined };
}

/** `192.0.2.1:5000` and `[2001:db8::1]:5000`, as some proxies write it, without the port. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/**
 * The network address that a request comes from: the peer's, or what the outermost of `trustedProxies` proxies in front
 * of this server wrote down. What a client claims beyond that is not believed.
 */
export function clientAddressOf(c: IncomingRequest, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const peer = incoming?.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return peer;
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  const address = withoutPort(forwarded.at(-trustedProxies)?.trim() ?? '');
  return isIP(address) === 0 ? peer : address;
}
