import { expect, test } from 'vitest';
import { observed, problemsOf, undecodedOf } from '../testing/read.ts';

test.each([
  ['Q1013', 1013, null],
  ['Q0978', 978, null],
  ['Q1020.5', 1020.5, null],
  ['1007', 1007, null],
  ['Q10 10', 1010, null],
  ['Q1 009', 1009, null],
  ['QNH1013', 1013, null],
  ['QNH 1013', 1013, null],
  ['A2992', 1013.2, 29.92],
  ['3004', 1017.3, 30.04],
  ['QNH2992INS', 1013.2, 29.92],
  ['Q1021/A30.15', 1021, 30.15],
  ['Q1009 A2981', 1009, 29.81],
  ['A2992 Q1013', 1013, 29.92],
])('pressure %s', (group, qnhHpa, altimeterInHg) => {
  const facts = observed(`24015KT 9999 NSC 20/15 ${group}`);
  expect(facts.conditions).toMatchObject({ qnhHpa, altimeterInHg });
  expect(facts.problems).toEqual([]);
});

test.each(['Q////', 'A////'])('%s says that it was not observed', (group) => {
  expect(observed(`24015KT 9999 NSC 20/15 ${group}`).conditions.missing).toEqual(['qnh']);
});

test.each(['Q0013', 'Q1413', 'A2543', 'A3992', '0507', 'S2977'])('%s is no pressure', (group) => {
  const facts = observed(`24015KT 9999 NSC 20/15 ${group}`);
  expect(facts.conditions.qnhHpa).toBeNull();
  expect(undecodedOf(facts)).toEqual([group]);
});

test('two pressures that are not the same are both kept, as a problem', () => {
  const facts = observed('24015KT 9999 NSC 20/15 Q1019 A2981');
  expect(facts.conditions).toMatchObject({ qnhHpa: 1019, altimeterInHg: 29.81 });
  expect(problemsOf(facts)).toEqual(['qnh.pressuresContradict']);
});

test('temperature and pressure that lost their blank are two groups', () => {
  const { conditions, tokens } = observed('08006KT 9999 TS FEW017CB 30/26Q1007');
  expect(conditions).toMatchObject({ temperatureC: 30, dewPointC: 26, qnhHpa: 1007 });
  expect(tokens.slice(-2).map(({ text, field }) => [text, field])).toEqual([
    ['30/26', 'temperature'],
    ['Q1007', 'qnh'],
  ]);
});

test.each([
  ['QFE907.1', 907.1],
  ['QFE987/9', 987.9],
])('%s is the pressure at the aerodrome', (group, qfeHpa) => {
  expect(observed(`24015KT 9999 NSC 20/15 ${group}`).conditions).toMatchObject({ qfeHpa, qnhHpa: null });
});
