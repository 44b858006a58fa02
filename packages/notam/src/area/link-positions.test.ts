import { expect, test } from 'vitest';
import { linkPositions } from './link-positions.ts';

test.each([
  [' - ', 'chain'],
  ['\n', 'chain'],
  [' TO ', 'chain'],
  [', THENCE TO PSN ', 'chain'],
  [' 2. ', 'chain'],
  [') AND B (', 'chain'],
  [' (ASKER), ', 'named'],
  [' (ASKER) ', 'break'],
  ['\n\n', 'blankLine'],
  [' HGT 65M AGL, ', 'break'],
  [' CRANE ', 'break'],
  [' - 5955N 010 - ', 'unread'],
  [' THENCE ALONG THE SWEDISH BORDER TO ', 'border'],
  [' FOLLOWING THE COAST TO ', 'border'],
  [' ALONG THE ROAD TO ', 'break'],
  [' '.repeat(300), 'break'],
] as const)('%j: %s', (gap, kind) => {
  expect(linkPositions(gap).kind).toBe(kind);
});

test.each([
  [' CLOCKWISE ARC CENTRED ON ', 'arc', true],
  [' ANTI-CLOCKWISE ARC RADIUS 5NM CENTRED ON ', 'arc', false],
  [' COUNTER CLOCKWISE ARC CENTRED ON ', 'arc', false],
  [' CCW ARC CENTRE ', 'arc', false],
  [' THEN CLOCKWISE ALONG AN ARC TO ', 'arcEnd', true],
  [' ACW ARC UNTIL POINT ', 'arcEnd', false],
] as const)('%j: %s, clockwise %s', (gap, kind, clockwise) => {
  expect(linkPositions(gap)).toEqual({ kind, clockwise });
});
