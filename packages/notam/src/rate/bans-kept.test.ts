import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

function readRows(name: string): string[][] {
  return readFileSync(resolve(import.meta.dirname, 'cases', name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

function isStrict(level: string): boolean {
  return level === 'forbidden' || level === 'restricted';
}

/** Bans and demands in every shape that the reading of who is asked what could take for something else. */
test.each(readRows('bans.tsv'))('%s %s binds', (code = '', text = '') => {
  const { level, reasons } = rateText({ code, text, lower: 'GND', scope: /^Q[MF]/.test(code) ? 'A' : 'W' });
  expect(isStrict(level), JSON.stringify(reasons)).toBe(true);
});

/** A sentence that is not understood is counted too, though it is quoted as such. */
const MOST_TOO_STRICT = 0.11;

test('of what asks nothing of drones little is taken for a ban', () => {
  const rows = readRows('no-bans.tsv');
  const tooStrict = rows.filter(([code = '', lower = '', text = '']) =>
    isStrict(rateText({ code, text, lower: lower || null, scope: /^Q[MF]/.test(code) ? 'A' : 'W' }).level),
  );
  expect(tooStrict.length / rows.length, tooStrict.join('\n')).toBeLessThanOrEqual(MOST_TOO_STRICT);
});
