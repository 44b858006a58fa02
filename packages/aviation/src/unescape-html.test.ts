import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSource } from './mapped-text.ts';
import { unescapeHtml } from './unescape-html.ts';

test.each([
  ['a &lt; b &amp;&nbsp;c', 'a < b & c'],
  ['&#176;&#xB0;&deg;', '°°°'],
  ['1<br/>2<BR>3<p>4', '1\n2\n3\n4'],
  ['<b>BOLD</b>', ' BOLD '],
  ['\\n and \\r\\n', '\n and \n'],
  ['5 < 6 & 7 &bogus; &#0; &#xD800;', '5 < 6 & 7 &bogus; &#0; &#xD800;'],
  ['plain', 'plain'],
])('%j becomes %j', (source, text) => {
  expect(unescapeHtml(source).text).toBe(text);
});

test('each character knows where it came from', () => {
  const source = 'x &lt;5NM&gt;<br>Q)';
  const mapped = unescapeHtml(source);
  const at = (from: number, to: number): string => {
    const span = toSource(mapped, from, to);
    return source.slice(span.from, span.to);
  };
  expect(at(2, 3)).toBe('&lt;');
  expect(at(3, 6)).toBe('5NM');
  expect(at(2, 7)).toBe('&lt;5NM&gt;');
  expect(at(8, 10)).toBe('Q)');
});

test('spans of any piece lie inside the source and in order', () => {
  const piece = fc.constantFrom('&amp;', '&lt;', '<br>', '&#39;', '\\n', 'A', ' ', '&', '<', '\n');
  fc.assert(
    fc.property(fc.array(piece), fc.nat(), fc.nat(), (pieces, a, b) => {
      const source = pieces.join('');
      const mapped = unescapeHtml(source);
      const from = Math.min(a, b) % (mapped.text.length + 1);
      const to = Math.max(from, Math.max(a, b) % (mapped.text.length + 1));
      const span = toSource(mapped, from, to);
      expect(span.from).toBeGreaterThanOrEqual(0);
      expect(span.to).toBeGreaterThanOrEqual(span.from);
      expect(span.to).toBeLessThanOrEqual(source.length);
    }),
  );
});
