import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

test.each([
  'NEW YEAR LIGHT SHOW BY 800 SYNCHRONISED QUADCOPTERS OVER DUBAI MARINA, RISING TO 90M',
  'POLICE USE ONE TETHERED UNMANNED ACFT AT 60M TO COUNT RUNNERS NEAR THE PARK',
  'COASTGUARD LETS ITS PILOTLESS HELICOPTER PATROL THE BEACHES, 200FT TO 800FT',
  'THE CREW SENDS UP TWO HEAVY OCTOCOPTERS TO 90M, OFTEN AND WITHOUT WARNING',
  'AIRSPACE UAS WI AN AREA DEFINED AS .4NM RADIUS OF 473112N1221655W (2.1NM SE BFI) SFC-350FT AGL DLY 1500-2300',
  'AIRSPACE PJE WI AN AREA DEFINED AS 3NM RADIUS OF SKX SFC-17500FT',
])('the flights of others by number, by owner or by keyword are traffic: %s', (text) => {
  for (const code of ['QXXXX', 'QWULW', 'QAFXX'])
    expect(rateText({ code, text }).level, code).toBe('caution');
});

test.each([
  'TWO DRONES AT MOST MAY FLY AT A TIME',
  'UP TO 5 DRONES PER PILOT',
  'POLICE BAN ALL DRONES FROM THE 3 PARKS',
  'THE CREW OF 20 ASKS THAT DRONES STAY AWAY',
  '25 KG DRONES UNWELCOME',
  'THE MAYOR ABHORS DRONES',
  'AIRSPACE CLSD WI AN AREA DEFINED AS 3NM RADIUS OF SKX',
  'AIRSPACE UAS PROHIBITED WI AN AREA DEFINED AS 3NM RADIUS OF SKX',
])('a number that counts no flights makes no announcement: %s', (text) => {
  expect(rateText({ code: 'QXXXX', text }).level).toMatch(/restricted|forbidden/);
});

test('flights of others beside a closed runway are traffic', () => {
  const text = 'RWY 09/27 CLSD. THE CREW SENDS UP TWO DRONES TO 90M';
  expect(rateText({ code: 'QMRLC', text }).level).toBe('caution');
});
