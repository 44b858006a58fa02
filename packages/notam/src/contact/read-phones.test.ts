import { expect, test } from 'vitest';
import type { ContactRead } from './contact-read.ts';
import { readPhones } from './read-phones.ts';

function read(text: string): ContactRead[] {
  const found: ContactRead[] = [];
  readPhones(text, found);
  return found.sort((a, b) => a.from - b.from);
}

const numbers = (text: string): string[] => read(text).map(({ contact }) => contact.value);

test.each([
  [
    'TEL +55 (53) 3011-7965 +55 (53) 99128-6698 OR +55 (53) 99106-5928',
    ['+55 (53) 3011-7965', '+55 (53) 99128-6698', '+55 (53) 99106-5928'],
  ],
  ['CONTACTED ON 07961-046582 OR VIA RADIO', ['07961-046582']],
  ['OPS CTC 01667 464 404. 23/03/086/LFC', ['01667 464 404']],
  ['OPS CTC 013974 366814.', ['013974 366814']],
  ['CTC 0044(0)151 907155817', ['0044(0)151 907155817']],
])('numbers as they are grouped in places: %s', (text, expected) => {
  expect(numbers(text)).toEqual(expected);
});

test.each([
  ['TEL +47 64 81 20 00', '+47 64 81 20 00'],
  ['TEL: +47 64812000.', '+47 64812000'],
  ['CALL TEL: (+47) 905 25 588. ADDITIONAL RATES WILL APPLY', '+47 905 25 588'],
  ['CTC FUEL TEL +44 28 7181 3338', '+44 28 7181 3338'],
  ['CONTACT: +44(0)7624 200738. UK AIP', '+44(0)7624 200738'],
  ['PN 01HR TEL +33(0)4 67 65 98 43 (SURCHARGED CALL', '+33(0)4 67 65 98 43'],
  ['TEL CALL +33(0)6.13.39.26.71', '+33(0)6.13.39.26.71'],
  ['FOR DETAILS, CONTACT TAIPEI ACC AT +886 3 3841040.', '+886 3 3841040'],
  ['FOR INFO +1 705 313 2292 OR', '+1 705 313 2292'],
  ['TELEPHONE NUMBER: TEL : +90 282 682 41 02.', '+90 282 682 41 02'],
  ['FOR INFO 0045 3247 8272. AR-2026-7201/01.', '0045 3247 8272'],
  ['FOR INFO 0044 7738 612566. AR-2025-5411/03.', '0044 7738 612566'],
])('a number dialled abroad: %s', (text, expected) => {
  expect(numbers(text)).toEqual([expected]);
});

test.each([
  ['OPS CTC 01667 464404. 26/06/060/LFC', '01667 464404'],
  ['OPS CTC 01667464404. 24/02/086/LFC', '01667464404'],
  ['OPS CTC 07557 \n574508. 26/02/021/LFC', '07557 574508'],
  ['FOR INFO 020 3422 0999. AR-2025', '020 3422 0999'],
  ['FOR INFO 0203 422 0999. AR-2025', '0203 422 0999'],
  ['CTC 0131 344 3139/0800-1700', '0131 344 3139'],
  ['AFTER HOURS CALL 0173-1652634.', '0173-1652634'],
  ['FOR INFO 0333 \n339 3629. AR-2025-2633/01.', '0333 339 3629'],
  ['ATC ON 028 7181 3314', '028 7181 3314'],
  ['FOR INFO 0151 7284748. 2022-10-0413/AS3', '0151 7284748'],
  ['BRITISH TRANSPORT POLICE CTC TEL 0800 40 50 40. ATC', '0800 40 50 40'],
  ['POC: CW3 BOBGAN 425-358-0516', '425-358-0516'],
  ['WEATHER POC VIA COMM (907) 382-6518.', '(907) 382-6518'],
  ['OUTSIDE HRS, CONTACT COMM: (912)435-3147.', '(912)435-3147'],
  ['GROUND LGT AND STATE FLT COOR TEL 02657-15585106', '02657-15585106'],
  ['VIA TEL: 0417 630 377 REFER METHOD', '0417 630 377'],
  ['CTC POLICE OPS CENTRE TEL 02800.', '02800'],
  ['OPS CTC 91 23 45 67.', '91 23 45 67'],
  ['CTC: 912 34 567 PRIOR TO FLT', '912 34 567'],
  ['CALL 91234567', '91234567'],
])('a number dialled at home: %s', (text, expected) => {
  expect(numbers(text)).toEqual([expected]);
});

