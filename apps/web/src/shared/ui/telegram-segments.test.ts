import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameSpan, telegramSegments } from './telegram-segments.ts';

const span = (from: number, to: number) => ({ from, to });

test('text without marks is one piece', () => {
  expect(telegramSegments('A) ENOR', { unread: [], linked: [], active: [] })).toEqual([
    { from: 0, text: 'A) ENOR', unread: false, active: false, link: null, term: null },
  ]);
});

test('cuts where marks begin and end', () => {
  const pieces = telegramSegments('A) ENOR B) 26', {
    unread: [span(8, 13)],
    linked: [span(0, 7)],
    active: [span(3, 7)],
  });
  expect(pieces.map((piece) => [piece.text, piece.unread, piece.active])).toEqual([
    ['A) ', false, false],
    ['ENOR', false, true],
    [' ', false, false],
    ['B) 26', true, false],
  ]);
  expect(pieces[0]?.link).toEqual(span(0, 7));
  expect(pieces[3]?.link).toBeNull();
});

test('an abbreviation is a piece of its own', () => {
  const pieces = telegramSegments('RWY CLSD.', {
    unread: [],
    linked: [span(0, 9)],
    active: [],
    terms: [span(0, 3), span(4, 8)],
  });
  expect(pieces.map(({ text, term }) => [text, term])).toEqual([
    ['RWY', 0],
    [' ', null],
    ['CLSD', 1],
    ['.', null],
  ]);
});

test('of nested links the narrowest counts', () => {
  const pieces = telegramSegments('0123456789', {
    unread: [],
    linked: [span(0, 10), span(2, 4)],
    active: [],
  });
  expect(pieces.map((piece) => piece.link)).toEqual([span(0, 10), span(2, 4), span(0, 10)]);
});

test('marks outside the text are cut or left out', () => {
  const pieces = telegramSegments('ABC', {
    unread: [span(-5, 1), span(2, 99)],
    linked: [span(7, 9)],
    active: [span(1, 1)],
  });
  expect(pieces.map((piece) => [piece.text, piece.unread])).toEqual([
    ['A', true],
    ['B', false],
    ['C', true],
  ]);
});

test('nothing of the telegram is lost or doubled, whatever the marks', () => {
  const anySpan = fc.record({ from: fc.integer({ min: -5, max: 40 }), to: fc.integer({ min: -5, max: 40 }) });
  const property = fc.property(
    fc.string({ maxLength: 30 }),
    fc.array(anySpan),
    fc.array(anySpan),
    fc.option(anySpan),
    (source, unread, linked, active) => {
      const pieces = telegramSegments(source, { unread, linked, active: active === null ? [] : [active] });
      expect(pieces.map((piece) => piece.text).join('')).toBe(source);
      for (const piece of pieces)
        expect(source.slice(piece.from, piece.from + piece.text.length)).toBe(piece.text);
    },
  );
  fc.assert(property);
});

test('places are the same when both ends are', () => {
  expect(sameSpan(span(0, 3), span(0, 3))).toBe(true);
  expect(sameSpan(span(0, 3), span(0, 4))).toBe(false);
  expect(sameSpan(null, null)).toBe(false);
});
