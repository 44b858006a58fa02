import { expect, test } from 'vitest';
import { rateText } from '../rate-text.test-helper.ts';
import { toSearchText } from '../../search/search-text.ts';
import { liftsBan } from './lifted.ts';
import { readSentences } from './read-sentences.ts';

function lifts(text: string): boolean {
  return readSentences(toSearchText(text)).some(liftsBan);
}

test.each([
  'DRONE BAN OVER THE STADIUM WAS LIFTED AT 2200',
  'UAS GEOGRAPHICAL ZONE AROUND DAVOS WITHDRAWN',
  'THE PROHIBITION FOR DRONES AROUND ZURICH IS NO LONGER IN FORCE',
  "L'INTERDICTION DE VOL DES DRONES SUR PARIS EST LEVEE",
])('lifted: %s', (text) => {
  expect(lifts(text)).toBe(true);
});

test.each([
  'BAN ON DRONES LIFTED FOR POLICE',
  'BAN ON DRONES LIFTED FOR SECTOR A, FLYING IN SECTOR B PROHIBITED',
  'DRONE BAN TO BE LIFTED LATER',
  'DRONE BAN MAY BE LIFTED ON MONDAY',
  'THE COURT REFUSED TO LIFT THE DRONE BAN',
  'DRONE BAN LIFTED AND REIMPOSED',
  'DRONE BAN LIFTED IN ERROR',
  'NO RESTRICTION OF THE DRONE BAN',
])('still binds: %s', (text) => {
  expect(lifts(text)).toBe(false);
  expect(['restricted', 'forbidden']).toContain(rateText({ code: 'QXXXX', text, lower: 'GND' }).level);
});

test.each([
  'BAN ON DRONES LIFTED FOR SECTOR NORTH. IN SECTOR SOUTH THE BAN STANDS',
  'BAN ON DRONES LIFTED IN THE NORTH. THE PROHIBITION REMAINS IN THE SOUTH',
  'RESTRICTIONS FOR UAS CANCELLED OVER THE HARBOUR. OVER THE CASTLE THEY REMAIN IN FORCE',
  'UAS BAN LIFTED 1 TO 5 DEC. BAN IN FORCE AGAIN FROM 6 DEC',
  'THE PERMISSION FOR DRONES DOES NOT APPLY HERE',
  'THE PERMISSION FOR SUB 250G DRONES DOES NOT APPLY HERE AND NO NEW PERMISSIONS WILL BE ISSUED',
  'DRONES RECEIVE NO PERMISSION',
])('frees nobody: %s', (text) => {
  expect(['restricted', 'forbidden']).toContain(rateText({ code: 'QXXXX', text, lower: 'GND' }).level);
});

test.each([
  'BAN ON DRONES LIFTED. REF NOTAM A0101/26',
  'BAN ON DRONES LIFTED. THE EVENT HAS ENDED EARLY',
  'THE RESTRICTION DOES NOT APPLY TO UAS',
  'TEMPO RESTRICTED AREA ESTABLISHED. THE RESTRICTION DOES NOT APPLY TO UAS',
])('leaves drones free: %s', (text) => {
  expect(rateText({ code: 'QXXXX', text, lower: 'GND' }).level).toBe('allowed');
});
