import { expect, test } from 'vitest';
import type { ContactRead } from './contact-read.ts';
import { readContacts } from './read-contacts.ts';
import { readFrequencies } from './read-frequencies.ts';

function frequencies(text: string): string[] {
  const found: ContactRead[] = [];
  readFrequencies(text, found);
  return found.sort((a, b) => a.from - b.from).map(({ contact }) => contact.value);
}

test.each([
  ['LONDON INFO ON FREQ 124.600MHZ (OPR H24)', ['124.600 MHz']],
  ['LYDD ATC ON CH 120.705 LYDD APPROACH', ['120.705 MHz']],
  ['CH119.205', ['119.205 MHz']],
  ['CHANNEL 129.980', ['129.980 MHz']],
  ['ACTIVE. AFIS, A/G OPR ON CH 130.705', ['130.705 MHz']],
  ['EKSI FREQUENCY: 125.205 MHZ', ['125.205 MHz']],
  ['VHF 127.185', ['127.185 MHz']],
  ['ON 129.800', ['129.800 MHz']],
  ['MONITOR LEEDS RADAR ON 134.58 AND SQUAWK', ['134.58 MHz']],
  ['EMERGENCY FREQ 121.5', ['121.5 MHz']],
  ['FREQ 119,7MHZ', ['119,7 MHz']],
  ['OPS CTC UHF 277.350 MHZ / 255.850MHZ', ['277.350 MHz', '255.850 MHz']],
  ['RADAR FREQ 134.100, 135.175 OR 132.550MHZ', ['134.100 MHz', '135.175 MHz', '132.550 MHz']],
  ['RADAR FREQ 134.100MHZ ,135.175MHZ OR\n132.550MHZ', ['134.100 MHz', '135.175 MHz', '132.550 MHz']],
  ['ON HF 8891 KHZ', ['8891 kHz']],
])('a frequency to speak or listen on, as printed with its unit: %s', (text, expected) => {
  expect(frequencies(text)).toEqual(expected);
});

test.each([
  ['VOR/DME ADN/ABERDEEN 114.30MHZ CH090X', 'a VOR'],
  ['ILS LOC RWY 07 109.90MHZ', 'a localizer below the voice band'],
  ['ILS LOC 118.1MHZ', 'a localizer that gives no voice'],
  ["WENYAN NDB 'WY' 572KHZ", 'an NDB'],
  ['TACAN VYL/VALLEY FREQ 108.4 CH21X', 'a TACAN'],
  ['GPS L1 1575.42 MHZ', 'a satellite'],
  ['SSR FREQ 1090MHZ', 'a transponder'],
  ['FREQ 117.900MHZ', 'below the voice band'],
  ['FREQ 137.100MHZ', 'above the voice band'],
  ['ON 120 DEG 5NM', 'a bearing'],
  ['BEARING ON 123.5 DEG', 'a bearing with tenths'],
  ['ON 128.5NM', 'a distance'],
])('no frequency to call: %s (%s)', (text) => {
  expect(frequencies(text)).toEqual([]);
});

test.each([
  'BRISTOL APPROACH FREQ 125.650MHZ U/S.',
  'DISPATCHER FREQ 308.850MHZ AND 131.975MHZ U/S',
  'SHANWICK RADIO VHF 128.360MHZ OUT OF SERVICE',
  'LONDON FIS FREQ 124.600MHZ, 124.750 MHZ AND 125.475MHZ WILL NOT BE AVBL',
  'INITIAL CTC FREQ 133.325MHZ IS NOT AVBL',
  'UHF FREQUENCY 259.60MHZ ON MAINTENANCE',
  'VDF 119.705MHZ UNSERVICEABLE',
])('a frequency that is out of service is nobody to call: %s', (text) => {
  const roles = readContacts(text, text).flatMap(({ contact }) =>
    contact.type === 'frequency' ? contact.role : [],
  );
  expect(new Set(roles)).toEqual(new Set(['unserviceable']));
});

test('the one to use instead is', () => {
  const text = 'LUTON APP FREQ 129.550MHZ U/S. USE ALTN FREQ 128.750MHZ';
  expect(readContacts(text, text).map(({ contact }) => [contact.value, contact.role])).toEqual([
    ['129.550 MHz', 'unserviceable'],
    ['128.750 MHz', null],
  ]);
  expect(frequencies('CTC OSLO APP ON 120.450MHZ. RWY 01 NOT AVBL')).toEqual(['120.450 MHz']);
});
