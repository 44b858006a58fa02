import { expect, test } from 'vitest';
import { drawn, notDrawn } from './testing/drawn.ts';

test.each([
  ['WI 2NM EITHER SIDE OF TRACK AND 2NM RADIUS OF PSN', '4NM'],
  ['WI 1.5KM EITHER SIDE OF LINE JOINING POINTS:\n  ', '1.62NM'],
  ['CORRIDOR 5NM EITHER SIDE OF A LINE:', '10NM'],
  ['WI 500M BOTH SIDES OF A LINE FROM', '0.54NM'],
  ['WI 1NM EACH SIDE OF LINE', '2NM'],
  ['WI AREA 1.25KM EITHER SIDE OF LINE:\n', '1.35NM'],
  ['WI 2NM OF A LINE JOINING', '4NM'],
  ['WI 2NM OF TRACK', '4NM'],
  ['500M AROUND LINE', '0.54NM'],
  ['CORRIDOR 2KM WIDE BTN', '1.08NM'],
  ['CORRIDOR WIDTH 1NM ALONG', '1NM'],
])('the width of a corridor is that from edge to edge: %s', (words, width) => {
  expect(drawn(`UNDERSLUNG LOADS OPR ${words} 580106N 0062820W - 575334N 0062131W (ORINSAY)`)).toEqual([
    `corridor ${width} 580106N0062820W 575334N0062131W`,
  ]);
});

test.each([
  'ALONG LINE 580106N 0062820W - 575334N 0062131W 1NM EITHER SIDE',
  'ROUTE 580106N 0062820W - 575334N 0062131W, 2NM CORRIDOR',
])('the width may stand behind the line: %s', (text) => {
  expect(drawn(text)).toEqual(['corridor 2NM 580106N0062820W 575334N0062131W']);
});

test('a line of many points keeps them all in order', () => {
  const text =
    '2. WI 2KM EITHER SIDE OF LINE JOINING POINTS:\n   441200N0450800E-441600N0452200E-444800N0453300E-\n   444700N0452600E-444800N0453300E-445200N0453500E.\n   300M AGL-700M AGL.';
  expect(drawn(text)).toEqual([
    'corridor 2.16NM 441200N0450800E 441600N0452200E 444800N0453300E 444700N0452600E 444800N0453300E 445200N0453500E 300M AGL..700M AGL',
  ]);
});

test('a line that comes back to where it began is a corridor, not the area inside it', () => {
  const text =
    '1. WI 1KM EITHER SIDE OF LINE JOINING POINTS:\n   614956N0742116E-614805N0741759E-613140N0740347E-614805N0741759E-\n   614956N0742116E.\n   350M AMSL-450M AMSL.\n2. WI CIRCLE RADIUS 0.3KM CENTRE 614956N0742116E\n   SFC-350M AMSL.';
  expect(drawn(text)).toEqual([
    'corridor 1.08NM 614956N0742116E 614805N0741759E 613140N0740347E 614805N0741759E 614956N0742116E 350M AMSL..450M AMSL',
    'circle 0.162NM 614956N0742116E SFC..350M AMSL',
  ]);
  expect(notDrawn(text)).toEqual([]);
});

test('a ring with the word corridor in its name stays a ring', () => {
  const text =
    'RESTRICTED AREA ACTIVATED (CORRIDOR BTN SAXMUNDHAM AND EAST BERGHOLT) WI AREA BOUNDED BY: 521650N 0012910E - 520500N 0015000E - 515710N 0010319E - 521650N 0012910E';
  expect(drawn(text)).toEqual(['polygon 521650N0012910E 520500N0015000E 515710N0010319E']);
});

test('a line without a width draws its points', () => {
  expect(
    drawn('NEW OBSTACLES, 3 WIND TURBINES IN LINE BTN PSN: 512938N 0044403E - 512837N 0044313E.'),
  ).toEqual(['point 512938N0044403E', 'point 512837N0044313E']);
});

test.each(['-', ' TO '])(
  'a radius round two points joined by "%s" leaves out nothing between them',
  (joint) => {
    expect(drawn(`UAS OPR WI 0.5NM RADIUS PSN 531649N 0005659W${joint}531656N 0005654W`)).toEqual([
      'corridor 1NM 531649N0005659W 531656N0005654W',
    ]);
  },
);

test('a radius round two points of a list is one round each', () => {
  expect(drawn('UAS OPR WI 0.5NM RADIUS PSN 531649N 0005659W AND 531656N 0005654W')).toEqual([
    'circle 0.5NM 531649N0005659W',
    'circle 0.5NM 531656N0005654W',
  ]);
});
