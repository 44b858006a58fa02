import { decodeNotams, type DecodedNotam } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue } from '../load-catalogue.ts';

function decode(text: string): DecodedNotam {
  const telegram = `K0301/26 NOTAMN
Q) EPWW/QWULW/IV/BO/W/000/010/5302N02132E015
A) EPWW B) 2607210700 C) 2607301700
E) ${text}
F) GND G) 1000FT AMSL`;
  const [notam] = decodeNotams(telegram, { now: '2026-07-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the text');
  return notam;
}

const ROUTE = `NAVIGATION WARNING. FLT OF UNMANNED AERIAL VEHICLE (UAV) BEYOND VISUAL
LINE OF SIGHT (BVLOS) ACT ON ROUTE OSTROLEKA-LOMZA: 1. 530903N0220504E
2. 530512N0213412E`;

describe('a notice that is headed as a navigation warning', () => {
  test.each(AVAILABLE_LANGUAGES)('is headed by what flies there, in %s', async (language) => {
    const catalogue = await loadCatalogue(language);
    const { impact } = explainNotam(decode(ROUTE), catalogue);
    expect(impact.summary).toBe(catalogue.clauses.activities.uasBvlos);
    expect(impact.summary).toContain('BVLOS');
  });

  test.each([
    ['BVLOS ROUTE UAS ACTIVITY WI 1KM OF LINE 530903N0220504E - 530512N0213412E', 'uasBvlos'],
    ['UAS ACT IN BVLOS ROUTE 530903N0220504E - 530512N0213412E', 'uasBvlos'],
    ['NAV WARNING. UAS OPS WI 1NM RADIUS OF 530903N0220504E', 'uas'],
  ] as const)('%s', async (text, activity) => {
    const catalogue = await loadCatalogue('en');
    expect(explainNotam(decode(text), catalogue).impact.summary).toBe(catalogue.clauses.activities[activity]);
  });

  test('is headed by the hazard where the rest of the text is not read', async () => {
    const catalogue = await loadCatalogue('en');
    const text = 'NAVIGATION WARNING. BVLOS DRONE FLIGHTS FROM XYZZY OVER PLUGH.';
    expect(explainNotam(decode(text), catalogue).impact.summary).toBe(
      catalogue.hazards.unmannedAircraft.noun,
    );
  });
});

describe('a notice that is headed by its code', () => {
  const headlineOf = async (
    code: string,
    text: string,
    language: 'en' | 'es' | 'pt' | 'no',
  ): Promise<string> => {
    const telegram = `A0301/26 NOTAMN
Q) EGTT/${code}/IV/NBO/A/000/999/5302N00132W005
A) EGNX B) 2607210700 C) 2607301700
E) ${text}`;
    const [notam] = decodeNotams(telegram, { now: '2026-07-01T00:00:00Z' }).notams;
    if (notam === undefined) throw new Error('no NOTAM in the text');
    return explainNotam(notam, await loadCatalogue(language)).impact.summary;
  };

  test.each([
    ['QFUAR', 'en', 'Fuel available on request'],
    ['QLAAS', 'no', 'Innflygingslysene ute av drift'],
    ['QLAAS', 'es', 'Luces de aproximación fuera de servicio'],
    ['QMXAD', 'es', 'Una o varias calles de rodaje disponibles de día'],
    ['QMXAD', 'pt', 'Uma ou várias taxiways disponíveis de dia'],
    ['QFUAH', 'en', 'Fuel: new hours of service'],
    ['QMNHW', 'en', 'Apron: work in progress'],
  ] as const)('%s in %s: %s', async (code, language, headline) => {
    expect(await headlineOf(code, 'XYZZY PLUGH.', language)).toBe(headline);
  });

  test('has the abbreviation of an airspace without a name in brackets', async () => {
    expect(await headlineOf('QAZCA', 'ATZ ZORKED FOR THE EVENT', 'en')).toBe(
      'Aerodrome traffic zone (ATZ) active',
    );
  });

  test.each([
    ['QNBAS', 'NDB(L) WCK 355KHZ U/S', 'NDB WCK 355 kHz out of service'],
    ['QFUAU', 'AVGAS AND JET A1 NOT AVBL', 'AVGAS and JET A1 fuel not available'],
  ])('%s %s: names as they are written', async (code, text, headline) => {
    expect(await headlineOf(code, text, 'en')).toBe(headline);
  });
});
