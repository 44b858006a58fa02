import { expect, test } from 'vitest';
import { convectionOf, lightningOf } from './read-seen.ts';

const lightning = (text: string): unknown => lightningOf(text.split(' '));
const convection = (text: string): unknown => convectionOf(text.split(' '));

test.each<[string, object]>([
  ['FRQ LTGICCG OHD', { frequency: 'frequent', places: [{ distance: 'overhead' }] }],
  ['OCNL LTGICCG VC', { frequency: 'occasional', places: [{ distance: 'vicinity' }] }],
  ['CONS LTG DSNT W-NE', { frequency: 'continuous', places: [{ sectors: [{ from: 'W', to: 'NE' }] }] }],
  [
    'OCNL DSNT LTG N',
    { frequency: 'occasional', places: [{ distance: 'distant', sectors: [{ from: 'N' }] }] },
  ],
  ['LTG ALQDS', { frequency: null, places: [{ allAround: true }] }],
  ['OCNL LTG', { frequency: 'occasional', places: [] }],
])('lightning %s', (text, expected) => {
  expect(lightning(text)).toMatchObject(expected);
});

test.each(['LTG', 'LTNG', 'LTG DSNT ESE', 'LTG 5 NE'])(
  'of %s neither how often nor where can be told',
  (text) => {
    expect(lightning(text)).toBeNull();
  },
);

test.each<[string, object]>([
  ['CB DSNT NW MOV E', { kinds: ['CB'], places: [{ distance: 'distant' }], motion: 'E' }],
  ['DSNT CB AND TCU N-SE', { kinds: ['CB', 'TCU'], places: [{ distance: 'distant' }] }],
  ['TS OHD MOV NE', { kinds: ['TS'], places: [{ distance: 'overhead' }], motion: 'NE' }],
  ['VCSH S', { kinds: ['SH'], places: [{ distance: 'vicinity', sectors: [{ from: 'S' }] }] }],
  ['VIRGA OHD', { kinds: ['VIRGA'] }],
  ['ACSL SW-W', { kinds: ['ACSL'] }],
])('convection %s', (text, expected) => {
  expect(convection(text)).toMatchObject(expected);
});

test.each(['CB', 'TS', 'CB AND', 'CB 10 E MOV N', 'ISOL CB N', 'SHRA ESE-SE', 'DSNT N'])(
  'of %s nobody can tell what is where',
  (text) => {
    expect(convection(text)).toBeNull();
  },
);
