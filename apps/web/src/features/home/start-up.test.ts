import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { en } from '../../shared/text/testing/english.ts';
import { describeStartUpFailure, isAuthError, shouldRetryStartUp } from './start-up.ts';

const unavailable = new ORPCError('unavailable', { status: 503, message: 'Not available just now.' });

test('the start-up tries five times to find the subscription and three to load it', () => {
  const failures = Array.from({ length: 10 }, (_, index) => index);
  expect(failures.filter((before) => shouldRetryStartUp(before, unavailable))).toHaveLength(7);
});

test('an error about authentication, session or token ends the tries at once', () => {
  const errors = [
    new ORPCError('unauthenticated', { status: 401, message: 'Sign in first.' }),
    new Error('Invalid refresh Token'),
    new Error('session expired'),
    new Error('Unauthorized'),
  ];
  for (const error of errors) {
    expect(isAuthError(error)).toBe(true);
    expect(shouldRetryStartUp(0, error)).toBe(false);
  }
  for (const error of [unavailable, new TypeError('Failed to fetch'), null]) {
    expect(isAuthError(error)).toBe(false);
  }
});

test('a server that answers is told from one that cannot be reached', () => {
  expect(describeStartUpFailure(unavailable, en)).toBe('Failed to create subscription');
  expect(describeStartUpFailure(new TypeError('Failed to fetch'), en)).toBe(
    'Failed to initialize user account',
  );
  expect(describeStartUpFailure(new Error('x'), en)).toBe('Failed to initialize user account');
});
