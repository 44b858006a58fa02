import { describe, expect, test } from 'vitest';
import { toSearchText } from '../../search/search-text.ts';
import { announcesDrones } from './announcement.ts';
import { isAboutDocuments } from './documents.ts';
import { forbidsDrones } from './forbids-drones.ts';
import { isHighAbove } from './high-above.ts';
import { exemptsDrones, liftsBan } from './lifted.ts';
import { isOfThingOnGround, isToOthersAlone } from './others-alone.ts';
import { mentionsDrones, readSentences, type Sentence } from './read-sentences.ts';

function only(text: string): Sentence {
  const sentences = readSentences(toSearchText(text));
  const [first] = sentences;
  if (first === undefined || sentences.length > 1) throw new Error(`not one sentence: ${text}`);
  return first;
}

describe('item E is cut into sentences', () => {
  test.each([
    ['UAS BANNED. RWY CLSD', ['UAS BANNED', 'RWY CLSD']],
    ['RADIUS 0.5NM; MAX. 120M', ['RADIUS 0.5NM', 'MAX. 120M']],
    ['SEE WWW.CAA.NO FOR UAS', ['SEE WWW.CAA.NO FOR UAS']],
    ['UAS SHOW: 1. OSLO', ['UAS SHOW: 1. OSLO']],
    ['RWY CLSD.DRONES BANNED', ['RWY CLSD', 'DRONES BANNED']],
  ])('%s', (text, words) => {
    expect(readSentences(toSearchText(text)).map((each) => each.words)).toEqual(words);
  });

  test('each knows its place in the original', () => {
    const original = 'RWY CLSD.\n  No  drones.';
    const span = readSentences(toSearchText(original))[1]?.span;
    expect(span && original.slice(span.from, span.to)).toBe('No  drones');
  });
});

test.each([
  ['UNMANNED ACFT', true],
  ['QUADROCOPTERS', true],
  ['DRNOES', true],
  ['FLYING TOYS', true],
  ['GERAETE OHNE BESATZUNG', true],
  ['БЕСПИЛОТНЫЕ', true],
  ['UNMANNED FREE BALLOON', false],
  ['TWR UNMANNED', false],
  ['UA 123', false],
])('%s names drones: %s', (words, names) => {
  expect(mentionsDrones(words)).toBe(names);
});

describe('a ban is lifted', () => {
  test.each([
    'BAN ON DRONES OVER OSLO LIFTED',
    'LIFTING OF THE DRONE BAN',
    'ALL LIMITATIONS TO UNMANNED AVIATION ARE REVOKED',
    'UAS FLIGHTS NO LONGER PROHIBITED',
    'ED-R FOR UNMANNED ACFT NO LONGER EFFECTIVE',
    'DRONER KAN IGJEN FLYS I PARKEN',
    'ZAKAZ LOTOW DRONOW ODWOLANY',
    'GEOZONE PORT OF ANTWERP OPEN AGAIN FOR DRONES',
  ])('%s', (text) => {
    expect(liftsBan(only(text))).toBe(true);
  });

  test.each([
    'BAN ON DRONES NOT LIFTED',
    'PERMITS FOR DRONES REVOKED',
    'EXEMPTIONS FROM THE DRONE BAN CANCELLED',
    'UAS ACTIVITY SUSPENDED',
    'KEEP DRONES GROUNDED UNTIL THE MARATHON IS OVER',
    'PROTECTION ZONE IN FORCE AGAIN FOR UAS',
    'DRONE BAN LIFTED EXCEPT OVER THE PALACE',
  ])('not by: %s', (text) => {
    expect(liftsBan(only(text))).toBe(false);
  });
});

test.each([
  ['UAS NOT AFFECTED', true],
  ['DOES NOT APPLY TO UAS', true],
  ['UAS OPERATORS NEED NOT OBTAIN ATC CLEARANCE', true],
  ['FLIGHTS OF UAS CAN TAKE PLACE WITHOUT SPECIAL PERMIT', true],
  ['DOES NOT APPLY TO UAS OF THE POLICE', false],
  ['DRONES ARE NOT EXEMPT FROM THIS AREA', false],
  ['UAS FLYING WITHOUT PERMIT WILL BE SHOT DOWN', false],
])('%s leaves drones free: %s', (text, free) => {
  expect(exemptsDrones(only(text))).toBe(free);
});

