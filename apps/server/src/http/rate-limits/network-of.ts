import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/** The eight groups of an IPv6 address, `::` written out. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}

/**
 * Who counts as one caller: an IPv4 address, or the /64 of an IPv6 address, because one customer gets at least all of
 * that. IPv4 written as IPv6 is IPv4.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.replace(/%.*$/s, '');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain).slice(0, GROUPS_OF_A_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
