import { expect, test } from 'vitest';
import { attachmentsOf, composeMail, toPhoneNumber } from '../index.ts';
import { planned } from './testing/planned.ts';

test('the mail holds text, notes and contact, and nothing else', () => {
  const operation = planned({
    notes: 'Approval attached.\r\nSecond line.',
    contactInfo: { ...planned().contactInfo, companyName: 'Fjell Drone AS' },
  });
  expect(composeMail('A) TEXT', operation)).toEqual({
    subject: 'NOTAM Submission',
    body: `A) TEXT

Additional Notes:
Approval attached.
Second line.

Contact Information:
Name: Kari Nordmann
Email: kari@example.com
Phone: +4791234567
Company: Fjell Drone AS`,
  });
});

test('notes, phone and company are left out when they are empty', () => {
  const operation = planned({
    contactInfo: { ...planned().contactInfo, phoneNumber: '', name: 'Kari\nPhone: 1' },
  });
  expect(composeMail('A) TEXT', operation).body).toBe(
    'A) TEXT\n\nContact Information:\nName: Kari Phone: 1\nEmail: kari@example.com',
  );
});

test('what has to be attached stands in the mail: the permission by its reason, and each unit once', () => {
  const high = planned({ vlos: 'BVLOS', maxHeightMeters: 121, permissionReference: 'NO-2026\n117' });
  expect(composeMail('A) TEXT', high, attachmentsOf(high, ['OSLO APP', 'OSLO APP'])).body).toContain(`A) TEXT

Attachments:
- Permission of the Civil Aviation Authority (BVLOS, above 120 m AGL), reference NO-2026 117
- Approval of OSLO APP, if the area is in its airspace

Contact Information:`);
  expect(attachmentsOf(planned({ maxHeightMeters: 120 }), [])).toEqual([]);
});

test('a cancellation says first, in subject and text, that it is one and of which notice; notes of the flight stay out', () => {
  const operation = planned({ notes: 'We fly at dawn.' });
  const followUp = { kind: 'cancel', number: 'A1234/26' } as const;
  const { subject, body } = composeMail('NOTAMC A1234/26\nA) TEXT', operation, [], followUp);
  expect(subject).toBe('Cancellation (NOTAMC) of NOTAM A1234/26');
  expect(body).toMatch(
    /^CANCELLATION \(NOTAMC\) OF NOTAM A1234\/26\nPlease cancel NOTAM A1234\/26\. This is not a new flight\.\n\nNOTAMC A1234\/26\nA\) TEXT\n\nContact/,
  );
  expect(composeMail('A) TEXT', operation, [], { kind: 'replace', number: 'A1234/26' })).toEqual(
    composeMail('A) TEXT', operation),
  );
});

test.each([
  ['+47 912 34 567', '+4791234567'],
  ['0047-91234567', '+4791234567'],
  ['47 (912) 34.567', '+4791234567'],
  ['', null],
  ['+47 CALL', null],
  ['12', null],
  ['+1234567890123456', null],
  ['+47\n912 34 567', '+4791234567'],
  ['++4791234567', null],
])('the phone number %j is %j', (typed, number) => {
  expect(toPhoneNumber(typed)).toBe(number);
});
