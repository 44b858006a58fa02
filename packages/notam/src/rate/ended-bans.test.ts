import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

const CODES = ['QXXXX', 'QWULW', 'QRTCA', 'QAFXX', 'QFAXX'];

test.each([
  'THE ELECTION PERIOD BAN ON DRONES ROUND THE PARLIAMENT RAN OUT AT MIDNIGHT AND HAS NOT BEEN RENEWED',
  'UNMANNED AIRCRAFT MAY RETURN TO THE SKY OVER CENTRAL BUDAPEST, THE TEMPORARY BAN DOES NOT APPLY ANY LONGER',
  'LARANGAN MENERBANGKAN DRONE DI SEKITAR ISTANA SUDAH DICABUT, SILAKAN TERBANG SEPERTI BIASA',
  'CONTRARY TO WHAT NEWSPAPERS PRINTED THERE IS NEITHER A BAN ON DRONES NOR ANY PERMIT TO BE SOUGHT',
  'THE FLYING STOP IMPOSED ON UNCREWED AIRCRAFT DURING THE FLOODS CAME TO ITS END THIS MORNING',
  'RUMOURS THAT DRONES ARE BANNED ARE WRONG',
  'LA PROHIBICION DE DRONES TERMINO AYER',
  'IT IS NOT TRUE THAT DRONES ARE PROHIBITED OVER THE LAKE',
  'UNMANNED ACFT NOT ACCEPTED ABV 2000FT AGL',
])('a ban that ended, is denied or lies high up forbids nothing: %s', (text) => {
  for (const code of CODES) expect(rateText({ code, text }).level, code).not.toBe('forbidden');
});

test.each([
  'THE DRONE BAN HAS NOT BEEN LIFTED, UAS PROHIBITED WI 5KM',
  'UAS PROHIBITED WI 5KM, RESTRICTION FOR GLIDERS ENDED',
  'UAS PROHIBITED WI 5KM AND RESTRICTION FOR GLIDERS LIFTED',
  'UAS PROHIBITED UNTIL THE RESTRICTION IS LIFTED',
  'THE BAN ON DRONES REMAINS IN FORCE, THE ONE ON GLIDERS RAN OUT',
  'UAS FLIGHTS PROHIBITED, DOES NOT APPLY TO STATE UAS',
  'LA PROHIBICION DE DRONES SOBRE MADRID',
  'THE PERMIT OF LAST WEEK RAN OUT. DRONES PROHIBITED WI 5KM',
])('an ending of something else leaves the ban: %s', (text) => {
  expect(rateText({ code: 'QXXXX', text }).level).toBe('forbidden');
});

test.each(['THE PERMIT DOES NOT APPLY TO DRONES', 'APPROVALS FOR UAS RAN OUT AND HAVE NOT BEEN RENEWED'])(
  'a permission that ended frees nobody: %s',
  (text) => {
    expect(rateText({ code: 'QXXXX', text }).level).toBe('restricted');
  },
);

test.each([
  ['NAO HA QUALQUER LIMITACAO PARA AERONAVES NAO TRIPULADAS', 'allowed'],
  ['NO SUBSISTE RESTRICCION ALGUNA PARA DRONES', 'allowed'],
  ['THE MEASURE DOES NOT REACH UNCREWED ACFT', 'allowed'],
  [
    'THIS IS A TEST OF THE AFS LINE. WORDS TO BE DISREGARDED: DRONES SHALL NOT FLY OVER TOWN. END OF TEST',
    'information',
  ],
  ['DRONE PERMIT DESK HAS MOVED. NEW TEL 12345678', 'information'],
  ['ANYONE MAY FLY', 'caution'],
])('what sets no limit is read as that: %s', (text, level) => {
  expect(rateText({ code: 'QXXXX', text }).level).toBe(level);
});

test.each([
  'EFD91: GUNNERY CALLED OFF, AREA STOOD DOWN ALL WEEK',
  'EFR62 STAYS COLD ALL WEEK. FIRING CALLED OFF',
])('an area that is stood down or cold is switched off: %s', (text) => {
  expect(rateText({ code: 'QRDCA', text, lower: 'GND' }).level).toBe('allowed');
});

test.each(['AREA STOOD DOWN UNTIL 0800, THEN HOT', 'RANGE COLD EXC MON', 'D12 ACTIVE. D13 COLD'])(
  'an area that is off for a time, or another, is no area switched off: %s',
  (text) => {
    expect(rateText({ code: 'QRDCA', text, lower: 'GND' }).level).toBe('restricted');
  },
);

test.each(['THE LIFTING OF THE DRONE BAN RAN OUT', 'THE MEASURE DOES NOT REACH MANNED ACFT, UAS ONLY'])(
  'what ended is the lifting, who is spared are others: %s',
  (text) => {
    expect(rateText({ code: 'QXXXX', text }).level).toMatch(/restricted|forbidden/);
  },
);

test('drones that are stood down are kept on the ground', () => {
  expect(rateText({ code: 'QXXXX', text: 'ALL DRONES STOOD DOWN IN THE AREA' }).level).toMatch(
    /restricted|forbidden/,
  );
});
