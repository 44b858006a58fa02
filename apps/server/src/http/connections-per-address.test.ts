import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { limitConnectionsPerAddress } from './connections-per-address.ts';

class FakeConnection extends EventEmitter {
  readonly remoteAddress: string;
  readonly destroy = vi.fn();
  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }
}

const warn = vi.fn<(message: string) => void>();
beforeEach(() => {
  warn.mockReset();
});

function opener(maximum: number, trustedProxies = 0, nowMs: () => number = () => 0) {
  const onConnection = limitConnectionsPerAddress({ maximum, trustedProxies, log: { warn } }, nowMs);
  return (address: string) => {
    const connection = new FakeConnection(address);
    onConnection(connection as never);
    return connection;
  };
}

const isOpen = (connection: FakeConnection): boolean => connection.destroy.mock.calls.length === 0;

test('an address has so many connections and no more, until one of them ends', () => {
  const open = opener(2);
  const [first, second, third] = ['192.0.2.7', '192.0.2.7', '192.0.2.7'].map(open);
  expect([first, second, third].map((one) => isOpen(one!))).toEqual([true, true, false]);
  expect(isOpen(open('192.0.2.8'))).toBe(true);
  third!.emit('close');
  expect(isOpen(open('::ffff:192.0.2.7'))).toBe(false);
  first!.emit('close');
  expect(isOpen(open('192.0.2.7'))).toBe(true);
});

test('IPv6 counts by its network', () => {
  const open = opener(1);
  expect(isOpen(open('2001:db8:1:2::1'))).toBe(true);
  expect(isOpen(open('2001:db8:1:2:ffff::9'))).toBe(false);
  expect(isOpen(open('2001:db8:1:3::1'))).toBe(true);
});

test('this machine is exempt, and so is everybody behind a trusted proxy', () => {
  const open = opener(1);
  for (const address of ['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1']) {
    expect([open(address), open(address)].map(isOpen)).toEqual([true, true]);
  }
  const behindProxy = opener(1, 1);
  expect([behindProxy('192.0.2.7'), behindProxy('192.0.2.7')].map(isOpen)).toEqual([true, true]);
});

test('it is logged once a minute', () => {
  let nowMs = 0;
  const open = opener(1, 0, () => nowMs);
  for (let count = 0; count < 5; count += 1) open('192.0.2.7');
  expect(warn).toHaveBeenCalledTimes(1);
  nowMs = 60_000;
  open('192.0.2.7');
  expect(warn).toHaveBeenCalledTimes(2);
});
