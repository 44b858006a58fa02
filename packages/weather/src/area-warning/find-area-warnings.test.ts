import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import { findAreaWarnings } from './find-area-warnings.ts';

const NOW = '2026-07-15T12:00:00Z';

test('a SIGMET: kind, region, phenomenon, strength and validity', () => {
  const text =
    'WSNO31 ENMI 151050\nENOR SIGMET 3 VALID 151100/151500 ENMI-\nENOR POLARIS FIR SEV TURB FCST WI N6000 E00500 - N6200 E00800 - N6000 E00500 SFC/FL100 STNR WKN=';
  expect(findAreaWarnings(text, NOW)).toEqual([
    {
      kind: 'sigmet',
      fir: 'ENOR',
      firName: 'POLARIS',
      sequence: '3',
      validFrom: '2026-07-15T11:00:00Z',
      validTo: '2026-07-15T15:00:00Z',
      cancels: false,
      phenomenon: 'turbulence',
      strength: 'severe',
      from: text.indexOf('ENOR SIGMET'),
      to: text.length,
    },
  ]);
});

test.each([
  [
    'EHAA AIRMET 1 VALID 111130/111530 EHDB- EHAA AMSTERDAM FIR SFC VIS 1000M FG OBS AT 1200Z ENTIRE FIR=',
    'surfaceVisibility',
  ],
  [
    'SBCW AIRMET 1 VALID 110305/110705 SBCW - SBCW CURITIBA FIR BKN CLD 0500/1000FT FCST WI S2328 W04642=',
    'cloud',
  ],
  ['ZJSA AIRMET 1 VALID 100730/101430 ZJHK- ZJSA SANYA FIR MOD TURB FCST WI E11223 N1829=', 'turbulence'],
  ['LLLL AIRMET 2 VALID 310300/310700 LLBD- LLLL TEL AVIV FIR MT OBSC OBS WI N32=', 'mountainsObscured'],
  [
    'EGTT SIGMET 01 VALID 151200/151600 EGRR- EGTT LONDON FIR EMBD TS FCST N OF N52 TOP FL350=',
    'thunderstorm',
  ],
  ['EKDK AIRMET 4 VALID 151200/151600 EKMI- EKDK COPENHAGEN FIR OCNL CB OBS=', 'convectiveCloud'],
  ['BIRD SIGMET A01 VALID 151200/151800 BIRK- BIRD REYKJAVIK CTA VA ERUPTION MT KATLA=', 'volcanicAsh'],
  ['SIGMET NOVEMBER 3 VALID UNTIL 151600 SEV ICE BTN FL180 AND FL240', 'icing'],
])('%s', (text, phenomenon) => {
  expect(findAreaWarnings(text, NOW)).toMatchObject([{ phenomenon }]);
});

test('regions of two words, and one without its indicator', () => {
  const [first] = findAreaWarnings(
    'LLLL AIRMET 2 VALID 150300/150700 LLBD- LLLL TEL AVIV FIR MT OBSC OBS=',
    NOW,
  );
  expect(first).toMatchObject({ fir: 'LLLL', firName: 'TEL AVIV' });
  const [second] = findAreaWarnings('SIGMET NOVEMBER 3 VALID UNTIL 151600 SEV ICE', NOW);
  expect(second).toMatchObject({
    fir: null,
    firName: null,
    sequence: 'NOVEMBER 3',
    validFrom: null,
    validTo: '2026-07-15T16:00:00Z',
    strength: 'severe',
  });
});

test('a validity across midnight and the end of a month', () => {
  const [warning] = findAreaWarnings(
    'ENOR SIGMET 1 VALID 312200/010200 ENMI- ENOR POLARIS FIR SEV ICE=',
    '2026-07-31T21:00:00Z',
  );
  expect(warning).toMatchObject({ validFrom: '2026-07-31T22:00:00Z', validTo: '2026-08-01T02:00:00Z' });
});

test('one that cancels another is one, not two', () => {
  expect(
    findAreaWarnings(
      'WAAF SIGMET 14 VALID 151657/151710 WAAA- WAAF UJUNG PANDANG FIR CNL SIGMET 07 151126/151710=',
      NOW,
    ),
  ).toMatchObject([{ sequence: '14', cancels: true, phenomenon: null }]);
});

test('several stand one behind the other', () => {
  const one = 'ENOR SIGMET 1 VALID 151200/151600 ENMI-\nENOR POLARIS FIR SEV ICE FCST';
  expect(findAreaWarnings(`${one}=\n${one}\n\n${one}`, NOW)).toHaveLength(3);
});

test('neither is a report, and a report is neither', () => {
  const text = 'ENOR SIGMET 3 VALID 151100/151500 ENMI-\nENOR POLARIS FIR SEV TURB FCST SFC/FL100=';
  expect(decodeReports(text, { now: NOW }).reports).toEqual([]);
  expect(findAreaWarnings('METAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008 NOSIG', NOW)).toEqual([]);
  expect(findAreaWarnings('SEE SIGMET AND AIRMET FOR THE REGION', NOW)).toEqual([]);
});

test('any words are taken, and the spans are in order', () => {
  const word = fc.constantFrom(
    ...[
      'SIGMET',
      'AIRMET',
      'VALID',
      '151100/151500',
      'UNTIL',
      'ENOR',
      'FIR',
      'SEV',
      'TURB',
      'CNL',
      '=',
      '\n\n',
      '1',
      'POLARIS',
    ],
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const text = words.join(' ');
      let last = 0;
      for (const { from, to } of findAreaWarnings(text, NOW)) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        last = to;
      }
    }),
  );
});
