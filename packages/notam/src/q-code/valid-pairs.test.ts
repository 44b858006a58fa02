import { expect, test } from 'vitest';
import { isCondition } from './conditions.ts';
import { isValidPair } from './valid-pairs.ts';
import { isSubject } from './subjects.ts';

/** Whether the last four letters of a Q code can be said as one sentence. */
function fits(code: string): boolean {
  const [subject, condition] = [code.slice(1, 3), code.slice(3)];
  if (!isSubject(subject) || !isCondition(condition)) throw new RangeError(`${code} is no code.`);
  return isValidPair(subject, condition);
}

test.each([
  ['aerodromes', 'QFALC QFAAH QFALT QFAHX QFAHW QFAAP QFPLC QFHLC'],
  ['facilities', 'QFFCG QFUAU QFULT QFMAU QFIAU QFTAS QFWAS QSAAS'],
  ['movement areas', 'QMRLC QMXLC QMNLC QMPLC QMKLC QMDCH QMTCM QMRHW QMRHX QMXLT'],
  ['lights and landing aids', 'QICAS QIDAS QIGAS QILAS QLPAS QLAAS QLEAS QLXAS QNVAS QNDAS QNMAS QNBAS'],
  ['procedures', 'QPICH QPIAU QPDCH QPACH QPOCH QPUCH'],
  ['services', 'QSPLC QSTAH QSELT QSEAU QCAAS QCACF QACCA'],
  ['airspace', 'QAECA QAECD QAZCA QARLC QATCA QANLC'],
  ['restrictions', 'QRTCA QRDCA QRRCA QRPCA QRDCD QRMCA QRDCS QROLT'],
  ['warnings', 'QWULW QWMLW QWELW QWALW QWGLW QWPLW QWCLW QWLLW QWZLW QWDLW QWVLW QWWLW'],
  ['obstacles', 'QOBCE QOLAS QOBCH'],
])('the pairs that the selection criteria list read as one sentence: %s', (_, codes) => {
  expect(codes.split(' ').filter((code) => !fits(code))).toEqual([]);
});

test.each([
  ['plain language on either side', 'QXXXX QFAXX QOBXX QXXLW QXXLC QXXAS'],
  ['triggers and checklists', 'QRTTT QOBTT QKKKK'],
  ['a warning about what is no warning', 'QRALW QMRLW QFALW'],
  ['a runway that was erected', 'QMRCE QFACE QRTCE'],
  ['an airspace that is out of service', 'QRTAS QATAS'],
  ['figures that only item E gives', 'QMRLL QMRHA'],
])('pairs that make no sentence are said apart: %s', (_, codes) => {
  expect(codes.split(' ').filter(fits)).toEqual([]);
});
