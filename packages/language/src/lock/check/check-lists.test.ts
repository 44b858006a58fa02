import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010800 C) 2607011600';
const SAID_DAY = '1 July 2026, 08:00 to 16:00 UTC.';
const WEEK = 'B) 2607010800 C) 2607071600';
const SAID_WEEK = 'From 1 July 2026, 08:00 UTC, to 7 July 2026, 16:00 UTC.';

describe('hours of areas', () => {
  const items = `${DAY}\nE) EGD701A 0800-1000\nEGD701B 1000-1200\nEGD701C 0800-1000\nEGD701C 1200-1600`;

  test.each([
    ['EGD701A 08:00-10:00, EGD701B 10:00-12:00, EGD701C 08:00-10:00 and 12:00-16:00.', []],
    ['EGD701A 08:00-10:00. EGD701B 08:00-12:00. EGD701C 08:00-10:00 and 12:00-16:00.', ['EGD701B']],
    ['EGD701A 08:00-10:00, EGD701B 10:00-12:00, EGD701C 12:00-16:00.', ['EGD701C']],
    ['EGD701B 10:00-12:00; EGD701A 08:00-10:00; EGD701C 08:00-10:00 and 12:00-16:00.', []],
  ])('%s', async (text, wrong) => {
    const found = await faults('en', items, `${SAID_DAY} ${text}`);
    expect(wrong.filter((area) => !found.some((fault) => fault.startsWith(`missing ${area}`)))).toEqual([]);
    expect(found.length > 0).toBe(wrong.length > 0);
  });
});

