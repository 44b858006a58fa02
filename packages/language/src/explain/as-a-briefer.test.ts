import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue } from '../load-catalogue.ts';
import type { LanguageCode } from '../languages.ts';
import type { NotamWording } from '../wording.ts';
import { say } from '../say.ts';

/** The notice with this Q code, item E and items F and G. */
async function wordsFor(
  text: string,
  code: string,
  rest = '',
  language: LanguageCode = 'en',
): Promise<NotamWording> {
  const telegram = `A1234/26 NOTAMN
Q) EGTT/${code}/IV/BO/AW/000/021/5130N00006W002
A) EGLL B) 2607291300 C) 2607291600
E) ${text}
${rest}`;
  const [notam] = decodeNotams(telegram, { now: '2026-07-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the text');
  return explainNotam(notam, await loadCatalogue(language));
}

const sentencesOf = ({ translation }: NotamWording): readonly string[] => translation.map(({ text }) => text);
const meaningOf = ({ explanation }: NotamWording): string => explanation.map(({ text }) => text).join(' ');

describe('a request not to overfly', () => {
  const FILMING =
    'PILOTS ARE REQUESTED NOT TO OVERFLY FILMING WI 1NM RADIUS 513029N 0000549W (GLOBE THEATRE, SOUTHBANK). FOR INFO 02079 021466.';

  test('heads the notice, and is no hazard that flies there', async () => {
    const words = await wordsFor(FILMING, 'QROXX', 'F) SFC G) 2100FT AMSL');
    expect(words.impact.summary).toBe('Pilots asked not to fly over the filming at Globe Theatre, Southbank');
    expect(sentencesOf(words)[0]).toContain('pilots are asked not to fly over the filming');
    expect(words.impact.reasons.map(({ text }) => text).join(' ')).not.toContain('Aerial work');
  });

  test.each(AVAILABLE_LANGUAGES)('asks drone pilots too, in %s', async (language) => {
    const words = await wordsFor(FILMING, 'QROXX', 'F) SFC G) 2100FT AMSL', language);
    expect(meaningOf(words)).toContain(say(await loadCatalogue(language), 'adviceNotOverfly'));
    expect(JSON.stringify(words.translation)).not.toContain('OVERFLY');
  });

  test('that names what no rule reads is quoted', async () => {
    const words = await wordsFor('PILOTS ARE REQUESTED NOT TO OVERFLY PLUGH.', 'QROXX');
    expect(sentencesOf(words).at(-1)).toContain('PLUGH');
  });
});

test('the obstacle that is only quoted is named by its code', async () => {
  const crane = 'CAUTION: CRANE WITH A MAX HEIGHT OF 59.1 FEET AGL LOCATED AT 492621N 0073839E BESIDE SHED.';
  const words = await wordsFor(crane, 'QOBCE', 'F) GND G) 60FT AGL');
  expect(sentencesOf(words).join(' ')).toMatch(/The obstacle extends/);
});

test('a number for information stands in the list of contacts alone', async () => {
  const words = await wordsFor('CRANE OPR AT 513029N 0000549W. FOR INFO 02079 021466.', 'QOBCE');
  expect(sentencesOf(words).join(' ')).not.toContain('021466');
  expect(words.contacts.map(({ value }) => value)).toEqual(['02079 021466']);
});

test('the unit beside a number is said', async () => {
  const words = await wordsFor('CRANE OPR AT 513029N 0000549W. CTC SITE OFFICE ON 02079 021466.', 'QOBCE');
  expect(sentencesOf(words).join(' ')).toMatch(/site office on 02079 021466/i);
});

test('a text that no rule reads is quoted last, behind place and time', async () => {
  const words = await wordsFor('XYZZY PLUGH REMOVED FM USE DUE FROBNICATION.', 'QFALT');
  expect(sentencesOf(words)).toEqual([
    'Location: aerodrome EGLL.',
    'The text gives no exact place; the Q line gives 2 NM (3.7 km) around 51°30′N 0°06′W.',
    'The NOTAM is active on 29 July 2026, 13:00–16:00 UTC.',
    'Original text: “XYZZY PLUGH REMOVED FM USE DUE FROBNICATION”.',
  ]);
});

describe('a closure to some', () => {
  test('is told so in headline and text', async () => {
    const words = await wordsFor('AD CLSD TO A380 ACFT', 'QFALC');
    expect(words.impact.summary).toBe('Aerodrome closed to aircraft of type A380');
    expect(sentencesOf(words)[0]).toContain('the aerodrome is closed to aircraft of type A380');
  });

  test('is none to those of whom something else is told', async () => {
    const words = await wordsFor('AP CLSD HEL OPS AVBL ON REQ', 'QFALC');
    expect(sentencesOf(words).join(' ')).not.toContain('closed to helicopters');
  });
});

describe('areas with heights of their own', () => {
  const first = '573149N0522309E-573153N0522923E-565803N0525110E-573149N0522309E';
  const second = 'WI CIRCLE RADIUS 0.5KM CENTRE 565840N0524800E';
  const areas = (one: string, two: string): string =>
    `AIRSPACE CLSD AS FLW:\n${one} AREA: ${first}\n450M AMSL-1400M AMSL.\n${two} ${second}\nSFC-1400M AMSL.`;

  test.each(AVAILABLE_LANGUAGES)('are told apart in text and list, in %s', async (language) => {
    const words = await wordsFor(areas('1.', '2.'), 'QRTCA', 'F) SFC G) 1400M AMSL', language);
    const [one = '', two = ''] = (words.coordinates ?? '').split('\n');
    const head = (line: string): string => line.slice(0, line.search(/[:：]/));
    expect(head(one).replace('1', '2')).toBe(head(two));
    expect(head(one)).toContain('1');
    const text = sentencesOf(words).join('\n');
    expect(text).toMatch(/1[)\s\u2069 は为]/);
  });

  test('have the signs of the telegram', async () => {
    const words = await wordsFor(areas('B)', 'C)'), 'QRTCA', 'F) SFC G) 1400M AMSL');
    expect(sentencesOf(words)).toContain(
      'Area B is bounded by the 3 positions listed and extends from 450 m (1,480 ft) up to 1,400 m (4,590 ft) above sea level.',
    );
    expect(words.coordinates).toMatch(/^Area B: .+\nArea C: .+radius/);
  });

  test('with the same heights are counted', async () => {
    const words = await wordsFor(
      `AIRSPACE CLSD AS FLW:\n1. AREA: ${first}\n2. ${second}`,
      'QRTCA',
      'F) SFC G) 1400M AMSL',
    );
    expect(words.coordinates).not.toContain('Area');
  });
});

