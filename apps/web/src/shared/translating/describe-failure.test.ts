import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { en } from '../text/testing/english.ts';
import { describeFailure as describe } from './describe-failure.ts';

const describeFailure = (error: unknown, messages: typeof en) =>
  describe(error, messages.notam.form, messages);
const failure = (code: string, data: object, status = 422) => new ORPCError(code, { status, data });

test('a text that is no NOTAM is refused with the reason', () => {
  const described = describeFailure(failure('notRecognised', { reason: 'This looks like a METAR.' }), en);
  expect(described).toEqual({ heading: 'Invalid NOTAM Text', text: 'This looks like a METAR.' });
});

test('a text for the other page is sent on its way', () => {
  const recognised = (recognisedAs: string | null) =>
    describeFailure(failure('notRecognised', { reason: 'Something else.', recognisedAs }), en).elsewhere;
  expect(['notam', 'metar', 'taf', null].map(recognised)).toEqual(['notam', 'weather', 'weather', undefined]);
});

test('too many notices are named with their count', () => {
  const { text } = describeFailure(failure('invalid', { field: 'text', count: 51, maximum: 50 }), en);
  expect(text).toContain('51');
  expect(text).toContain('50');
});

test('a limit that is reached is told from one that the text would pass', () => {
  const reached = describeFailure(failure('limitReached', { limit: 10, used: 10, needed: 1 }, 402), en);
  expect(reached).toEqual({
    heading: 'Translation Limit Reached',
    text: en.notam.form.limit,
    upgrade: true,
  });
  const passed = describeFailure(failure('limitReached', { limit: 10, used: 8, needed: 5 }, 402), en);
  expect(passed.text).toContain('5 NOTAMs and 2 translations are left');
});

test('without a session the reader is asked to sign in', () => {
  expect(describeFailure(failure('unauthenticated', {}, 401), en).heading).toBe('Sign in first');
});

test('too many requests say how long to wait', () => {
  expect(describeFailure(failure('tooMany', { retryAfterS: 12 }, 429), en).text).toContain('12 seconds');
});

test('a text that is too long is told from one that takes too long and one with too long an answer', () => {
  const tooLarge = (reason?: string) =>
    describeFailure(failure('tooLarge', { maximumCharacters: 200_000, reason }, 413), en);
  expect(tooLarge().heading).toBe('Text too long');
  expect(tooLarge().text).toContain('200,000 characters');
  expect(tooLarge('time').text).toContain('takes too long');
  expect(tooLarge('answer').text).toContain('answer to this text would be too long');
  expect(describeFailure(failure('tooLarge', {}, 413), en).text).toContain('200,000 characters');
});

test('a service that is busy says how long to wait', () => {
  const busy = describeFailure(failure('unavailable', { retryAfterS: 5 }, 503), en);
  expect(busy.text).toContain('nothing was spent');
  expect(busy.text).toContain('5 seconds');
});

test('a lost connection is told from a failure of the server', () => {
  expect(describeFailure(new TypeError('Failed to fetch'), en).heading).toBe(
    en.translating.errors.networkHeading,
  );
  for (const error of [failure('internal', {}, 500), failure('unavailable', {}, 503), new Error('x'), null]) {
    expect(describeFailure(error, en).heading).toBe('An error occurred during translation');
  }
});
