import { describe, expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

describe('another document', () => {
  test.each([
    ['AIP SUP 12/2026 REFERS', 'aipSupplement', '12/2026'],
    ['AIP SUPP 019/2026', 'aipSupplement', '019/2026'],
    ['AIC M 058/2026 REFERS', 'aic', 'M 058/2026'],
    ['SEE NOTAM A1234/26', 'notam', 'A1234/26'],
    ['REF AIP ENR 5.1', 'aip', 'ENR 5.1'],
    ['AD 2.19 REFERS', 'aipPart', 'AD 2.19'],
    ['AIRAC AIP AMDT 05/26', 'aipAmendment', '05/26'],
    ['FURTHER DETAILS WWW.NATS.AERO/AIS', 'webAddress', 'WWW.NATS.AERO/AIS'],
    ['WWW.NATS.AERO/AIS', 'website', 'WWW.NATS.AERO/AIS'],
    ['EMAIL NOF@AVINOR.NO', 'eMail', 'NOF@AVINOR.NO'],
    ['AR-2026-6543/01', 'registration', 'AR-2026-6543/01'],
    ['C/S REDBARON', 'callsign', 'REDBARON'],
    ['ASN 2022-AEA-348-NRA', 'asnNumber', '2022-AEA-348-NRA'],
    ['CONTROLLING AUTHORITY: LEEMING ATC', 'controllingAuthority', 'LEEMING ATC'],
  ])('%s', (text, reference, value) => {
    expect(readClause(text)).toEqual({ kind: 'reference', reference, value });
  });

  test.each(['AIP SUP REFERS', 'SEE NOTAM', 'AIC M 058/2026 DOES NOT APPLY'])('%s is not read', (text) => {
    expect(readClause(text)).toBeNull();
  });
});

describe('whom to ask, and for what', () => {
  test.each([
    ['FOR INFO 07780 123456', 'information', null, '07780 123456'],
    ['FOR INFO CTC 01980 662994 OR 01980 662995', 'information', null, '01980 662994 / 01980 662995'],
    ['FOR FURTHER INFO CONTACT ANDOYA SPACE +47 76144400', 'information', 'ANDOYA SPACE', '+47 76144400'],
    ['TEL +47 76144400', 'contact', null, '+47 76144400'],
    ['CTC SOLA TWR 51 65 80 00', 'contact', 'SOLA TWR', '51 65 80 00'],
    ['FOR OPERATIONAL CALLS ONLY CTC 01980 662994', 'operational', null, '01980 662994'],
    [
      'FOR INFO AND BOOKING CTC OPS(AT)FLYLOGIX.COM OR 07784 546062',
      'permission',
      null,
      'OPS@FLYLOGIX.COM / 07784 546062',
    ],
    ['FOR INFO 01256 397733 OR CTC CH 129.805', 'information', null, '01256 397733 / 129.805'],
    ['FOR INFO 01760 337261 EXT 6240', 'information', null, '01760 337261 EXT 6240'],
    ['CTC MOUNTAIN SOARING BASE ON CHANNEL 129.980', 'contact', 'MOUNTAIN SOARING BASE', '129.980'],
  ])('%s', (text, purpose, unit, value) => {
    expect(readClause(text)).toEqual({ kind: 'contact', purpose, unit, value });
  });

  test.each([
    'CONTACT DUTY OFFICER',
    'FOR INFO CONTACT LEEMING OPS 0207 944 3111 OUT OF HOURS',
    'FOR INFO CTC AD DUTY MANAGER 020 8745 7373',
    'DO NOT CALL 51 65 80 00',
  ])('%s is not read', (text) => {
    expect(readClause(text)).toBeNull();
  });
});