describe('hours of names at the start of lines', () => {
  const items = `${DAY}\nE) AREAS ACTIVATED:\nEAMTA LOW 0900-1000\nEAMTA HIGH 0900-1000`;

  test.each([
    ['EAMTA LOW: 09:00–10:00; EAMTA HIGH: 09:00–10:00.', []],
    ['EAMTA LOW and EAMTA HIGH: 09:00–10:00.', []],
    ['EAMTA LOW: 09:00–10:00; EAMTA HIGH.', ['missing EAMTA HIGH 0900-1000']],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});

describe('days that a list leaves out', () => {
  const items = `${WEEK}\nE) AD HRS\n01 JUL 0800-1000\n02 JUL 0900-1000\n04-06 JUL 1000-1100`;

  test.each([
    ['1 July 08:00–10:00; 2 July 09:00–10:00; 4 to 6 July 10:00–11:00.', []],
    ['1 July 08:00–10:00; 2 July 09:00–10:00; 4 to 5 July 10:00–11:00.', ['missing 7-6 1000-1100']],
  ])('%s', async (text, expected) => {
    const found = await faults('en', items, `${SAID_WEEK} ${text}`);
    expect(found.filter((fault) => fault.startsWith('missing'))).toEqual(expected);
  });
});

describe('hours of days of the week', () => {
  const items = `${WEEK}\nE) AD HRS MON-TUE 0440-0920, WED 0440-0900, THU 0500-0900`;

  test.each([
    ['Monday and Tuesday 04:40–09:20, Wednesday 04:40–09:00, Thursday 05:00–09:00.', false],
    ['Monday to Tuesday 04:40–09:20; Wednesday 04:40–09:20; Thursday 05:00–09:00, 04:40–09:00.', true],
  ])('%s', async (text, isWrong) => {
    expect((await faults('en', items, `${SAID_WEEK} ${text}`)).length > 0).toBe(isWrong);
  });
});

describe('figures that are said more often than the telegram has them', () => {
  const items = `${DAY}\nE) CRANE A 300FT AGL, CRANE B 400FT AGL, RWY 12 PAPI AND RWY 30 ILS U/S`;

  test.each([
    [
      'Crane A 300 ft (91 m) and crane B 400 ft above ground; runway 12 PAPI and runway 30 ILS are out of service.',
      [],
    ],
    [
      'Crane A 300 ft and crane B 300 ft above ground, up to 400 ft; runway 12 PAPI and runway 30 ILS are out of service.',
      ['unknownMeasure 300 ft'],
    ],
    [
      'Crane A 300 ft and crane B 400 ft above ground; runway 12 PAPI and ILS of runway 12 are out of service, not 30.',
      ['unknownNumber 12'],
    ],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});

describe('ranges of days', () => {
  const items = `${WEEK}\nE) AD CLSD 02-03 JUL, 05-07 JUL`;

  test.each([
    ['en', 'The aerodrome is closed from 2 to 3 July and from 5 to 7 July.', []],
    ['en', 'The aerodrome is closed from 3 to 5 July and from 2 to 7 July.', ['unknownDate']],
    ['ru', 'Аэродром закрыт со 2 по 3 июля и с 5 по 7 июля.', []],
  ] as const)('%s: %s', async (language, text, codes) => {
    const head = language === 'ru' ? '1 июля 2026, 08:00 UTC – 7 июля 2026, 16:00 UTC.' : SAID_WEEK;
    const found = await faults(language, items, `${head} ${text}`);
    expect([...new Set(found.map((fault) => fault.split(' ')[0]))]).toEqual(codes);
  });
});

describe('names of a list', () => {
  const items = `${DAY}\nE) STANDS H1,H2,H3,H4 AND H5 CLSD`;

  test.each([
    ['Stands H1, H2, H3, H4 and H5 are closed.', []],
    ['Stands H1 to H5 are closed.', []],
    ['Stands H1, H2, H3 and H5 are closed.', ['missing H4']],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});

describe('numbers of things in words', () => {
  test.each([
    ['en', 'A crane is lit.', []],
    ['en', 'Four cranes are lit.', ['unknownNumber Four']],
    ['es', 'Una grúa iluminada.', []],
    ['es', 'Cuatro grúas iluminadas.', ['unknownNumber Cuatro']],
    ['hi', 'चार क्रेन प्रकाशित हैं।', ['unknownNumber चार']],
    ['ja', '四基のクレーンに灯火があります。', ['unknownNumber 四']],
  ] as const)('%s: %s', async (language, text, expected) => {
    const found = await faults(language, `${DAY}\nE) CRANE LIT`, text);
    expect(found.filter((fault) => fault.startsWith('unknownNumber'))).toEqual(expected);
  });

  test('as many as the telegram lists, or the length of the NOTAM', async () => {
    const items = `${DAY}\nE) EGD701A, EGD701B AND EGD701C ACT`;
    const text = `${SAID_DAY} The three areas EGD701A, EGD701B and EGD701C are active for eight hours.`;
    expect(await faults('en', items, text)).toEqual([]);
  });
});

describe('local time and UTC, where the telegram has both', () => {
  const items = `${DAY}\nE) AD OPN 0545L-1045L (1245Z-1545Z)`;

  test.each([
    ['Open 05:45–10:45 local time (12:45–15:45 UTC).', []],
    ['Open 12:45–15:45 local time (05:45–10:45).', ['wrongTimeScale UTC']],
    ['Open 05:45 UTC–10:45 local time (12:45–15:45 UTC).', ['wrongTimeScale local']],
  ])('%s', async (text, expected) => {
    const found = await faults('en', items, `${SAID_DAY} ${text}`);
    expect(found.filter((fault) => fault.startsWith('wrongTimeScale'))).toEqual(expected);
  });
});

describe('day and night', () => {
  test.each([
    ['B) 2607010000 C) 2607072359\nD) H24', 'The light works around the clock.', []],
    ['B) 2607010000 C) 2607072359\nD) H24', 'The light works.', ['missing H24']],
    [`${DAY}\nE) AFIS 0800-1200`, 'AFIS 08:00-12:00, all day.', ['unknownTime all day']],
  ])('%s: %s', async (items, text, expected) => {
    const whole = items.includes('E)') ? items : `${items}\nE) LIGHT`;
    const found = await faults('en', whole, text);
    expect(found.filter((fault) => /H24|all day/.test(fault))).toEqual(expected);
  });
});

describe('names that are letters', () => {
  test.each([
    ['TWY B SIGNS BTN TWY WA AND TWY TB U/S', 'The signs of taxiway B between WA and TB do not work.', []],
    [
      'TWY B SIGNS BTN TWY WA AND TWY TB U/S',
      'The signs of taxiway B between WA and TC do not work.',
      ['missing TB'],
    ],
    [
      'TWY ROMEO CLSD BTN LIMA AND JULIET',
      'Taxiway Romeo is closed between Lima and Kilo.',
      ['unknownIdentifier Kilo'],
    ],
    ['AIRSPACE REVERTS TO CLASS G', 'The airspace becomes class E.', ['unknownIdentifier class E']],
    ['AIRSPACE REVERTS TO CLASS G', 'The airspace becomes class G.', []],
  ])('%s: %s', async (itemE, text, expected) => {
    expect(await faults('en', `${DAY}\nE) ${itemE}`, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});
