import { expect, test } from 'vitest';
import { hashPassword, HASHES_AT_ONCE, MAX_HASHES_WAITING, verifyPassword } from './hash-password.ts';

test('a hash says how it was made, and has its own salt', async () => {
  const [first, second] = await Promise.all([hashPassword('the same'), hashPassword('the same')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(first).not.toBe(second);
});

test('the right password is known, and no other', async () => {
  const hash = await hashPassword('blåbær på fjellet');
  expect(await verifyPassword(hash, 'blåbær på fjellet')).toBe(true);
  expect(await verifyPassword(hash, 'blåbær på fjellet ')).toBe(false);
  expect(await verifyPassword(hash, '')).toBe(false);
});

test('a hash that another program made with other costs is read', async () => {
  // The reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 24
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword(hash, 'password')).toBe(true);
  expect(await verifyPassword(hash, 'Password')).toBe(false);
});

test.each(['', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
  'what is no such hash fits no password: %j',
  async (hash) => {
    expect(await verifyPassword(hash, '')).toBe(false);
  },
);

test('a flood is turned away, and those before it get their turn', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => hashPassword('flood')));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(100 - HASHES_AT_ONCE - MAX_HASHES_WAITING);
  expect(refused[0]!.reason).toMatchObject({ code: 'unavailable' });
  expect(await hashPassword('afterwards')).toMatch(/^\$argon2id/);
});
