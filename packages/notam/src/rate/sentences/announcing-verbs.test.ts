import { expect, test } from 'vitest';
import { toSearchText } from '../../search/search-text.ts';
import { announcesDrones } from './announcement.ts';
import { readSentences, type Sentence } from './read-sentences.ts';

function only(text: string): Sentence {
  const [sentence] = readSentences(toSearchText(text));
  if (sentence === undefined) throw new Error(`no sentence in ${text}`);
  return sentence;
}

test.each([
  'UAS OPR WI 2NM RADIUS OF 510531N 0040915W (CHIVENOR)',
  'MULTIPLE DRONES OPERATING NEAR THE BRIDGE, MAX 50M AGL',
  'DRONE FLIGHTS TO MEASURE EMISSIONS OF SHIPS',
  'POLICE DRONES PATROL THE BORDER DAY AND NIGHT',
  'THE POLICE WILL OPERATE DRONES OVER THE STADIUM',
  'UAV FLIGHTS WILL TAKE PLACE IN AREAS: BETUNG AREA 023935S1040957E SAWAHLUNTO AREA 003411S1004051E',
])('known verbs announce flights: %s', (text) => {
  expect(announcesDrones(only(text))).toBe(true);
});

test.each([
  ['HOLD ALL DRONE FLIGHTS UNTIL FURTHER NOTICE', 'an order'],
  ['PAUSE DRONE FLIGHTS DURING THE CEREMONY', 'an order'],
  ['DRONE FLYING IS HISTORY FOR THIS WEEKEND', 'a complement that is not known'],
  ['UAS OPERATIONS ARE IN LIMBO', 'a state, not a place'],
  ['UAS OPERATIONS ON PAUSE', 'a state, not a place'],
  ['DRONES OVER THE HARBOUR FACE SEIZURE', 'a name that is too long'],
  ['DRONE FLIGHTS ARE EXPECTED TO PERISH', 'what somebody is told to do'],
  ['UAS OPERATORS PHONE THE TOWER 30MIN AHEAD', 'what persons are told'],
  ['DRONE TRAFFIC IS DIVERTED AROUND THE HOSPITAL', 'a state that is not known'],
  ['UAS GEOGRAPHICAL ZONE ESTABLISHED OVER THE PARK', 'a zone'],
  ['OPEN CATEGORY FLIGHTS END AT 1800', 'a noun used as a verb'],
  ['DROHNEN BLEIBEN AM BODEN', 'an unknown verb behind the drones'],
])('others do not, even in a warning of drones: %s (%s)', (text) => {
  expect(announcesDrones(only(text), true)).toBe(false);
});
