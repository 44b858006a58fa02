import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSignedCookie } from './read-signed-cookie.ts';

const SECRET = 'a secret of more than 32 characters';
const signed = (token: string, secret = SECRET): string =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
const read = (cookies: string | null) => readSignedCookie(cookies, 'klar.session', SECRET);

test('the token is read from among other cookies', async () => {
  expect(await read(`theme=dark; klar.session=${signed('a-token')}; x.klar.session=1`)).toBe('a-token');
});

test.each([
  ['no cookies', null],
  ['other cookies alone', `x.klar.session=${signed('a-token')}; klar.sessions=${signed('a-token')}`],
  ['an empty one', 'klar.session='],
  ['no signature', 'klar.session=a-token'],
  ['an empty signature', 'klar.session=a-token.'],
  ['the signature of another secret', `klar.session=${signed('a-token', 'another secret')}`],
  ['the signature of another token', `klar.session=b-token${signed('a-token').slice('a-token'.length)}`],
  ['a value that cannot be decoded', 'klar.session=%E0%A4%A'],
  ['a value that is far too long', `klar.session=${signed('a'.repeat(1_000))}`],
  ['no token', `klar.session=${signed('')}`],
])('%s opens nothing', async (_name, cookies) => {
  expect(await read(cookies)).toBeNull();
});
