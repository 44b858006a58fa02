import { expect, test } from 'vitest';
import { findStandingThing } from './find-standing-thing.ts';

test.each([
  ['MOBILE CRANE OPR WI 26 METRES RADIUS', 'mobileCrane'],
  ['There is a 400 ft\nconstruction crane 1NM south', 'constructionCrane'],
  ['CONSTRUCTION WORK 100M W OF TOWER, OPR WHEEL CRANE', 'crane'],
  ['2 CRANES OPR', 'cranes'],
  ['OBST MAST UK29460081F UNDER CONSTRUCTION', 'mast'],
  ['15 WIND TURBINES IN LINE', 'windTurbines'],
  ['WIND TURBINE FARM LGT', null],
  ['CRANESVILLE BUILDING', null],
])('in %j the obstacle is %s', (text, thing) => {
  expect(findStandingThing(text)).toBe(thing);
});
