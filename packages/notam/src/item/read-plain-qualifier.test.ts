import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FactPath } from '../facts.ts';
import { noFindings } from '../findings.ts';
import { readPlainQualifier } from './read-plain-qualifier.ts';
import { readQualifier } from './read-qualifier.ts';

const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length });
const letters = fc.string({ unit: fc.constantFrom(...Array.from('ABENQRSWXZ')), minLength: 4, maxLength: 4 });

/** Lines as Doc 8126 gives them; some with figures that no Q line can have. */
const lines = fc
  .tuple(
    letters,
    letters,
    fc.constantFrom('I', 'V', 'IV', 'K', 'IV ', 'X'),
    fc.constantFrom('BO', 'NBO', 'M', 'K', 'B O', 'T'),
    fc.constantFrom('A', 'E', 'W', 'AE', 'AW', 'K', 'A '),
    digits(3),
    digits(3),
    digits(4),
    fc.constantFrom('N', 'S'),
    digits(5),
    fc.constantFrom('E', 'W'),
    digits(3),
  )
  .map(
    ([fir, code, traffic, purpose, scope, lower, upper, lat, north, lon, east, radius]) =>
      `${fir}/Q${code}/${traffic}/${purpose}/${scope}/${lower}/${upper}/${lat}${north}${lon}${east}${radius}`,
  );

/** With a blank behind the FIR, which the short way does not know, a line takes the long way. */
function theLongWay(line: string) {
  const findings = noFindings();
  const text = line.replace('/', ' /');
  const qualifier = readQualifier(text, { from: 0, to: text.length }, findings);
  return { qualifier, spans: findings.spans, problems: findings.problems };
}

test('the short way for lines of the usual form reads what the long way reads', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const findings = noFindings();
      const plain = readPlainQualifier(line, { from: 0, to: line.length }, findings);
      if (plain === null) {
        expect(findings).toEqual(noFindings());
        return;
      }
      const slow = theLongWay(line);
      expect(slow.qualifier).toEqual(plain);
      expect(slow.problems).toEqual([]);
      for (const path of Object.keys(findings.spans) as FactPath[]) {
        const shift = path === 'qualifier' || path === 'qualifier.fir' ? 0 : 1;
        expect(slow.spans[path]?.from, path).toBe((findings.spans[path]?.from ?? 0) + shift);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['EGTT/QMRLC/IV/NBO/A/000/999/5129N00028W005', true],
  ['EGTT/QMRLC/IV/NBO/A /000/999/5129N00028W005', true],
  ['EGTT/QMRLC/IV/NBO/A/050/010/5129N00028W005', false],
  ['EGTT/QMRLC/IV/NBO/A/000/999/5160N00028W005', false],
  ['EGTT/QMRLC/IV/NBO/A/000/999/9029N00028W005', false],
  ['EGTT/QMRLC/IV/NBO/A/000/999/512930N0002815W005', false],
  ['EGTT/QMRLC//NBO/A/000/999/5129N00028W005', false],
  ['ZNY/QMRLC/IV/NBO/A/000/999/5129N00028W005', false],
  ['EGTT/QMRLC/IV/NBO/A/000/999/', false],
])('%s is of the usual form: %s', (line, usual) => {
  expect(readPlainQualifier(line, { from: 0, to: line.length }, noFindings()) !== null).toBe(usual);
});
