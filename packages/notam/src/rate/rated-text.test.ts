import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';
import { toRatedText } from './rated-text.ts';

test.each([
  'RWY 09/27 CLSD\nOVERFLIGHT OF STADIUM NOT DESIRED\nPAPI U/S',
  '- RWY 09/27 CLSD\n- OVERFLIGHT NOT DESIRED\n- PAPI U/S',
  '* RWY CLSD\n* UAS NOT WELCOME\n* PAPI U/S',
  'RWY 09/27 CLSD\nNO FLYING OVER THE STADIUM\nPAPI U/S',
])('a ban that is an entry of a list is none of the lines around it: %j', (text) => {
  for (const code of ['QMRLC', 'QFAXX', 'QNVAS'])
    expect(rateText({ code, text })).toMatchObject({ level: 'restricted' });
});

test('a line that is wrapped goes on: it ends no sentence', () => {
  const text = 'EAST MIDLANDS CTA AND CTR DEACTIVATED, AD CLSD. AIRSPACE REVERTS\nTO CLASS G';
  expect(toRatedText(text).byLines).toBeNull();
  expect(rateText({ code: 'QAECD', text }).level).toBe('allowed');
});

test('a text with its lines marked says where in the source it stands', () => {
  const text = 'RWY  CLSD\nPAPI U/S';
  const byLines = toRatedText(text).byLines;
  expect(byLines?.words).toBe('RWY CLSD;PAPI U/S');
  const at = byLines?.words.indexOf('PAPI') ?? -1;
  expect(byLines?.placeOf(at, at + 4)).toEqual({ from: text.indexOf('PAPI'), to: text.indexOf('PAPI') + 4 });
});