test.each([
  [
    'TEL +358 40 706 7743, +358 40 560 8211, +358 40 831 2708',
    ['+358 40 706 7743', '+358 40 560 8211', '+358 40 831 2708'],
  ],
  ['CONTACT: +48 695 206 648, 605 207 961.', ['+48 695 206 648', '605 207 961']],
  ['CONTACT: +48 530156209, 535915739.', ['+48 530156209', '535915739']],
  ['FOR FATO ACTIVATION CTC 0131 344 3139/3129.', ['0131 344 3139', '0131 344 3129']],
  ['FOR INFO 01786 895840 OR\n07765 749919.', ['01786 895840', '07765 749919']],
  ['INFO/CEASE JAMMING 07595309721/ 07791063632.', ['07595309721', '07791063632']],
  ['CTC 07966 505088/01767 627918.', ['07966 505088', '01767 627918']],
  ['CTC 867-993-4359 OR 867-393-4359', ['867-993-4359', '867-393-4359']],
  ['CEL +549296415525972/+549296415456314', ['+549296415525972', '+549296415456314']],
  ['TEL +90 0216 561 81 81/1200 FAX: +90 0216 561 81 72', ['+90 0216 561 81 81']],
])('several numbers are several: %s', (text, expected) => {
  expect(numbers(text)).toEqual(expected);
});

test.each([
  ['FAX: +90 0216 561 81 72', 'a fax machine'],
  ['FAX NR +35932601124', 'a fax machine'],
  ['TEL 0900-1700 DAILY', 'hours'],
  ['AVBL 0600-1400 AND 1500-2000', 'hours'],
  ['YEAR=2023 0266 0280 0290 0310 0356 0384 0385', 'numbers of a checklist'],
  ['D) 2607010600 2607020600', 'dates'],
  ['AR-2026-6742/01. 2022-12-0051/AS2. 26/08/200/LFC', 'references of the issuer'],
  ['OBST 515014.84N 0011938.66W', 'a position'],
  ['595450N 0104508E 595512N 0104600E', 'positions'],
  ['CTC COMMAND POST AT 238-2121', 'an extension of a base'],
  ['OPS CTC 12345678', 'no number begins with 1 at home'],
  ['CTC 91 23 45 67.5', 'figures with decimals'],
  ['CODE 02800', 'five digits without a word for telephone'],
  ['RWY 07/25 3600X45', 'a runway'],
  ['FREQ 119.705 OR 125.625MHZ', 'frequencies'],
  ['ASN 2023-AEA-384-NRA', 'a study of an obstacle'],
  ['EXTENSION 808', 'an extension'],
])('no telephone number: %s (%s)', (text) => {
  expect(numbers(text)).toEqual([]);
});

test.each([
  ['CALL TEL: (+47) 905 25 588. MORE', '+47) 905 25 588'],
  ['OPS CTC 07557 \n574508. 26/02/021', '07557 \n574508'],
  ['PHONE: (0)1797 322422.', '(0)1797 322422'],
])('the place of a number holds all of its digits: %j', (text, printed) => {
  expect(read(text).map(({ from, to }) => text.slice(from, to))).toEqual([printed]);
});

test('a number with a word for telephone in front needs fewer digits than one without', () => {
  expect(numbers('TEL 222 333')).toEqual(['222 333']);
  expect(numbers('CODE 222 333')).toEqual([]);
});
