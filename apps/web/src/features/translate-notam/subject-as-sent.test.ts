import { expect, test } from 'vitest';
import { subjectAsSent } from './subject-as-sent.ts';

const head =
  'A1234/26 NOTAMN\nQ) ENOR/QRTCA/IV/BO/W/000/009/5944N01008E001\nA) ENOR B) 2607030900 C) 2607031400\n';

test('the subject is item E as it was sent, on one line', () => {
  expect(subjectAsSent(`${head}E) DANGER AREA\nEN D118 ACT.\nF) GND G) FL100)`)).toBe(
    'DANGER AREA EN D118 ACT.',
  );
  expect(subjectAsSent(`${head}E) RWY 01L/19R CLSD)`)).toBe('RWY 01L/19R CLSD');
});

test('a long one is cut between words, and what has no item E begins at its beginning', () => {
  const said = subjectAsSent(`${head}E) ${'UNMANNED ACFT FLIGHTS PROHIBITED '.repeat(9)}F) GND`);
  expect(said).toMatch(/^(?:UNMANNED ACFT FLIGHTS PROHIBITED ){2}.* …$/);
  expect(said.length).toBeLessThanOrEqual(92);
  expect(subjectAsSent('!FDC 6/1234 ZOA AIRSPACE UAS WI AN AREA')).toBe(
    '!FDC 6/1234 ZOA AIRSPACE UAS WI AN AREA',
  );
});