describe('drone flights are announced', () => {
  test.each([
    'UAS WILL FLY OVER OSLO FOR AN INSPECTION OF ROOFS, MAX HGT 120M AGL',
    'CINEMA CREW SHOOTS A FEATURE WITH HEAVY LIFT DRONES AROUND THE OLD LIGHTHOUSE',
    'VUELOS DE RPAS PARA INSPECCION DE LINEAS ELECTRICAS ENTRE CUENCA Y TERUEL',
    'UNMANNED CARGO HELICOPTER SUPPLIES THE MOUNTAIN HUT',
  ])('%s', (text) => {
    expect(announcesDrones(only(text))).toBe(true);
  });

  test.each([
    'UAS TABOO WI 2NM OF OSLO',
    'UAS PILOTS BOOK A SLOT IN THE APP',
    'DRONES DISMISSED FROM THE BAY',
    'NO UAS FLIGHTS OVER OSLO',
    'UNKNOWN DRONES WILL BE SUPPRESSED',
    'UAS FLIGHTS SUBJECT TO APPROVAL',
  ])('not by: %s', (text) => {
    expect(announcesDrones(only(text))).toBe(false);
  });

  test('in a notice that warns of them, their own terms ask nothing of others', () => {
    const own = only('UAS WILL GIVE WAY TO ALL MANNED ACFT');
    expect(announcesDrones(own, true)).toBe(true);
    expect(announcesDrones(own, false)).toBe(false);
  });
});

test.each([
  ['LETY DRONOV SU ZAKAZANE', true],
  ['DRONE BAN OVER OSLO NOT LIFTED', true],
  ['DRONESNOTALLOWED OVER OSLO', true],
  ['P R O H I B I T E D FOR DRONES', true],
  ['DRONER FORBUDT UTEN TILLATELSE', false],
  ['RECREATIONAL UAS PROHIBITED', false],
  ['UAS FLIGHTS ARE NOT PROHIBITED', false],
  ['NO DRONES EXPECTED', false],
])('%s forbids drones with no condition: %s', (text, forbids) => {
  expect(forbidsDrones(only(text))).toBe(forbids);
});

test.each([
  ['THE GAZETTE PAGE FOR UNMANNED ACFT IS MOVED TO WWW.CAA.NO', true],
  ['NEW SUPPLEMENT ON UAS FLIGHTS', true],
  ['UAS FLIGHTS PROHIBITED, SEE AIP', false],
  ['UAS OPERATORS MUST REGISTER ON THE WEBSITE', false],
])('%s is about documents: %s', (text, about) => {
  expect(isAboutDocuments(only(text))).toBe(about);
});

test.each([
  ['UAS NOT ABOVE FL280', true],
  ['ALL FLIGHTS BTN FL150 AND FL240 PROHIBITED', true],
  ['UAS PROHIBITED FROM GND TO FL200', false],
  ['UAS PROHIBITED ABOVE 400FT', false],
])('%s speaks of heights far above drones: %s', (text, high) => {
  expect(isHighAbove(only(text))).toBe(high);
});

test.each([
  ['TURBOJET ACFT BANNED', true],
  ['ALL IFR FLIGHTS BANNED', true],
  ['MIL ACFT AND ALL OTHER ACFT BANNED', false],
  ['ALL FLIGHTS BANNED', false],
  ['HELICOPTERS AND DRONES BANNED', false],
])('%s is said to others alone: %s', (text, alone) => {
  expect(isToOthersAlone(only(text))).toBe(alone);
});

test.each([
  ['VOR CHECKED BY UAS', true],
  ['RWY CLSD AND DRONES BANNED', false],
  ['DRONES BANNED NEAR RWY', false],
])('%s is about a thing on the ground: %s', (text, about) => {
  expect(isOfThingOnGround(only(text))).toBe(about);
});
