import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { LANGUAGES, type LanguageCode } from '../languages.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import type { NotamWording } from '../wording.ts';

const CODES = LANGUAGES.map(({ code }) => code);
const catalogues = new Map(
  await Promise.all(CODES.map(async (language) => [language, await loadCatalogue(language)] as const)),
);

function wordsFor(
  code: string,
  text: string,
  rest = 'F) SFC G) 2000FT AMSL',
  language: LanguageCode = 'en',
  head = 'A) EGLF B) 2608120700 C) 2608191700',
): NotamWording {
  const telegram = `A1234/26 NOTAMN
Q) EGTT/${code}/IV/BO/AE/000/010/5116N00046W005
${head}
E) ${text}
${rest}`;
  const [notam] = decodeNotams(telegram, { now: '2026-08-01T00:00:00Z' }).notams;
  const catalogue = catalogues.get(language);
  if (notam === undefined || catalogue === undefined) throw new Error('no NOTAM in the text');
  return explainNotam(notam, catalogue, { timeZone: null, aerodromeName: () => null });
}
const headlineOf = (...input: Parameters<typeof wordsFor>): string => wordsFor(...input).impact.summary;
const joined = (sentences: readonly { readonly text: string }[]): string =>
  sentences.map(({ text }) => text).join(' ');
const translationOf = (...input: Parameters<typeof wordsFor>): string =>
  joined(wordsFor(...input).translation);
const explanationOf = (...input: Parameters<typeof wordsFor>): string =>
  joined(wordsFor(...input).explanation);

describe('the headline', () => {
  test('has the activity of the text where the code names another', () => {
    const text = 'DUE TO CHINA AEROSPACE FLIGHT ACTIVITIES, OVERFLYING OF ALL ACFT IS ZORKED';
    expect(headlineOf('QWELW', text, 'F) FL190 G) UNL')).not.toContain('Exercise');
  });

  test('closes no whole runway where unread words bound it', () => {
    expect(headlineOf('QMRLC', 'WORKERS WILL CLOSE RWY 08/26 BTN TREE LINE AND FENCE', '')).toBe(
      'Runway: see the text',
    );
  });

  test('leaves hours to the text that gives them unread', () => {
    expect(headlineOf('QFAAD', 'AD SUMMER TIMES REVISED 0700 TILL DUSK', '')).toBe('Aerodrome: see the text');
    expect(headlineOf('QAZCA', 'ATZ REVISED HOURS 0700 TILL DUSK', '')).toMatch(/: see the text$/);
  });

  test('says of no area that it is active where neither code nor text does', () => {
    const text = 'DANGER AREA EGD401 BALLYKINLER - AMEND CONTACT TEL: 07825 681726.';
    expect(headlineOf('QRDXX', text, 'F) SFC G) 3200FT AMSL')).toBe('Danger area (EGD401): see the text');
    const mixed = 'DANGER AREA EGD401A NOT ACTIVE, EGD401B ACTIVE';
    expect(headlineOf('QRDXX', mixed, 'F) SFC G) 3200FT AMSL')).toBe('Danger area: see the text');
    expect(headlineOf('QRDXX', 'DANGER AREA EGD401 ACTIVE', 'F) SFC G) 3200FT AMSL')).toBe(
      'Danger area EGD401 active',
    );
  });

  test('names the one grade of fuel that the text names', () => {
    expect(headlineOf('QFUAU', 'FUEL ESZ95 NOT AVBL', '')).toBe('ESZ95 fuel not available');
    expect(headlineOf('QFUAU', 'AVGAS 100 NOT AVBL', '')).toBe('AVGAS 100 fuel not available');
    expect(headlineOf('QFUAU', 'FUEL ZORK77 NOT AVBL', '')).toBe('“FUEL ZORK77” not available');
  });
});

test('hours as printed are said to be UTC only where none of them is local', () => {
  const days = [3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27].map((day) => String(day).padStart(2, '0'));
  const said = (mark: string): string =>
    translationOf(
      'QWMLW',
      'GUN FIRING',
      undefined,
      'en',
      `A) EGLF B) 2609030600 C) 2609272100
D) ${days.map((day, index) => `${day} ${String(600 + index).padStart(4, '0')}${mark}-1200${mark}`).join(', ')}`,
    );
  expect(said('')).toContain('Hours as in the text (UTC): “03 0600-1200');
  expect(said('L')).not.toContain('UTC): “');
});

