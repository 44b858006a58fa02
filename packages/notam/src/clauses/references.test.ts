import { expect, test } from 'vitest';
import { readClause } from './read-clause.ts';
import { REFERENCES, type ReferenceCode } from './references.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';

/** A telegram of each reference, one of another or of none, and what the reference copies. */
const ROWS: Readonly<Record<ReferenceCode, readonly [string, string, string]>> = {
  aic: ['AIC Y166/24 REFERS.', 'AIC Y166/24 DOES NOT REFER.', 'Y166/24'],
  aipSupplement: ['SUP NO 077/22 REFERS', 'SUP 077/22 CANCELLED', '077/22'],
  briefingSheet: ['BRIEFING SHEET 102/2026.', 'BRIEFING SHEET NOT 102/2026.', '102/2026'],
  notam: ['SEE NOTAM A1607/23', 'SEE NOTAM A1607/2', 'A1607/23'],
  webAddress: ['FURTHER DETAILS WWW.NATS.AERO/AIS.', 'FURTHER DETAILS NATS', 'WWW.NATS.AERO/AIS'],
  regulation: [
    'AREA ESTABLISHED UNDER ARTICLE 239 OF THE AIR NAVIGATION ORDER 2016.',
    'AREA NOT ESTABLISHED UNDER ARTICLE 239 OF THE AIR NAVIGATION ORDER 2016.',
    'ARTICLE 239 OF THE AIR NAVIGATION ORDER 2016',
  ],
  registration: ['24/05/101', '24/05/2026 0800', '24/05/101'],
  aip: ['UK AIP AD 2.', 'UK AIP AD 2 NOT VALID', 'AD 2'],
  aipPart: ['AD 2.20 REFERS', 'AD 2.20 CLSD', 'AD 2.20'],
  aipAmendment: ['AIRAC AMDT 06/26', 'AMDT 06/26 CANCELLED', '06/26'],
  asrNumber: ['(ASR 1005076)', '(ASR 100507)', '1005076'],
  asnNumber: ['ASN 2022-ASO-2148-OE', 'ASN 2022-ASO-2148-XX', '2022-ASO-2148-OE'],
  craneReference: ['CRANE REF 202302273', 'CRANE REFUELLED 202302273', '202302273'],
  effectiveDate: ['EFFECTIVE DATE: 20 APR 2023', 'EFFECTIVE UNTIL 20 APR 2023', '20 APR 2023'],
  callsign: ['CS: DOTS100', 'CSX: DOTS100', 'DOTS100'],
  aircraftType: ['TYP: ASTRA SPX', 'TYP OF WORK: ASTRA SPX', 'ASTRA SPX'],
  aircraftRegistration: ['ACFT REGISTRY: B20001', 'ACFT REGULAR: B20001', 'B20001'],
  operator: [
    'USER AGENCY: FOREIGN AEROSPACE FORCE',
    'OPR FOREIGN AEROSPACE FORCE',
    'FOREIGN AEROSPACE FORCE',
  ],
  controllingAuthority: [
    'CONTROLLING AUTHORITY: MARHAM ATC.',
    'CONTROLLING AUTHORITY: NOT MARHAM ATC.',
    'MARHAM ATC',
  ],
  website: ['WWW.NATS-UK.EAD-IT.COM.', 'WWW.NATS-UK', 'WWW.NATS-UK.EAD-IT.COM'],
  eMail: ['AROPS(AT)CAA.CO.UK.', 'AROPS AT CAA.CO.UK.', 'AROPS@CAA.CO.UK'],
};

test('every reference has a telegram of its own', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(REFERENCES).sort());
});

test.each(Object.entries(ROWS))('%s is read', (reference, [telegram, , value]) => {
  expect(readClause(telegram)).toEqual({ kind: 'reference', reference, value });
});

test.each(Object.entries(ROWS))('%s is not read where it is not meant', (code, [, other]) => {
  expect(clauseHasCode(other, 'reference', code)).toBe(false);
});
