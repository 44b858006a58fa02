import { expect, test } from 'vitest';
import { clientAddressOf } from './client-address.ts';

const addressOf = (forwarded: string | undefined, trustedProxies: number): string =>
  clientAddressOf(
    { env: { incoming: { socket: { remoteAddress: '10.0.0.1' } } }, req: { header: () => forwarded } },
    trustedProxies,
  );

test.each([
  ['192.0.2.1', 0, '10.0.0.1'],
  ['192.0.2.1', 1, '192.0.2.1'],
  ['198.51.100.9, 192.0.2.1', 1, '192.0.2.1'],
  ['198.51.100.9, 192.0.2.1, 10.0.0.2', 2, '192.0.2.1'],
  ['192.0.2.1:5000', 1, '192.0.2.1'],
  ['[2001:db8::1]:5000', 1, '2001:db8::1'],
  ['[2001:db8::1]', 1, '2001:db8::1'],
  ['2001:db8::1', 1, '2001:db8::1'],
  ['unknown', 1, '10.0.0.1'],
  ['192.0.2.1', 2, '10.0.0.1'],
  [undefined, 1, '10.0.0.1'],
])('%s through %i trusted proxies comes from %s', (forwarded, trustedProxies, address) => {
  expect(addressOf(forwarded, trustedProxies)).toBe(address);
});
