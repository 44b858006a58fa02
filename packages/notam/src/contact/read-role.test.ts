import { expect, test } from 'vitest';
import { readContacts } from './read-contacts.ts';

test.each([
  ['FLIGHT ONLY WITH PERMISSION OF OSLO TWR TEL +47 91 23 45 67.', 'permission'],
  ['FOR ACCESS CTC THE OPERATOR ON +47 91 23 45 67 72 HOURS PRIOR.', 'permission'],
  ['FOR INFO TEL +47 91 23 45 67.', 'information'],
  ['ACTIVATION STATUS AVBL ON TEL +47 91 23 45 67.', 'hours'],
  ['EMERGENCY CEASE FIRING REQUESTS TEL +47 91 23 45 67.', 'emergency'],
  ['TOWER TEL +47 91 23 45 67 U/S.', 'unserviceable'],
  ['TEL +47 91 23 45 67 REPLACED BY NEW LINE.', 'replaced'],
  ['TOWER TEL CHANGED TO +47 91 23 45 67.', 'new'],
  ['PERMISSION REQUIRED. CRANE OWNER TEL +47 91 23 45 67.', null],
])('what a contact is for: %s', (text, role) => {
  expect(readContacts(text, text).find(({ contact }) => contact.type === 'phone')?.contact.role).toBe(role);
});

test('the frequency of those in distress is one, whatever stands beside it', () => {
  const text = 'CTC VIA 121.500MHZ (CALLSIGN: HMS DIAMOND).';
  expect(readContacts(text, text)[0]?.contact).toEqual({
    type: 'frequency',
    value: '121.500 MHz',
    role: 'emergency',
  });
});

test('of two frequencies the one gives way to the other', () => {
  const text = 'APP FREQ 118.100MHZ REPLACED BY 124.350MHZ.';
  expect(readContacts(text, text).map(({ contact }) => contact.role)).toEqual(['replaced', 'new']);
});
