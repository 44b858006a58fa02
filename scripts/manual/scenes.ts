import type { APIRequestContext } from '@playwright/test';

/** A whole page, and not what stands there until it is loaded. */
const PAGE = 'main:has(h1)';

/** What a picture of the manual shows. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** A selector; what it finds first is the picture. */
  readonly shows: string;
  /** What floats over it. */
  readonly hides?: string;
}

const HOUR_MS = 3_600_000;
const pad = (value: number): string => String(value).padStart(2, '0');
/** The last full hour, moved by some hours. */
const hour = (moved: number): Date => new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + moved * HOUR_MS);
const dayHour = (at: Date): string => `${pad(at.getUTCDate())}${pad(at.getUTCHours())}`;
const notamTime = (at: Date): string =>
  `${String(at.getUTCFullYear()).slice(2)}${pad(at.getUTCMonth() + 1)}${dayHour(at)}00`;
const year = String(hour(0).getUTCFullYear()).slice(2);

/** Made up, and so are the numbers to call; the forms are those of Norwegian offices. */
const BAN = `A1234/${year} NOTAMN
Q) ENOR/QRTCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) ${notamTime(hour(-2))} C) ${notamTime(hour(6))}
E) TEMPORARY RESTRICTED AREA ESTABLISHED WI 1NM RADIUS 594438N 0100819E (DRAMMEN).
ALL UNMANNED ACFT FLIGHTS PROHIBITED. FOR INFO CTC TEL +47 91234567
F) GND G) 900FT AMSL`;
const PERMISSION = `A1241/${year} NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/010/5954N01037E003
A) ENOR B) ${notamTime(hour(-4))} C) ${notamTime(hour(20))}
E) DANGER AREA EN D101 ACT. UNMANNED ACFT ONLY WITH PERMISSION FROM POLAR CONTROL TEL +47 75000000.
F) GND G) 1000FT AMSL`;
const CRANE = `A1250/${year} NOTAMN
Q) ENOR/QOBCE/IV/M/AE/000/005/5945N01012E001
A) ENOR B) ${notamTime(hour(-48))} C) ${notamTime(hour(700))}
E) CRANE OPR PSN 594500N 0101200E 197FT AGL, NOT LIT.`;
const RUNWAY = `A1260/${year} NOTAMN
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) ${notamTime(hour(9))} C) ${notamTime(hour(15))}
E) RWY 01L/19R CLSD DUE TO MAINT`;

const reports = (): string =>
  `METAR ENGM ${dayHour(hour(0))}00Z 24015G28KT 4000 -SHRA BR BKN004 12/11 Q1002
TAF ENGM ${dayHour(hour(0))}00Z ${dayHour(hour(0))}/${dayHour(hour(24))} 24014G24KT 9999 SCT030 BECMG ${dayHour(hour(5))}/${dayHour(hour(7))} 22006KT`;

const minuteOf = (at: Date): string => at.toISOString().replace('.000Z', 'Z');

/** From the next full hour on, around Drammen. */
const flight = (): object => ({
  place: { position: { lat: 59.744, lon: 10.139 } },
  radiusM: 500,
  maxHeightM: 120,
  from: minuteOf(hour(1)),
  to: minuteOf(hour(3)),
});

function operation(language: 'en' | 'no'): object {
  const day = hour(10 * 24)
    .toISOString()
    .slice(0, 10);
  return {
    title: 'UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:',
    vlos: 'VLOS',
    isPolygonMode: false,
    location: { lat: 59.91391, lng: 10.75224, elevationM: 12, radiusM: 500 },
    polygonPoints: [],
    placeName: language === 'no' ? 'Oslo havn' : 'Oslo harbour',
    timeZone: 'Europe/Oslo',
    startDate: day,
    endDate: day,
    startTimeLocal: '08:00',
    endTimeLocal: '16:00',
    startTimeChoice: null,
    endTimeChoice: null,
    isRecurring: false,
    recurringType: 'daily',
    untilDate: '',
    heightReference: 'ground',
    heightMeters: 0,
    maxHeightMeters: 120,
    description: 'Inspection of power line',
    comments: '',
    notes: '',
    contactInfo: {
      companyName: '',
      name: 'Kari Nordmann',
      email: 'kari@example.no',
      phoneNumber: '+4791234567',
      includePhoneInNotam: true,
    },
  };
}

async function post(request: APIRequestContext, path: string, data: object): Promise<string> {
  const answer = await request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Fills the account of the one who is signed in with what the pictures show. */
export async function makeScenes(
  request: APIRequestContext,
  language: 'en' | 'no',
): Promise<readonly Scene[]> {
  const one = await post(request, '/api/translations/notam', { text: BAN, language });
  const four = await post(request, '/api/translations/notam', {
    text: [RUNWAY, BAN, CRANE, PERMISSION].join('\n\n'),
    language,
  });
  const weather = await post(request, '/api/translations/weather', { text: reports(), language });
  const briefing = await post(request, '/api/briefings', {
    text: [BAN, CRANE, RUNWAY, PERMISSION].join('\n\n'),
    flight: flight(),
    language,
    notices: [0, 1],
    reports: [],
  });
  const asked = await post(request, '/api/saved-notams', { operation: operation(language), state: 'sent' });
  return [
    { name: 'answer', path: `/notam/history/${one}`, shows: 'article [data-level]' },
    {
      name: 'overview',
      path: `/notam/history/${four}`,
      shows: 'main nav',
      hides: 'main a[href$="#overview"]',
    },
    { name: 'weather', path: `/notam/history/${weather}`, shows: 'article [data-level]' },
    { name: 'my-flight', path: `/briefing/${briefing}`, shows: PAGE },
    { name: 'send-notam', path: `/send-notam?id=${asked}`, shows: 'pre' },
    { name: 'request', path: `/saved-notams/${asked}`, shows: PAGE },
  ];
}
