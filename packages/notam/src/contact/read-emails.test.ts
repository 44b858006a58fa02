import { expect, test } from 'vitest';
import type { ContactRead } from './contact-read.ts';
import { readEmails } from './read-emails.ts';

function read(text: string): string[] {
  const found: ContactRead[] = [];
  const upper = text.toUpperCase();
  readEmails(text, upper, found);
  return found.map(({ contact }) => contact.value);
}

test.each([
  ['VIA EMAIL TO FLIGHTOPS.UK(AT)MATTERNET.COM. FURTHER', 'FLIGHTOPS.UK@MATTERNET.COM'],
  ['OR EMAIL \nUAV(UNDERSCORE)TEAM(AT)WESTMIDLANDS.POLICE.UK FURTHER', 'UAV_TEAM@WESTMIDLANDS.POLICE.UK'],
  ['WING-FOPS-UK(AT)GOOGLE.COM. AR-2026-352', 'WING-FOPS-UK@GOOGLE.COM'],
  ['CTC OPS[AT]FLYLOGIX.COM', 'OPS@FLYLOGIX.COM'],
  ['EMAIL TOWER\n(AT) LYDD-AIRPORT.CO.UK', 'TOWER@LYDD-AIRPORT.CO.UK'],
  ['INFO(AT)LPPAIRPORT(DOT)FI', 'INFO@LPPAIRPORT.FI'],
  ['AGREEMENT VIA E-MAIL : OPERATIONS(A)ROUEN.AEROPORT.FR', 'OPERATIONS@ROUEN.AEROPORT.FR'],
  ['MAIL nof@avinor.no.', 'nof@avinor.no'],
  ['EMAIL:VECC.SQMS@AAI.AERO', 'VECC.SQMS@AAI.AERO'],
  ['ULZ_AME_TEAM@ARMY.MIL, TEL', 'ULZ_AME_TEAM@ARMY.MIL'],
  ['<MELONY.R.ROBINSON.MIL@ARMY.MIL>', 'MELONY.R.ROBINSON.MIL@ARMY.MIL'],
  ['first.last+drones@example.co.uk;', 'first.last+drones@example.co.uk'],
])('%j', (text, address) => {
  expect(read(text)).toEqual([address]);
});

test.each([
  'AVBL (AT) REQUEST',
  'FL100 @ 0600',
  '@AVINOR',
  'NOF@',
  'a@b',
  '(A) RWY 01.',
  'TWY (AT) A',
  '@@@@',
])('no address: %j', (text) => {
  expect(read(text)).toEqual([]);
});

test('several addresses, each at its place', () => {
  const text = 'EMAIL OPS(AT)STOBART.COM TO BE REPLACED WITH ops@londonsjc.com';
  const found: ContactRead[] = [];
  const upper = text.toUpperCase();
  readEmails(text, upper, found);
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual([
    'OPS(AT)STOBART.COM',
    'ops@londonsjc.com',
  ]);
});
