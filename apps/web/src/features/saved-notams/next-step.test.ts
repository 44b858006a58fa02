import { expect, test } from 'vitest';
import { isUrgent, nextStepOf } from './next-step.ts';

const START = '2026-07-01T06:00:00Z';
const SENT = {
  stage: 'sent',
  calledOffAt: null,
  sentAt: '2026-06-20T06:00:00Z',
  startsAt: START,
  endsAt: '2026-07-10T14:00:00Z',
  issuedVerdict: null,
  cancellation: null,
} as const;
const at = (instant: string) => Date.parse(instant);
const next = (changes: object, instant: string, leadTimeHours: number | null = 12) =>
  nextStepOf({ ...SENT, ...changes }, leadTimeHours, at(instant));

test('an office that has not answered for six hours is to be asked, where it is known when the mail went', () => {
  expect(next({}, '2026-06-20T11:59:59Z')).toEqual({ code: 'sent' });
  expect(next({}, '2026-06-20T12:00:00Z')).toEqual({ code: 'notAcknowledged', hours: 6 });
  expect(next({ sentAt: null }, '2026-06-25T12:00:00Z')).toEqual({ code: 'sent' });
  expect(next({ stage: 'acknowledged' }, '2026-06-25T12:00:00Z')).toEqual({ code: 'acknowledged' });
});

test('a start without a NOTAM is told within the lead time, and once it has passed', () => {
  for (const stage of ['sent', 'acknowledged']) {
    expect(next({ stage }, '2026-06-30T20:30:00Z')).toEqual({ code: 'notIssued', hours: 10 });
    expect(next({ stage }, START)).toEqual({ code: 'begunUnissued' });
  }
  expect(next({ stage: 'acknowledged' }, '2026-06-30T20:30:00Z', null)).toEqual({ code: 'acknowledged' });
  expect(next({ stage: 'acknowledged', startsAt: null }, START)).toEqual({ code: 'acknowledged' });
});

test('what was published is as requested, differs, or is over', () => {
  const issued = { stage: 'issued', issuedVerdict: 'asRequested' };
  expect(next(issued, START)).toEqual({ code: 'issued' });
  expect(next({ ...issued, issuedVerdict: 'differs' }, START)).toEqual({ code: 'differs' });
  expect(next({ ...issued, issuedVerdict: 'another' }, START)).toEqual({ code: 'another' });
  expect(next({ ...issued, issuedVerdict: 'differs' }, '2026-07-10T14:00:00Z')).toEqual({ code: 'over' });
});

test('a cancellation that is written or asked for is told in place of the offer to cancel', () => {
  const issued = { stage: 'issued', issuedVerdict: 'asRequested' };
  expect(next({ ...issued, cancellation: 'draft' }, START)).toEqual({ code: 'cancellationWritten' });
  for (const cancellation of ['mailOpened', 'sent', 'acknowledged'])
    expect(next({ ...issued, cancellation }, START)).toEqual({ code: 'cancelling' });
  expect(next({ ...issued, cancellation: 'issued' }, START)).toEqual({ code: 'issued' });
});

test('nothing is next for a draft; what ended stays told', () => {
  expect(next({ stage: 'draft' }, START)).toBeNull();
  expect(next({ stage: 'cancelled' }, START)).toEqual({ code: 'cancelled' });
});

test('what needs somebody soon is told apart', () => {
  expect(isUrgent({ code: 'notIssued', hours: 3 })).toBe(true);
  expect(isUrgent({ code: 'issued' })).toBe(false);
});

test('what was called off is waited for no more; published all the same, it is to be cancelled', () => {
  const calledOff = { calledOffAt: '2026-06-20T08:00:00Z' };
  expect(next(calledOff, '2026-06-25T12:00:00Z')).toEqual({ code: 'calledOff' });
  expect(next({ ...calledOff, stage: 'acknowledged' }, START)).toEqual({ code: 'calledOff' });
  const published = { ...calledOff, stage: 'issued', issuedVerdict: 'asRequested' };
  expect(next(published, START)).toEqual({ code: 'publishedAllTheSame' });
  expect(isUrgent({ code: 'publishedAllTheSame' })).toBe(true);
  expect(next({ ...published, cancellation: 'sent' }, START)).toEqual({ code: 'cancelling' });
});
