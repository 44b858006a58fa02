import { expect, test } from 'vitest';
import { findPositions } from './find-positions.ts';
import { groupPositions } from './group-positions.ts';

const A = '595450N 0104508E';
const B = '595512N 0104600E';
const C = '595430N 0104622E';

function groups(text: string) {
  return groupPositions(text, findPositions(text));
}

/** How many points each group has, `!` when it is closed, and how its points were listed. */
function shape(text: string): string[] {
  return groups(text).map(({ points, closed, named, listed, border, broken }) => {
    const marks = { named, listed, border: border !== null, broken };
    const names = Object.entries(marks).flatMap(([name, set]) => (set ? [name] : []));
    return [`${points.length}${closed ? '!' : ''}`, ...names].join(' ');
  });
}

test.each([
  ['', []],
  [A, ['1']],
  [`${A} - ${B}`, ['2']],
  [`${A} - ${B} - ${C}`, ['3']],
  [`${A} - ${B} - ${C} - ${A}`, ['3!']],
  [`${A} - ${B} - ${A}`, ['2']],
  [`${A} - ${A} - ${B}`, ['2']],
  [`${A} - ${B} - ${C} - ${A} - ${A}`, ['3!']],
  [`${A} - ${B} - ${C} - ${A}\n${B} - ${C} - ${A} - ${B}`, ['3!', '3!']],
  [`${A} HGT 65M AGL, ${B} HGT 70M AGL`, ['1', '1']],
  [`${A}\n\n${B}`, ['1', '1']],
  [`${A} (ASKER), ${B} (MOSS), ${C} (SKI)`, ['3 named']],
  [`PSN ${A}. PSN ${B}. PSN ${C}.`, ['3 listed']],
  [`${A} - ${B} ALONG THE BORDER TO ${C} - ${A}`, ['3! border']],
  [`${A} - ${B} - 595512N - ${C} - ${A}`, ['3! broken']],
  [`2NM EITHER SIDE OF LINE ${A} - ${B} - ${C} - ${A}`, ['4']],
])('%j', (text, expected) => {
  expect(shape(text)).toEqual(expected);
});

test('a group spans from its first position to its last', () => {
  const text = `WI ${A} - ${B} - ${C}, SFC-UNL. CRANE ${B}`;
  expect(groups(text).map(({ from, to }) => text.slice(from, to))).toEqual([`${A} - ${B} - ${C}`, B]);
});

test('a side along a border knows the words that say so', () => {
  const text = `${A} - ${B} THENCE ALONG THE SWEDISH BORDER TO ${C} - ${A}`;
  const border = groups(text)[0]?.border;
  expect(border && text.slice(border.from, border.to)).toBe(' THENCE ALONG THE SWEDISH BORDER TO ');
});

test('a group that begins with an arc spans its centre too, which is no corner', () => {
  const text =
    'BY THE CLOCKWISE ARC OF A CIRCLE RADIUS 5NM CENTRED ON 600000N 0100000E BTN 600500N 0100000E AND 595500N 0100000E';
  const [group] = groups(text);
  expect(group?.hasArc).toBe(true);
  expect(group && text.slice(group.from)).toBe(text.slice(text.indexOf('600000N')));
  expect(group?.points).not.toContainEqual({ lat: 60, lon: 10 });
});

test.each([
  [`${A}\n\n${B}\n${C}\n${A}`, ['3!']],
  [`${A}\n\n${B}\n\n${C}\n\n${A}`, ['3!']],
  [`${A}\n${B}\n${C}\n\n595600N 0104500E`, ['3', '1']],
  [`${A}\n${B}\n\n${C} AND AGAIN ${A}`, ['2', '1', '1']],
])('a blank line parts areas, but not a ring that comes back to where it began: %j', (text, expected) => {
  expect(shape(text)).toEqual(expected);
});
