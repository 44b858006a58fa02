import { expect, test } from 'vitest';
import { alignText } from './align-text.ts';

/** What of `source` a part of `text` stands for. */
function sourceOf(text: string, source: string, part: string): string {
  const from = text.indexOf(part);
  const span = alignText(text, source, null)({ from, to: from + part.length });
  return source.slice(span.from, span.to);
}

test('a text that stands in the telegram as it is maps letter by letter', () => {
  const toSource = alignText('RWY CLSD', 'E) RWY CLSD', { from: 3, to: 11 });
  expect(toSource({ from: 4, to: 8 })).toEqual({ from: 7, to: 11 });
});

test('a line whose escapes were undone maps as a whole, those around it letter by letter', () => {
  const source = 'FIRST LINE\nWIND &lt; 5KT\nLAST LINE';
  const text = 'FIRST LINE\nWIND < 5KT\nLAST LINE';
  expect(sourceOf(text, source, 'LINE')).toBe('LINE');
  expect(sourceOf(text, source, '< 5KT')).toContain('WIND &lt; 5KT');
  expect(sourceOf(text, source, 'LAST')).toBe('LAST');
});

test('a line of a further part is found behind all that stands between', () => {
  const between = `\nEND PART 1 OF 2\n${'OTHER NOTICE '.repeat(200)}\nPART 2 OF 2\n`;
  const source = `TWY A CLSD${between}TWY B CLSD`;
  expect(sourceOf('TWY A CLSD\nTWY B CLSD', source, 'B CLSD')).toBe('B CLSD');
});

test('of many lines that were changed each place lies inside the telegram, in order', () => {
  const source = '&lt;\n'.repeat(500);
  const text = '<\n'.repeat(500);
  const toSource = alignText(text, source, null);
  let last = 0;
  for (let at = 0; at < text.length; at += 2) {
    const { from, to } = toSource({ from: at, to: at + 1 });
    expect(from).toBeGreaterThanOrEqual(last);
    expect(to).toBeLessThanOrEqual(source.length);
    last = from;
  }
});