describe('a list that holds a single area', () => {
  const LIST = 'THE FOLLOWING ESKMEALS DANGER AREAS ARE ACTIVATED:\nEG D406A 1300-1600 SFC-50000FT AMSL';

  test('is told as that area', async () => {
    const words = await wordsFor(LIST, 'QRDCA', 'F) SFC G) 50000FT AMSL');
    expect(sentencesOf(words)[0]).toContain('danger area EG D406A is active');
    expect(
      sentencesOf(words)
        .join(' ')
        .match(/50,000 ft/g),
    ).toHaveLength(1);
    expect(meaningOf(words)).toContain('Stay out of the area while it is active.');
  });

  test('that names two stays a list', async () => {
    const words = await wordsFor(
      `${LIST}\nEG D406B 1300-1600 SFC-5000FT AMSL`,
      'QRDCA',
      'F) SFC G) 50000FT AMSL',
    );
    expect(meaningOf(words)).toContain('Stay out of the areas while they are active.');
  });
});

test.each([
  ['F) SFC G) UNL', 'Do not fly a drone there at these times.'],
  ['F) 50M AGL G) 500M AMSL', 'Do not fly a drone there at these times and heights.'],
])('heights are minded only where the ban begins above the ground: %s', async (limits, advice) => {
  const words = await wordsFor('AIRSPACE CLSD WI 1NM RADIUS OF 513029N 0000549W.', 'QRTCA', limits);
  expect(meaningOf(words)).toContain(advice);
});

