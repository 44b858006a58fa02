import { expect, test } from 'vitest';
import { toRatedText } from '../rated-text.ts';
import { isAboutThings, sparesReader, speaksOfThings, type NoticeOf } from './demands.ts';
import { readSentences, type Sentence } from './read-sentences.ts';

function only(words: string): Sentence {
  const sentence = readSentences(toRatedText(words))[0];
  if (sentence === undefined) throw new Error(`no sentence in ${words}`);
  return sentence;
}

test.each<readonly [string, NoticeOf]>([
  ['MANNED PILOTS ARE TO REMAIN AT LEAST 500FT AWAY FROM THE UAS', 'drones'],
  ['CREWS OF HELICOPTERS MUST AVOID THE SITE', null],
  ['ACFT NOT RVSM APPROVED ARE PROHIBITED', null],
  ['ACFT OF CODE D PROHIBITED', null],
  ['NO DRONE OF THE DISPLAY WILL LEAVE THE AREA', 'drones'],
  ['THE UAS SHALL RETURN TO BASE IF LINK IS LOST', 'drones'],
  ['ALL DROP ACFT MUST OBTAIN CLEARANCE', 'activity'],
  ['OTHER AIRCRAFT ARE NOT AFFECTED AND NEED NO PERMISSION', 'drones'],
  ['STORAGE OF DRONE BATTERIES IN THE TERMINAL IS FORBIDDEN', null],
  ['DRONES MUST NOT BE CARRIED IN HAND LUGGAGE', null],
  ['ALL FLIGHT CREW SHALL CARRY PASSPORTS AND VISAS', null],
  ['NO ACFT SHALL BE LEFT UNATTENDED ON THE GRASS PARKING', null],
  ['IT IS FORBIDDEN TO ENTER THE MANOEUVRING AREA ON FOOT', null],
])('asks nothing of those who fly drones: %s', (words, notice) => {
  expect(sparesReader(only(words), notice)).toBe(true);
});

test.each<readonly [string, NoticeOf]>([
  ['MANNED AND UNMANNED ACFT MUST STAY OUT', null],
  ['NON-MILITARY AIRCRAFT SHALL REMAIN OUTSIDE THE AREA', null],
  ['AIRCRAFT OTHER THAN HELICOPTERS MUST STAY OUT', null],
  ['HELICOPTERS MUST NOT BE APPROACHED BY DRONES', null],
  ['GLIDERS MUST BE AVOIDED', null],
  ['CONTRACTORS ARE NOT ALLOWED TO OPERATE UAS', null],
  ['VISITORS ARE REMINDED THAT DRONES ARE PROHIBITED', null],
  ['HELICOPTERS HAVE PRIORITY, DRONES MUST DESCEND', null],
  ['STORAGE AND FLYING OF DRONES PROHIBITED IN THE PARK', null],
  ['USE OF DRONES AND MOBILE PHONES PROHIBITED', null],
  ['ALL ACFT WI 5NM MUST CONTACT TWR ON FREQ 118.100', null],
  ['UAS MUST FILE FPL', null],
  ['DRONE OPERATORS WITHOUT BADGE MAY NOT FLY', null],
  ['DRONE LICENSING OFFICE REFUSES ALL FLIGHTS OVER THE CITY', null],
  ['UAS WEBSITE: DO NOT FLY', null],
  ['UAS SHALL LAND IF HELICOPTER IS HEARD', 'activity'],
  ['ALL UAS SHALL LAND WHEN POLICE ARRIVES', 'drones'],
  ['THE UAS ZONE IS CLOSED', 'drones'],
])('may ask something of those who fly drones: %s', (words, notice) => {
  expect(sparesReader(only(words), notice)).toBe(false);
});

test('a sentence about papers speaks of things, one about flights does not', () => {
  expect(speaksOfThings(only('DRONE PILOT THEORY EXAMS CANCELLED UNTIL JANUARY'))).toBe(true);
  expect(speaksOfThings(only('DRONE PILOTS AND EXAMS CANCELLED'))).toBe(false);
  expect(isAboutThings(only('SMOKING AND USE OF MOBILE PHONES PROHIBITED'))).toBe(true);
  expect(isAboutThings(only('HELICOPTERS PROHIBITED'))).toBe(false);
});
