import { expect, test } from 'vitest';
import { composeWithdrawalMail } from '../index.ts';
import { planned } from './testing/planned.ts';

test('a withdrawal says first that nothing is to be published, then names what was asked for and whom to ask', () => {
  const { subject, body } = composeWithdrawalMail('A) TEXT', planned({ notes: 'We fly at dawn.' }), null);
  expect(subject).toBe('Withdrawal of NOTAM Submission');
  expect(body).toBe(`WITHDRAWAL OF REQUEST
Please do not publish the NOTAM that was requested with the text below. The flight will not take place.
If it has been published already, please cancel it.

A) TEXT

Contact Information:
Name: Kari Nordmann
Email: kari@example.com
Phone: +4791234567`);
});

test.each(['cancel', 'replace'] as const)(
  'a %s that is called off leaves the named NOTAM in force',
  (kind) => {
    const { body } = composeWithdrawalMail('A) TEXT', planned(), { kind, number: 'A1234/26\nX' });
    expect(body).toContain('NOTAM A1234/26 X stays in force.');
    expect(body).not.toContain('please cancel it');
  },
);
