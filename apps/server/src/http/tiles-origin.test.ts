import { expect, test } from 'vitest';
import { tilesOrigin } from './tiles-origin.ts';

test('of a tile address the policy allows the origin and no more', () => {
  expect(tilesOrigin('https://tile.openstreetmap.org/{z}/{x}/{y}.png')).toBe(
    'https://tile.openstreetmap.org',
  );
  expect(tilesOrigin('http://127.0.0.1:8080/tiles/{z}/{x}/{y}?key=a')).toBe('http://127.0.0.1:8080');
});

test('several hosts are one pattern', () => {
  expect(tilesOrigin('https://{s}.tile.example.org/{z}/{x}/{y}.png')).toBe('https://*.tile.example.org');
});

test('what is no address is refused', () => {
  expect(() => tilesOrigin('tiles/{z}/{x}/{y}.png')).toThrow(TypeError);
});
