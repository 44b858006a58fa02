import { expect, test } from 'vitest';
import { upperCaseLatin } from '@klarnotam/aviation';
import { readContacts } from './read-contacts.ts';

function contacts(text: string): string[] {
  return readContacts(text, upperCaseLatin(text)).map(({ contact }) => `${contact.type} ${contact.value}`);
}

test.each([
  ['TEL +47 91 23 45 67', ['phone +47 91 23 45 67']],
  ['PHONE: (0)1797 322422.', ['phone (0)1797 322422']],
  ['CTC TEL +358 40 706 7743, +358 40 560 8211', ['phone +358 40 706 7743', 'phone +358 40 560 8211']],
  ['FOR INFO 07801 368609 / 07973 163490. 2022-12-0051/AS2.', ['phone 07801 368609', 'phone 07973 163490']],
  ['OPS CTC 07754 \n957810. 22/10/097/LFC', ['phone 07754 957810']],
  ['CTC 07747101618.', ['phone 07747101618']],
  ['MOB 912 34 567 OR 987 65 432', ['phone 912 34 567', 'phone 987 65 432']],
  ['POC: 425-358-0516', ['phone 425-358-0516']],
  ['0000-0249 UTC, MON 0900-1700', []],
  ['PSN 595450N 0104508E', []],
  ['RWY 01L/19R 3600M', []],
])('phones of %j', (text, expected) => {
  expect(contacts(text)).toEqual(expected);
});

test.each([
  ['MAIL Nof@Avinor.no.', ['email Nof@Avinor.no']],
  ['ULZ_AME_TEAM@ARMY.MIL', ['email ULZ_AME_TEAM@ARMY.MIL']],
  ['EMAIL UAV(UNDERSCORE)TEAM(AT)POLICE.UK FURTHER', ['email UAV_TEAM@POLICE.UK']],
  ['A @ B', []],
  ['@.@', []],
])('e-mails of %j', (text, expected) => {
  expect(contacts(text)).toEqual(expected);
});

test.each([
  [
    'ON FREQ 134.100MHZ, 135.175MHZ OR 132.550MHZ',
    ['134.100', '135.175', '132.550'].map((f) => `frequency ${f} MHz`),
  ],
  ['APP ON CH 124.455.', ['frequency 124.455 MHz']],
  ['OBSTRUCTION LIGHT U/S PSN 515014.84N 0011938.66W', []],
  ['EGD003 0730-1600, EGD004 1700-1800. AREA 003594', []],
  ['HF 8891 KHZ', ['frequency 8891 kHz']],
  ['VOR/DME ABC 114.30MHZ CH090X U/S', []],
  ['ILS LOC 118.1MHZ U/S', []],
  ['NDB SPA 349KHZ U/S', []],
])('frequencies of %j', (text, expected) => {
  expect(contacts(text)).toEqual(expected);
});

test.each([
  ['CTC OSLO APP PRIOR', ['unit OSLO APP']],
  ['PERMISSION FROM POLARIS\nCONTROL', ['unit POLARIS CONTROL']],
  ['ESTABLISH CONTACT WITH RODOS TOWER, SAMOS TOWER', ['unit RODOS TOWER']],
  ['COORDINATED WITH RAF CRANWELL RADAR SUPERVISOR', ['unit RAF CRANWELL RADAR SUPERVISOR']],
  ['CTC LONDON INFO OR HEATHROW RADAR', ['unit LONDON INFO']],
  ['PERMISSION BY APPROPRIATE ATC UNIT', []],
  ['CALL SIGN NORDIC EYE ON 129.800', ['callsign NORDIC EYE', 'frequency 129.800 MHz']],
  ['CALLSIGN: POLICE 21.', ['callsign POLICE 21']],
  ['CALL SIGN CHANGED', []],
])('units and call signs of %j', (text, expected) => {
  expect(contacts(text)).toEqual(expected);
});

test('each contact knows its place and stands once', () => {
  const text = 'CTC OSLO APP TEL +47 91 23 45 67. AGAIN: TEL +47 91 23 45 67';
  expect(readContacts(text, text).map(({ from, to }) => text.slice(from, to))).toEqual([
    'OSLO APP',
    '+47 91 23 45 67',
  ]);
});
