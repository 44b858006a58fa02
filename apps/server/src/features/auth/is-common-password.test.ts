import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

const OWN = ['Kari Nordmann', 'kari.nordmann@drone-as.no', 'Drone AS', 'Storgata 12', 'Oslo', 'KlarNOTAM'];

test.each([
  'password',
  'Password1!',
  'P@ssw0rd2026',
  'Passord123',
  'sommer2026',
  '12345678',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'iloveyou',
  '11.11.1980',
  'ＰＡＳＳＷＯＲＤ',
])('%s is tried first', (password) => {
  expect(isCommonPassword(password, OWN)).toBe(true);
});

test.each([
  'karinordmann',
  'Kari.Nordmann2026',
  'NordmannKari1',
  'storgata 12 oslo',
  'kari@drone',
  'KlarNotam1!',
])('%s is made of the words of its user', (password) => {
  expect(isCommonPassword(password, OWN)).toBe(true);
});

test.each([
  'correct horse battery',
  'x8#kQ2zv',
  'blåbærsyltetøy',
  'Kari likes her cloudberries',
  'a new password',
  'пароль для дрона',
])('%s may be used', (password) => {
  expect(isCommonPassword(password, OWN)).toBe(false);
});

test('a name of one or two letters does not make a password common', () => {
  expect(isCommonPassword('x8#kQ2zvLi', ['Li', 'Bo Li'])).toBe(false);
});

test('the longest password is looked at in a moment', () => {
  const cpu = process.cpuUsage();
  isCommonPassword('qwerty1980password'.repeat(14), OWN);
  expect(process.cpuUsage(cpu).user / 1_000).toBeLessThan(1_000);
});
