import type { SessionUser } from '@klarnotam/contract';
import { expect, test } from 'vitest';
import { en } from '../../shared/text/testing/english.ts';
import { isOpen } from '../../shared/ui/paths.ts';
import { menuEntries } from './menu-entries.ts';

const user: SessionUser = {
  id: '1',
  email: 'kari@example.no',
  name: 'Kari',
  emailVerified: true,
  language: 'en',
  isAdmin: false,
};
const labels = (...args: Parameters<typeof menuEntries>): string[] =>
  menuEntries(...args).map(({ label }) => label(en, 'KlarNOTAM'));

test('a visitor can read, log in and sign up', () => {
  expect(labels(undefined)).toEqual(['User Manual', 'Log in', 'Sign up']);
  expect(labels({ user: null, why: 'visitor' })).toEqual(['User Manual', 'Log in', 'Sign up']);
});

test('a member is led only to pages that exist, home first', () => {
  const entries = menuEntries({ user });
  expect(entries.every(({ to }) => isOpen(to))).toBe(true);
  expect(labels({ user })[0]).toBe('Home');
  expect(labels({ user })).toContain('KlarNOTAM');
  expect(labels({ user })).toContain('Your translations');
  expect(labels({ user })).not.toContain('Admin Panel');
});

test('an administrator is led to the admin panel too, last', () => {
  const shown = labels({ user: { ...user, isAdmin: true } });
  expect(shown.at(-1)).toBe('Admin Panel');
  expect(shown.slice(0, -1)).toEqual(labels({ user }));
});
