import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import type { LanguageCode } from '../languages.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue } from '../load-catalogue.ts';
import type { NotamWording } from '../wording.ts';

async function wordsFor(text: string, language: LanguageCode = 'en'): Promise<NotamWording> {
  const telegram = `A0208/26 NOTAMN
Q) VYYF/QWMLW/IV/NBO/W/000/999/1633N09317E040
A) VYYF B) 2609022348 C) 2609030004
E) ${text}
F) SFC G) UNL`;
  const [notam] = decodeNotams(telegram, { now: '2026-08-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the text');
  return explainNotam(notam, await loadCatalogue(language));
}

const textOf = ({ translation }: NotamWording): string => translation.map(({ text }) => text).join(' ');

const CORNERS = 'N1608E09329-N1615E09255-N1709E09307-N1702E09341';
const YANGON = `OWING TO CHINA AEROSPACE FLIGHT ACTIVITIES.
DUE TO AEROSPACE FLIGHT ACTIVITIES.THE FLIGHT SAFETY OF THE AIRCRAFT IN THE
FOLLOWING AREA MAY BE AFFECTED ON 02-03 SEP 2026, FROM 2348UTC TO 0004UTC.
AREA:
THE UNBURNED DEBRIS IS EXPECTED TO FALL IN THE N1633E09317,THE
POSSIBLE FALLING AREA WILL NOT EXCEED THE RANGE WITHIN THE
${CORNERS},FOUR POINT CONNECTION RANGE.
NO OVF ACTIVITY IS PERMISSIBLE WITHIN ABV MENTIONED AREA.`;

const SPLASHDOWN = `ROCKET LAUNCH WILL TAKE PLACE
FLW RECEIVED FROM JAPAN AEROSPACE EXPLORATION AGENCY
HAZARDOUS OPS WILL BE CONDUCTED FOR ATMOSPHERIC RE-ENTRY AND
SPLASHDOWN OF H3 TF1 UPPER STAGE
WI THE FOLLOWING AREAS:
${CORNERS.replaceAll('-', '\n')} TO BEGINNING`;

describe('what may be affected by the space activity of a country', () => {
  test('is one statement with its cause, and no heading, date or corner stands twice', async () => {
    const text = textOf(await wordsFor(YANGON));
    expect(text).toMatch(
      /^Chinese aerospace activity may affect the safety of aircraft in the area below\. Unburned debris is expected to fall at N1633E09317, inside the area below\. No overflight of the area is permitted\. (?:Valid|The NOTAM)/,
    );
    expect(text).not.toMatch(/Original|N1608|The reason/);
    expect(text.match(/2 September/g)).toHaveLength(1);
    expect(text).toContain('4 positions');
  });

  test.each(AVAILABLE_LANGUAGES)('is read to its end, in %s', async (language) => {
    const text = textOf(await wordsFor(YANGON, language));
    expect(text).toContain('N1633E09317');
    expect(text).not.toMatch(/OWING|UNBURNED|PERMISSIBLE|\{/);
  });
});

describe('a cause that nothing else stands beside', () => {
  test('is a sentence', async () => {
    expect(textOf(await wordsFor('OWING TO CHINA AEROSPACE FLIGHT ACTIVITIES. XYZZY PLUGH.'))).toMatch(
      /^The reason is Chinese aerospace activity\./,
    );
  });

  test.each(AVAILABLE_LANGUAGES)('has its own words, in %s', async (language) => {
    const catalogue = await loadCatalogue(language);
    const text = textOf(await wordsFor('OWING TO CHINA AEROSPACE FLIGHT ACTIVITIES. XYZZY PLUGH.', language));
    const [before = '', behind = ''] = catalogue.messages.clauseCause.split('{cause}');
    expect(text.startsWith(before) || before.endsWith(' a ')).toBe(true);
    expect(text).toContain(behind.trim());
  });

  test('follows the phrase that it is the reason of', async () => {
    const text = textOf(
      await wordsFor('DUE TO ATC STAFFING, REQUESTS TO CROSS THE CARDIFF CTA/CTR MAY BE REFUSED OR DELAYED.'),
    );
    expect(text).toMatch(/may be refused or delayed\. The reason is staff shortage\./);
  });

  test('stays with what a colon announces', async () => {
    const text = textOf(await wordsFor('CHANGE TO AD OPERATING HOURS DUE WIP\n24-27 1600-1930'));
    expect(text).toContain('New operating hours: due to work in progress.');
  });
});

describe('the headline', () => {
  test.each([
    [SPLASHDOWN, 'Rocket launch'],
    [
      `THE JAPAN AEROSPACE EXPLORATION AGENCY (JAXA) HAS PLANNED A ROCKET LAUNCH. DEBRIS FM THIS LAUNCH WILL FALL WI AN AREA DEFINED AS ${CORNERS}.`,
      'Rocket launch: falling debris',
    ],
    [
      `SPECIAL OPS (AEROSPACE FLT ACT) WILL BE CONDUCTED BY CHINA. EST FALL AREA OF UNBURNED DEBRIS WI: ${CORNERS}`,
      'Aerospace activity and falling debris',
    ],
    [`EST FALL AREA OF UNBURNED DEBRIS WI: ${CORNERS}`, 'Falling debris'],
  ])('begins with what the text begins with', async (text, summary) => {
    expect((await wordsFor(text)).impact.summary).toBe(summary);
  });
});

test('a drop of dropsondes is told with the aircraft and the height', async () => {
  const text = textOf(
    await wordsFor(`SPECIAL OPS (DROPSONDES FOR TROPICAL DEPRESSION SURVEILLANCE) WILL TAKE PLACE WI:
${CORNERS}
RMK:
1. TYP: ASTRA SPX
2. ACFT REGISTRY B20001
3. ALT OF DROPSONDES RELEASE: 41000FT`),
  );
  expect(text).toContain('The dropsondes are released at 41,000 ft.');
  expect(text).toContain('Aircraft type: ASTRA SPX. Aircraft registration: B20001.');
  expect(text).not.toContain('Original');
});
