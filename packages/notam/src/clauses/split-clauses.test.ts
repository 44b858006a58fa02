import { expect, test } from 'vitest';
import { splitClauses } from './split-clauses.ts';

/** Time of this thread alone: what else the machine does takes none of it. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

function clauses(text: string): readonly string[] {
  return splitClauses(text).map(({ from, to }) => text.slice(from, to));
}

test('sentences end at a full stop that a blank follows', () => {
  expect(clauses('RWY 09/27 CLSD. TWY A NOT AVBL.')).toEqual(['RWY 09/27 CLSD.', 'TWY A NOT AVBL.']);
});

test('decimals, addresses and abbreviations do not end a clause', () => {
  expect(clauses('RADIUS 0.3 NM, TEL. 22 33 44 55, NATS-UK.EAD-IT.COM')).toHaveLength(1);
  expect(clauses('FURTHER DETAILS WWW.NATS.AERO/AIS')).toHaveLength(1);
  expect(clauses('CRANE NO. 5 ERECTED')).toHaveLength(1);
  expect(clauses('TREVISO/S. ANGELO AD')).toHaveLength(1);
  expect(clauses('STA. MARIA AD')).toHaveLength(1);
  expect(clauses('TWY C/D. WIP')).toHaveLength(2);
});

test('a wrapped line goes on', () => {
  const text =
    'BEYOND VISUAL LINE OF SIGHT UAS OPS WILL TAKE PLACE AT LOW LEVEL AND\nARE CONTAINED WHOLLY WI THE TDA.';
  expect(clauses(text)).toHaveLength(1);
});

test('a line that begins after a full stop is still measured whole', () => {
  const text =
    '602703N 0004253W (EAST OF SHETLAND). BEYOND VISUAL LINE OF SIGHT UAS \nOPS CONTAINED WHOLLY WI THE TDA.';
  expect(clauses(text)[1]).toBe('BEYOND VISUAL LINE OF SIGHT UAS \nOPS CONTAINED WHOLLY WI THE TDA.');
});

test('short lines stand alone, and so do paragraphs', () => {
  expect(clauses('TWY A CLSD\nTWY B CLSD\n\nRMK: NIL')).toEqual(['TWY A CLSD', 'TWY B CLSD', 'RMK: NIL']);
});

test.each([
  'ALL ACFT SHALL BE FORBIDDEN TO FLY INTO THE AREA\nAT 5,700M\nAND BELOW WITHOUT ATC INSTRUCTION, EXCEPT DISPLAYS',
  'UAS FLIGHTS PROHIBITED\nUNLESS APPROVED',
  'AD CLSD\nEXC MEDEVAC',
])('a ban goes on with its bound on the next line: %s', (text) => {
  expect(clauses(text)).toEqual([text]);
});

test('remarks begin a clause within a line too', () => {
  expect(clauses('UPPER TERRAIN ELEV 410FT RMK : ALL TFC AVOID THIS AREA')).toEqual([
    'UPPER TERRAIN ELEV 410FT',
    'RMK : ALL TFC AVOID THIS AREA',
  ]);
});

test('lines of positions belong to what they continue', () => {
  expect(clauses('AREA BOUNDED BY\n602703N 0004253W -\n603145N 0004026W')).toHaveLength(1);
});

test('the number of a list entry stays with its entry', () => {
  expect(clauses('AIRSPACE CLSD AS FLW:\n1. AREA A\n2. AREA B')).toEqual([
    'AIRSPACE CLSD AS FLW:',
    '1. AREA A',
    '2. AREA B',
  ]);
});

test('two sentences that lack their blank are two', () => {
  expect(clauses('N3518E11204 BACK TO START.VERTICAL LIMITS:SFC-UNL.')).toEqual([
    'N3518E11204 BACK TO START.',
    'VERTICAL LIMITS:SFC-UNL.',
  ]);
});

test('a rule glued to limits by a comma is a clause of its own', () => {
  const text = 'VERTICAL LIMITS:SFC-20,000M,ALL ACFT ARE PROHIBITED TO FLY INTO THE AREA.';
  const clauses = splitClauses(text).map(({ from, to }) => text.slice(from, to));
  expect(clauses).toEqual(['VERTICAL LIMITS:SFC-20,000M,', 'ALL ACFT ARE PROHIBITED TO FLY INTO THE AREA.']);
});

test('nothing but blanks is outside the clauses, and they do not overlap', () => {
  const texts = ['', ' \n ', 'A', '. . .', 'A.\nB;C\n\n\nD:\n E', ';;;\n..\r\n.x', 'Å Æ 🚁. Ø'];
  for (const text of texts) {
    let end = 0;
    for (const { from, to } of splitClauses(text)) {
      expect(text.slice(end, from).trim()).toBe('');
      expect(to).toBeGreaterThan(from);
      end = to;
    }
    expect(text.slice(end).trim()).toBe('');
  }
});

test('a long text takes time in proportion to its length', () => {
  const text = 'RWY 09/27 CLSD DUE TO MAINT. '.repeat(20_000) + '('.repeat(50_000) + '\n'.repeat(50_000);
  const start = cpuMs();
  splitClauses(text);
  expect(cpuMs() - start).toBeLessThan(2000);
});
