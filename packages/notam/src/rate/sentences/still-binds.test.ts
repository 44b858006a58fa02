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
