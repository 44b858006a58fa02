import { decodeReports } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { tokenLines } from './token-lines.ts';

function linesOf(text: string): string[] {
  const [report] = decodeReports(text, { now: '2026-07-15T12:00:00Z' }).reports;
  if (!report) throw new Error(text);
  const tokens = report.facts.tokens.map(({ text: word, from, to, field, group }) => ({
    text: word,
    span: { from, to },
    field,
    group,
    meaning: '',
  }));
  return tokenLines(report.source, tokens).map((line) => line.map((index) => tokens[index]?.text).join(' '));
}

test('a forecast in one line gets a line for each change', () => {
  expect(
    linesOf('TAF ENGM 151100Z 1512/1612 24012KT 9999 SCT030 TEMPO 1514/1518 3000 BECMG 1600/1602 32006KT'),
  ).toEqual([
    'TAF ENGM 151100Z 1512/1612 24012KT 9999 SCT030',
    'TEMPO 1514/1518 3000',
    'BECMG 1600/1602 32006KT',
  ]);
});

test('lines as they were sent stay', () => {
  const sent = [
    'TAF ENGM 151100Z 1512/1612',
    '24012KT 9999 SCT030 TEMPO 1514/1518 3000',
    'BECMG 1600/1602 32006KT',
  ];
  expect(linesOf(sent.join('\n'))).toEqual(sent);
});

test('an observation is one line, its remarks another', () => {
  expect(linesOf('METAR ENGM 151150Z 24012KT 9999 SCT030 18/12 Q1013')).toHaveLength(1);
});
