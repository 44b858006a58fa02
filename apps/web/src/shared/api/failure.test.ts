import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { failureCodeOf, failureDataOf, failureMessageOf } from './failure.ts';

const MESSAGES = { network: 'No connection', fallback: 'An error occurred' };

test('a failure keeps its code, its data and the message of the server', () => {
  const error = new ORPCError('tooMany', { status: 429, message: 'Wait.', data: { retryAfterS: 7 } });
  expect(failureCodeOf(error)).toBe('tooMany');
  expect(failureDataOf(error, 'tooMany')).toEqual({ retryAfterS: 7 });
  expect(failureDataOf(error, 'invalid')).toEqual({});
  expect(failureMessageOf(error, MESSAGES)).toBe('Wait.');
});

test('a lost connection, an unheard-of code and a fault of the page are told apart', () => {
  expect(failureCodeOf(new TypeError('Failed to fetch'))).toBe('network');
  expect(failureMessageOf(new TypeError('Failed to fetch'), MESSAGES)).toBe('No connection');
  for (const error of [new ORPCError('toString', { message: 'x' }), new Error('boom'), 'boom', null]) {
    expect(failureCodeOf(error)).toBe('unknown');
    expect(failureMessageOf(error, MESSAGES)).toBe('An error occurred');
  }
});

test('an answer without a message gets the fallback, never a bare code', () => {
  const error = new ORPCError('internal', { status: 500, message: 'internal' });
  expect(failureMessageOf(error, MESSAGES)).toBe('An error occurred');
});