test.each([
  ['AD CLSD TO ALL FLTS DUE FLYPAST IN VCY.', true],
  ['ACFT MAY BE SUBJECT TO MINOR DELAYS DUE TO ILS CALIBRATION FLIGHTS ON RWY 28/10', true],
  ['AD CLSD TO ALL FLTS DUE ILS CALIBRATION.', false],
])('who flies low at an aerodrome is told: %s', async (text, isTold) => {
  const words = await wordsFor(text, 'QFALC');
  expect(meaningOf(words).includes('Expect aircraft at your height')).toBe(isTold);
});

describe('positions are told as what they are', () => {
  test('between two positions', async () => {
    const words = await wordsFor(
      'CRANE OPR BTN 513000N 0000600W - 513010N 0000610W. MAX HGT 108FT AGL',
      'QOBCE',
    );
    expect(sentencesOf(words)[0]).toContain('a crane between 513000N 0000600W and 513010N 0000610W');
  });

  test('one crane between more of them has an area', async () => {
    const text = 'CRANE OPR BTN 513000N 0000600W - 513010N 0000610W - 513000N 0000620W. MAX HGT 108FT AGL';
    const words = sentencesOf(await wordsFor(text, 'QOBCE')).join(' ');
    expect(words).toContain('The area is bounded by the 3 positions listed');
    expect(words).not.toContain('positions (all listed)');
  });

  test('a position that is printed twice is one', async () => {
    const text = 'UAS OPR AT 513000N 0000600W AND 513100N 0000700W. BACK AT 513000N 0000600W.';
    const words = await wordsFor(text, 'QWULW');
    expect(sentencesOf(words).join(' ')).toContain('There are 2 positions');
    expect(words.coordinates?.split('\n')).toHaveLength(2);
  });

  test('the radius of areas that are only counted stays in what is quoted', async () => {
    const circle = 'WI THE AREA BOUNDED BY A CIRCLE HAVING A RADIUS OF 1NM WHOSE CENTRE IS AT';
    const text = `OBSCURE WORDS ${circle} 513000N 0000600W AND OTHERS ${circle} 513500N 0000700W`;
    const words = sentencesOf(await wordsFor(text, 'QRTCA', 'F) SFC G) 2100FT AMSL')).join(' ');
    expect(words).toContain('There are 2 areas');
    expect(words.match(/RADIUS OF 1NM/g)).toHaveLength(2);
  });

  test('the radius round two points with a dash between them is told', async () => {
    const text = 'UAS OPR WI 50M RADIUS PSN 513000N 0000600W - 513010N 0000610W (TWY BRAVO, ANYTOWN AD)';
    const words = sentencesOf(await wordsFor(text, 'QWULW', 'F) SFC G) 267FT AMSL')).join(' ');
    expect(words).toContain('a strip 100 m (0.054 NM) wide along a line');
    expect(words).toContain('50M RADIUS');
  });
});

test('the borders of an area that a supplement sets up are looked up there', async () => {
  const text = 'TEMPO RESERVED AREA EGTR185 ACTIVATED.';
  const own = await wordsFor(`${text} AIP SUP 014/2026 REFERS.`, 'QRACA', 'F) SFC G) 400FT AGL');
  const said = own.translation.map((sentence) => sentence.text).join(' ');
  expect(said).toContain('check the document that it names');
  expect(said).toContain('AIP supplement 014/2026');
  const charted = await wordsFor('DANGER AREA EGD009A ACTIVATED', 'QRDCA', 'F) SFC G) 2000FT AMSL');
  expect(charted.translation.map((sentence) => sentence.text).join(' ')).toContain('AIP ENR 5.1');
});
