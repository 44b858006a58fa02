import type { MiddlewareHandler } from 'hono';

const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Says once in the log that a proxy is in front although no setting names one: every visitor then counts as that proxy,
 * and they share one allowance.
 */
export function warnOfForwarding(
  trustedProxies: number,
  log: { warn(message: string): void },
): MiddlewareHandler {
  let isQuiet = trustedProxies > 0;
  return async (c, next) => {
    if (!isQuiet && FORWARDING.some((name) => c.req.header(name) !== undefined)) {
      isQuiet = true;
      log.warn(
        'TRUST_PROXY: a request came with forwarding headers, and TRUST_PROXY is 0. They are not believed, so all ' +
          'visitors behind that proxy share the limits of one address. Set how many proxies stand in front.',
      );
    }
    await next();
  };
}