describe('a closure FOR something', () => {
  const text = 'RWY 04/22 CLOSED FOR ESSENTIAL FLIGHT SAFETY CHECKS';

  test.each(CODES)('has it as its reason in %s', (language) => {
    const said = translationOf('QMRLC', text, '', language);
    expect(said).toMatch(/ESSENTIAL FLIGHT SAFETY CHECKS/);
    expect(headlineOf('QMRLC', text, '', language)).not.toContain('ESSENTIAL');
  });

  test('is no closure to it', () => {
    expect(translationOf('QMRLC', text, '')).toContain(
      'runway 04/22 is closed due to “ESSENTIAL FLIGHT SAFETY CHECKS”',
    );
    expect(translationOf('QMRLC', 'RWY 04/22 CLOSED FOR FLIGHT CALIBRATION CHECKS', '')).toContain(
      'is closed due to calibration flights',
    );
  });

  test('is quoted where it may be either', () => {
    expect(translationOf('QMRLC', 'RWY 04/22 CLOSED FOR FLIGHT ZORKING REASONS', '')).not.toContain(
      'closed to',
    );
  });

  test('is one to traffic', () => {
    expect(translationOf('QMRLC', 'RWY 04/22 CLOSED FOR ACFT WITH UNDERSLUNG JET ENGINES', '')).toContain(
      'closed to “ACFT WITH UNDERSLUNG JET ENGINES”',
    );
  });
});

test('a runway is closed between two taxiways that have only their letters', () => {
  expect(translationOf('QMRLC', 'RWY 08L/26R CLSD BTWN FOXTROT ROMEO AND ECHO', '')).toContain(
    'runway 08L/26R is closed between Foxtrot Romeo and Echo',
  );
});

test('a part of a runway between two taxiways is read before its state too', () => {
  expect(headlineOf('QMRLC', 'RWY 08L/26R BTN TWY FOXTROT ROMEO AND TWY ECHO CLSD DUE WIP', '')).toBe(
    'Runway 08L/26R closed between taxiway FOXTROT ROMEO and taxiway ECHO',
  );
});

test('a setting of altimeters names no area', () => {
  const text =
    'TEMPO RESTRICTED AREA ESTABLISHED BOUNDED BY N511900W0005800-N512900W0005800-N512900W0004800 (QNE).';
  expect(translationOf('QRTCA', text)).not.toMatch(/Qne/);
});

test('a region is no aerodrome', () => {
  const head = 'A) UKFV B) 2608120700 C) 2608191700';
  expect(translationOf('QWMLW', 'ZORKING OVER THERE', undefined, 'en', head)).toContain(
    'light information region Simferopol (UKFV)',
  );
});

test('the aerodrome of item A as a heading is said once', () => {
  const said = translationOf(
    'QOBTT',
    'TRIGGER NOTAM - AIP SUP 100/2026. FARNBOROUGH AIRPORT (EGLF) - CRANE OPERATING',
    '',
  );
  expect(said).not.toMatch(/Eglf/);
  expect(said).toContain('crane');
});

test('the height of one thing among several is not that of the obstacle', () => {
  const several = 'CONSTRUCTION WORK WITHIN STRIP RWY 06/24. VEHICLES UP TO 3M HIGH.';
  expect(explanationOf('QOBCE', several, '')).not.toContain('only');
  expect(explanationOf('QOBCE', 'VEHICLES UP TO 3M HIGH WITHIN STRIP RWY 06/24.', '')).toContain('only 3 m');
});

test('a permanent notice is not said to have no end beside an estimated one', () => {
  const words = wordsFor(
    'QOBCE',
    'CRANE ERECTED AT FARNBOROUGH. END ESTIMATED DECEMBER 2026.',
    '',
    'en',
    'A) EGLF B) 2601050100 C) PERM',
  );
  expect(joined(words.explanation)).not.toMatch(/no end/);
  expect(joined(words.explanation)).toContain('The notice is permanent (PERM)');
});

test('what has to avoid flying over an area must avoid it', () => {
  expect(translationOf('QWMLW', 'ALL ACFT HAVE TO AVOID OVERFLYING THE AREA')).toContain(
    'all aircraft must avoid flying over the area',
  );
});

test.each(CODES)('what only the code says is one sentence in %s', (language) => {
  const words = wordsFor('QMXXX', 'FIRE TRAINING GROUND WILL EMIT SMOKE', '', language);
  expect(words.explanation).toHaveLength(1);
  expect(words.explanation[0]?.text).toMatch(
    /^(?:By its code|Koden tilsier at meldingen|Según su código|Segundo o código|Sądząc po kodzie|Судя по коду|بحسب|कोड के|কোড|コード|按 Q)/u,
  );
});

test('a part of a taxiway between two others is no route', () => {
  expect(headlineOf('QMXLC', 'TWY A BTWN A8-A9 CLSD DUE TO CONSTRUCTION', '')).toBe(
    'Taxiway A closed between A8 and A9',
  );
});

test('an aerodrome in the middle of a sentence heads nothing', () => {
  expect(headlineOf('QFAHX', 'CONCENTRATION OF BIRDS AROUND AERODROME (EGLF).', '')).toMatch(
    /^Large numbers of birds around the aerodrome/,
  );
});
