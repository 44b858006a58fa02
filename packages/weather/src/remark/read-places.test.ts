import { expect, test } from 'vitest';
import { placesOf } from './read-places.ts';

/** `distant W, NW; overhead > E`. */
function told(text: string): string | null {
  const seen = placesOf(text.split(' '));
  if (seen === null) return null;
  const places = seen.places.map(({ distance, allAround, sectors }) => {
    const directions = sectors.map(({ from, via, to }) =>
      [from, via, to].filter((each) => each !== null).join('-'),
    );
    return [distance ?? '', allAround ? 'all' : '', directions.join(', ')]
      .filter((each) => each !== '')
      .join(' ');
  });
  return `${places.join('; ')}${seen.motion === null ? '' : ` > ${seen.motion}`}`;
}

test.each([
  ['OHD', 'overhead'],
  ['DSNT W-NE', 'distant W-NE'],
  ['DSNT W AND NW', 'distant W, NW'],
  ['DSNT NE SW W', 'distant NE, SW, W'],
  ['NE-S AND SW', 'NE-S, SW'],
  ['E THRU SW', 'E-SW'],
  ['TO W AND NW', 'W, NW'],
  ['NE/NW', 'NE, NW'],
  ['VC ALQDS', 'vicinity all'],
  ['OHD AND NE-S', 'overhead; NE-S'],
  ['VC N AND DSNT S', 'vicinity N; distant S'],
  ['VC NE DSNT S', 'vicinity NE; distant S'],
  ['OHD MOV E', 'overhead > E'],
  ['SW MOV LTL', 'SW > little'],
  ['VC E STNRY', 'vicinity E > none'],
  // Clockwise, over what lies between.
  ['W-E', 'W-N-E'],
  ['N-E-S', 'N-E-S'],
])('%s', (text, expected) => {
  expect(told(text)).toBe(expected);
});

test.each([
  ['a direction of sixteen', 'NE AND ESE'],
  ['more than half of the horizon, likely turned round', 'SW-S'],
  ['a range of one direction', 'N-N'],
  ['more than once around', 'N-W-SW-N'],
  ['figures', '10 E'],
  ['quadrants', 'DSNT 2 3 4'],
  ['a distance behind a direction', 'SW DSNT'],
  ['a direction of what is overhead', 'OHD NE'],
  ['two distances', 'DSNT VC'],
  ['an unfinished list', 'DSNT W AND'],
  ['an unfinished range', 'E THRU'],
  ['a motion to nowhere', 'OHD MOV'],
  ['a motion with more behind it', 'OHD MOV E N'],
  ['all around and a direction', 'N ALQDS'],
])('%s is not guessed: %s', (_, text) => {
  expect(told(text)).toBeNull();
});
