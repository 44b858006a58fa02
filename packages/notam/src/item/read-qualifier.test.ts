import { expect, test } from 'vitest';
import { noFindings } from '../findings.ts';
import { readQualifier } from './read-qualifier.ts';

function read(text: string): {
  line: ReturnType<typeof readQualifier>;
  problems: [string, string, string][];
} {
  const findings = noFindings();
  const line = readQualifier(text, { from: 0, to: text.length }, findings);
  return { line, problems: findings.problems.map((p) => [p.field, p.code, text.slice(p.from, p.to)]) };
}

test('all of a line', () => {
  expect(read('ENOR/QWULW/IV/NBO/AE/000/020/5954N01045E005')).toEqual({
    line: {
      fir: 'ENOR',
      code: 'QWULW',
      subject: 'WU',
      condition: 'LW',
      traffic: ['I', 'V'],
      purpose: ['N', 'B', 'O'],
      scope: ['A', 'E'],
      lowerFl: 0,
      upperFl: 20,
      centre: { lat: 59.9, lon: 10.75 },
      radiusNm: 5,
    },
    problems: [],
  });
});

test.each([
  ['KZNY/QXXXX////000/999/', { traffic: [], lowerFl: 0, upperFl: 999, centre: null, radiusNm: null }],
  ['KZMA/QARCH//////', { code: 'QARCH', lowerFl: null, upperFl: null }],
  ['/QXXXX//////', { fir: null, code: 'QXXXX' }],
  ['EKDK/QMRLC/IV/NBO/A /000/999/5537N01239E005', { scope: ['A'], radiusNm: 5 }],
  [
    'LEMM/QFALC/ I V / N B O / A / 000 / 999 / 4030N00334W005',
    { traffic: ['I', 'V'], centre: { lat: 40.5, lon: -(3 + 34 / 60) } },
  ],
  ['OIIX/QFUXX/A/000/999/', { traffic: [], purpose: [], scope: ['A'], upperFl: 999 }],
  ['FWLL QXXXX/IV/NBO/A/000/9991347S03347E005', { fir: 'FWLL', code: 'QXXXX', upperFl: 999, radiusNm: 5 }],
  ['FZZA/QFAHX/IV/NBO/A/000/999  113528.62039S0273151.23356E/005', { upperFl: 999, radiusNm: 5 }],
  ['FZZA/QHAHX/IV/NBO/A/000/999/003437.53N 0292812.77E/005', { radiusNm: 5 }],
  ['ZNY/QPIXX/I/NBO/A/000/999/4038N07346W025', { fir: 'ZNY', radiusNm: 25 }],
  [
    'LIXX/QKKKK/K /K  /K /000/999/4120N01321E999',
    { traffic: ['K'], purpose: ['K'], scope: ['K'], radiusNm: 999 },
  ],
  ['VYYF/QWELW/IV/NBO/W/000/999/1654N09233E', { centre: { lat: 16.9, lon: 92.55 }, radiusNm: null }],
])('%s is read without a problem', (text, expected) => {
  const { line, problems } = read(text);
  expect(line).toMatchObject(expected);
  expect(problems).toEqual([]);
});

test.each([
  ['ENOR/QWULW/IX/BO/W/000/020/5954N01045E005', ['qualifier.traffic', 'unknownTraffic', 'IX']],
  ['ENOR/QWULW/IV/BX/W/000/020/5954N01045E005', ['qualifier.purpose', 'unknownPurpose', 'BX']],
  ['ENOR/QWULW/IV/BO/WX/000/020/5954N01045E005', ['qualifier.scope', 'unknownScope', 'WX']],
  ['ENOR/QWU/IV/BO/W/000/020/5954N01045E005', ['qualifier.code', 'unknownCode', 'QWU']],
  ['EN1R/QWULW/IV/BO/W/000/020/5954N01045E005', ['qualifier.fir', 'unknownFir', 'EN1R']],
  ['ENOR/QWULW/IV/BO/W/000/ABC/5954N01045E005', ['qualifier.upperFl', 'unreadableLevel', 'ABC']],
  ['ENOR/QWULW/IV/BO/W/050/020/5954N01045E005', ['qualifier.lowerFl', 'levelsReversed', '050/020']],
  ['ENOR/QWULW/IV/BO/W/000/020/5975N01045E005', ['qualifier.centre', 'impossibleCoordinate', '5975N01045E']],
  [
    'FZZA/QMRHX/IV/NBO/A/000/999/0133568668N03013143577E/005',
    ['qualifier.centre', 'unreadableCoordinate', '0133568668N03013143577E'],
  ],
  ['ENOR/QWULW/IV/BO/W/000/020/5954N01045EXYZ', ['qualifier.radiusNm', 'unreadableRadius', 'XYZ']],
  ['ENOR/QWULW/IV/BO/W/000/020/5954N01045E0X5', ['qualifier.radiusNm', 'unreadableRadius', '0X5']],
  ['NONSENSE', ['qualifier', 'unreadableQualifier', 'NONSENSE']],
])('%s: the part that cannot be read is a problem, the others stand', (text, problem) => {
  expect(read(text).problems).toEqual([problem]);
});
