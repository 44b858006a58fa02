import { expect, test } from 'vitest';
import { requireEmail } from './require-email.ts';
import { normaliseEmail } from './normalise-email.ts';

test.each([
  ['  Kari.Nordmann+drone@Klar.Example ', 'kari.nordmann+drone@klar.example'],
  ['kari@blåbær.no', 'kari@xn--blbr-roah.no'],
  ['KARI@BLÅBÆR.NO', 'kari@xn--blbr-roah.no'],
  ['kari@XN--BLBR-ROAH.no', 'kari@xn--blbr-roah.no'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['taro@例え。テスト', 'taro@xn--r8jz45g.xn--zckzah'],
])('%j names the account %j', (typed, address) => {
  expect(normaliseEmail(typed)).toBe(address);
});

test.each([
  '',
  'kari',
  '@klar.example',
  'kari@',
  'kari@localhost',
  'kari@klar..example',
  'kari@@klar.example',
  'kari nordmann@klar.example',
  'kari@klar.example\nBcc: all@klar.example',
  'kari@10.0.0.1',
  'kari@\u00ad',
  'kari@xn--',
  `${'a'.repeat(250)}@klar.example`,
  'kåre@klar.example',
  '用户@例え.テスト',
])('%j is no address that we take', (typed) => {
  expect(normaliseEmail(typed)).toBeNull();
});

test('a name in foreign letters is refused with the reason', () => {
  expect(() => requireEmail('kåre@blåbær.no')).toThrow(
    'Enter an address that has only the letters a to z, digits and . _ + - before the @',
  );
  expect(() => requireEmail('kåre')).toThrow('Enter a valid e-mail address');
});
