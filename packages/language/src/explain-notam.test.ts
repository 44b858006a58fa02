import { readFileSync } from 'node:fs';
import { decodeNotams, type DecodedNotam, type NotamFacts } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { explainNotam } from './explain-notam.ts';
import { loadCatalogue } from './load-catalogue.ts';

const catalogues = { en: await loadCatalogue('en'), no: await loadCatalogue('no') };

/** Real telegrams with the words that a reader of each language found right and natural, sentence by sentence. */
const samples = readFileSync(new URL('./explain-notam.samples.txt', import.meta.url), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((sample) => {
    const [head = '', en = '', no = ''] = sample.trim().split(/^--- (?:en|no)\n/m);
    const line = head.indexOf('\n');
    return { id: head.slice(0, line), telegram: head.slice(line + 1).trim(), en: en.trim(), no: no.trim() };
  });

function decoded(telegram: string): DecodedNotam {
  const [notam] = decodeNotams(telegram, { now: '2026-07-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the sample');
  return notam;
}

test.each(samples)('$id reads right in English and Norwegian', ({ telegram, en, no }) => {
  const notam = decoded(telegram);
  const words = (language: 'en' | 'no'): string =>
    explainNotam(notam, catalogues[language])
      .translation.map(({ text }) => text)
      .join('\n');
  expect(words('en')).toBe(en);
  expect(words('no')).toBe(no);
});

test('there are samples', () => {
  expect(samples.length).toBeGreaterThanOrEqual(20);
});

const NOTHING: NotamFacts = {
  id: 'A0001/26',
  kind: 'new',
  refersTo: null,
  format: 'icao',
  qualifier: null,
  locations: ['ENGM'],
  validFrom: '2026-07-01T06:00:00Z',
  validTo: '2026-07-01T14:00:00Z',
  permanent: false,
  estimated: false,
  schedule: null,
  textSchedule: null,
  text: null,
  lower: null,
  upper: null,
  areas: [],
  contacts: [],
  rating: { level: 'caution', reasons: [{ code: 'effectUnclear', span: null }] },
  unread: [],
  problems: [],
};

function explanation(facts: Partial<NotamFacts>, language: 'en' | 'no'): string {
  const notam: DecodedNotam = {
    source: '',
    offset: 0,
    facts: { ...NOTHING, ...facts },
    scheduleClauses: [],
    spans: {},
  };
  return explainNotam(notam, catalogues[language])
    .explanation.map(({ text }) => text)
    .join(' ');
}

test('an estimated end is said to be no end', () => {
  expect(explanation({ estimated: true }, 'en')).toContain('The end time is estimated');
  expect(explanation({ estimated: true }, 'no')).toContain('Sluttidspunktet er anslått');
  expect(explanation({}, 'no')).not.toContain('anslått');
});

test('a permanent NOTAM is said to be permanent', () => {
  expect(explanation({ permanent: true, validTo: null }, 'no')).toContain('NOTAM-en er permanent (PERM)');
});

test('hours that were not read in full mean active at any time', () => {
  const schedule = {
    text: 'MON-FRI SOMETIMES',
    intervals: null,
    status: 'unknown',
    listedUntil: null,
  } as const;
  expect(explanation({ schedule }, 'en')).toContain('treat it as active at all times');
  const notam: DecodedNotam = {
    source: '',
    offset: 0,
    facts: { ...NOTHING, schedule },
    scheduleClauses: [],
    spans: {},
  };
  expect(explainNotam(notam, catalogues.no).schedule).toBe(
    'Felt D, «MON-FRI SOMETIMES», kunne ikke leses, så det kan være aktivt når som helst i gyldighetstiden.',
  );
});

function translation(textSchedule: NotamFacts['textSchedule'], language: 'en' | 'no'): string {
  const facts = { ...NOTHING, textSchedule };
  const notam: DecodedNotam = { source: '', offset: 0, facts, scheduleClauses: [], spans: {} };
  return explainNotam(notam, catalogues[language])
    .translation.map(({ text }) => text)
    .join(' ');
}

test('hours written in the text are said as those of item D are, with all their days or as they are printed', () => {
  const day = (date: number, from: number) => ({
    from: `2026-07-${String(date).padStart(2, '0')}T0${from}:00:00Z`,
    to: `2026-07-${String(date).padStart(2, '0')}T10:00:00Z`,
  });
  const few = {
    text: 'MON-WED 0600-1000',
    status: 'complete',
    intervals: [day(6, 6), day(7, 6)],
    listedUntil: null,
  } as const;
  expect(translation(few, 'en')).toContain('6–7 July 2026, daily 06:00–10:00 UTC.');
  expect(translation(few, 'no')).toContain('6.–7. juli 2026 daglig kl. 06:00–10:00 UTC.');
  const intervals = Array.from({ length: 10 }, (_, index) => day(1 + index * 2, (index % 5) + 1));
  const many = { text: 'LIST', status: 'complete', intervals, listedUntil: null } as const;
  // As many different hours are a table, which is told as it is printed; the same hours are told with all their days.
  expect(translation(many, 'en')).toContain('Hours as in the text: “LIST”.');
  const alike = { ...many, intervals: intervals.map((_, index) => day(1 + index * 2, 1)) };
  expect(translation(alike, 'en')).toContain(
    '1, 3, 5, 7, 9, 11, 13, 15, 17 and 19 July 2026, 01:00–10:00 UTC.',
  );
});

test('hours in the text that were not read are quoted, and nobody says that it may be active at any time', () => {
  const source = 'ACT 0700-1500 LOCAL TIME';
  const problems = [{ field: 'textSchedule', code: 'hoursUnread', from: 4, to: 24 }];
  const facts = { ...NOTHING, problems };
  const notam: DecodedNotam = { source, offset: 0, facts, scheduleClauses: [], spans: {} };
  const said = explainNotam(notam, catalogues.en);
  expect(said.translation.map(({ text }) => text)).toContain(
    'The text gives hours that could not be read: “0700-1500 LOCAL TIME”.',
  );
  const explained = said.explanation.map(({ text }) => text).join(' ');
  expect(explained).toContain('The text gives hours of its own');
  expect(explained).not.toContain('all the time');
  expect(said.unread[0]?.text).toContain('The text gives hours that could not be read.');
});

test('hours that go on after the last listed are said to go on', () => {
  const intervals = [{ from: '2026-07-01T06:00:00Z', to: '2026-07-01T10:00:00Z' }];
  const schedule = {
    text: 'DLY 0600-1000',
    status: 'complete',
    intervals,
    listedUntil: '2026-07-02T06:00:00Z',
  } as const;
  expect(translation(schedule, 'en')).toContain('up to 2 July 2026 at 06:00 UTC; they go on after that.');
  expect(translation(schedule, 'no')).toContain('de fortsetter etter det');
});

test('words for ten times as many hours take ten times as long, not a hundred', () => {
  const cpuMs = (days: number): number => {
    const intervals = Array.from({ length: days }, (_, day) => {
      const from = Date.UTC(2026, 0, 1 + day, 6, day % 60);
      return { from: new Date(from).toISOString(), to: new Date(from + 3_600_000).toISOString() };
    });
    const schedule = { text: 'SR-SS', status: 'complete', intervals, listedUntil: null } as const;
    const start = process.cpuUsage().user;
    translation(schedule, 'en');
    return (process.cpuUsage().user - start) / 1000;
  };
  cpuMs(1000);
  expect(cpuMs(40_000)).toBeLessThan(5000);
});

test('a named way in is the heading, and only what to do stands in the explanation', () => {
  const facts: Partial<NotamFacts> = {
    contacts: [{ type: 'phone', value: '+47 64 81 20 00', role: 'permission' }],
    rating: {
      level: 'restricted',
      reasons: [
        { code: 'bannedUnlessPermitted', unit: 'OSLO APP', span: null },
        { code: 'reachesDroneHeights', lower: { value: 0, unit: 'ft', reference: 'sfc' }, span: null },
        { code: 'allAircraftBanned', span: null },
      ],
    },
  };
  const said = explanation(facts, 'no');
  expect(said).not.toContain('OSLO APP');
  expect(said).toContain('Ikke fly i området før du har fått tillatelse.');
  // Contacts stand in the text, each once.
  expect(said).not.toContain('+47 64 81 20 00');
  expect(said).not.toContain('Ikke fly drone i dette området');
});

test('every hazard brings its own advice', () => {
  const said = explanation(
    {
      rating: {
        level: 'caution',
        reasons: [
          { code: 'hazard', hazard: 'fireworks', span: null },
          { code: 'hazard', hazard: 'lasers', span: null },
        ],
      },
    },
    'en',
  );
  expect(said).toContain('Stay well away from the fireworks');
  expect(said).toContain('dazzle you');
});

test('a problem is said with what stands at its place', () => {
  const source = 'A) ENGM B) 2613010600';
  const facts = { ...NOTHING, problems: [{ field: 'validFrom', code: 'impossibleStart', from: 11, to: 21 }] };
  const { unread } = explainNotam(
    { source, offset: 0, facts, scheduleClauses: [], spans: {} },
    catalogues.no,
  );
  expect(unread).toEqual([
    {
      text: 'Starten på gyldighetstiden (felt B) er ikke et mulig tidspunkt. «2613010600»',
      span: { from: 11, to: 21 },
    },
  ]);
});

test('subject and condition agree in Norwegian', () => {
  const about = (code: string): string => {
    const qualifier = {
      fir: 'ENOR',
      code: `Q${code}`,
      subject: code.slice(0, 2),
      condition: code.slice(2),
      traffic: [],
      purpose: [],
      scope: [],
      lowerFl: null,
      upperFl: null,
      centre: null,
      radiusNm: null,
    };
    const notam: DecodedNotam = {
      source: '',
      offset: 0,
      facts: { ...NOTHING, qualifier },
      scheduleClauses: [],
      spans: {},
    };
    return explainNotam(notam, catalogues.no).translation[0]?.text ?? '';
  };
  expect(about('MRLC')).toBe('En rullebane er stengt.');
  expect(about('MXLC')).toBe('En eller flere taksebaner er stengt.');
  expect(about('LEAS')).toBe('Banekantlysene er ute av drift.');
  expect(about('LEAU')).toBe('Banekantlysene er ikke tilgjengelige.');
  expect(about('STAU')).toBe('Kontrolltårnet er ikke tilgjengelig.');
  expect(about('AECA')).toBe('Kontrollert luftrom (kontrollområde eller kontrollsone) er aktivt.');
  expect(about('ATCA')).toBe('Terminalområdet (TMA) er aktivt.');
  expect(about('AFCA')).toBe('Flygeinformasjonsregionen (FIR) er aktiv.');
  expect(about('RALC')).toBe('Emne: luftromsreservasjon. Tilstand: stengt.');
  // What stands only in the text is said by the text.
  expect(about('XXXX')).toBe('Meldingen har ingen tekst (felt E) som kunne leses.');
  expect(about('ZZZZ')).toBe('Koden QZZZZ i Q-linjen finnes ikke i ICAOs tabeller; hold deg til teksten.');
});

const CRANE = `A0001/26 NOTAMN
Q) KZNY/QOBCE/IV/M/A/000/003/4038N07347W005
A) KJFK B) 2607010000 C) 2607310000
E) CRANE 403832N0734719W 253FT (241FT AGL) FLAGGED AND LGTD`;

test('a height is rounded to the same metres wherever it is said', () => {
  const { translation, impact } = explainNotam(decoded(CRANE), catalogues.en);
  const text = [...translation, ...impact.reasons].map((sentence) => sentence.text).join('\n');
  expect(impact.summary).toContain('241 ft (73 m) above ground');
  expect(impact.reasons[0]?.text).toContain('73 m (241 ft)');
  expect(text).not.toContain('74 m');
});

test('the heights of an area are said once, and none where none are given', () => {
  const telegram = (heights: string): DecodedNotam =>
    decoded(`B0001/26 NOTAMN
Q) EGTT/QACCA/IV/NBO/AE/040/095/5142N00137W008
A) EGTT B) 2607010000 C) 2607310000
E) TEMPO CTA ESTABLISHED WI AREA BOUNDED BY: 514454N 0014947W - 514412N 0014010W -
513945N 0012646W - 514454N 0014947W.${heights}`);
  const say = (notam: DecodedNotam): string =>
    explainNotam(notam, catalogues.en)
      .translation.map(({ text }) => text)
      .join('\n');
  expect(say(telegram(''))).not.toMatch(/ ft|flight level/);
  const text = say(telegram(' 4000FT AMSL/FL095.'));
  expect(text.split('4,000 ft')).toHaveLength(2);
  expect(text).toContain('from 4,000 ft (1,220 m) above sea level up to flight level 095');
});

test('local time stands beside UTC where the zone is known, and tells when the clocks change', () => {
  const notam = decoded(`A0001/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/004/5945N01030E003
A) ENOR B) 2610230800 C) 2610271200
D) 23-24 26-27 0800-1200
E) UAS OPR WI 1NM RADIUS 594500N 0103000E
F) SFC G) 400FT AGL`);
  const oslo = { timeZone: 'Europe/Oslo', aerodromeName: () => null };
  const said = explainNotam(notam, catalogues.en, oslo).translation.map(({ text }) => text);
  expect(said[0]).toBe(
    'On 23–24 and 26–27 October 2026, daily 08:00–12:00 UTC (10:00–14:00 local time; 09:00–13:00 from 26 October), drones will fly.',
  );
  const first = decoded(notam.source.replace('2610271200', '2610241200').replace('23-24 26-27', '23-24'));
  expect(explainNotam(first, catalogues.en, oslo).translation[0]?.text).toBe(
    'On 23–24 October 2026, daily 08:00–12:00 UTC (10:00–14:00 local time), drones will fly.',
  );
  const london = { ...oslo, timeZone: 'Europe/London' };
  const winter = decoded(
    notam.source
      .replace('2610230800', '2611020800')
      .replace('2610271200', '2611021200')
      .replace(/D\).*\n/, ''),
  );
  expect(explainNotam(winter, catalogues.en, london).translation[0]?.text).toContain(
    '08:00–12:00 UTC (also local time)',
  );
  const tokyo = { ...oslo, timeZone: 'Pacific/Auckland' };
  expect(explainNotam(first, catalogues.en, tokyo).translation[0]?.text).toContain(
    '(21:00 to 01:00 the next day, local time)',
  );
});

test('an aerodrome is named, its indicator behind it', () => {
  const context = { timeZone: null, aerodromeName: (icao: string) => (icao === 'KJFK' ? 'Kennedy' : null) };
  const locationOf = (text: string): string =>
    explainNotam(decoded(CRANE.replace(/E\) .*/, `E) ${text}`)), catalogues.en, context).location;
  expect(locationOf('TWY A CLSD')).toBe('Kennedy (KJFK)');
  // What is elsewhere is there, by its name if it has one.
  expect(locationOf('CRANE 403832N0734719W 253FT (241FT AGL)')).toBe('Filed under Kennedy (KJFK)');
  expect(locationOf('CRANE OPR PSN 403832N0734719W (HOWARD BEACH)')).toBe('Howard Beach');
});

test('the headline tells what the text tells, and no more', () => {
  const headline = (text: string, code: string): string =>
    explainNotam(
      decoded(`A0001/26 NOTAMN
Q) EGTT/Q${code}/IV/BO/W/000/004/5107N00126W003
A) EGTT B) 2607010800 C) 2607011200
E) ${text}
F) SFC G) 1000FT AMSL`),
      catalogues.en,
    ).impact.summary;
  expect(headline('LASER DISPLAY WI 1NM RADIUS OF 510700N 0012600W (ABBEY).', 'WOLW')).toBe(
    'Lasers at Abbey',
  );
  expect(headline('DANGER AREA EGD005A PREDANNACK ACTIVATED', 'RDCA')).toBe(
    'Danger area EGD005A Predannack active',
  );
  expect(headline('ALL UAS FLIGHTS PROHIBITED WI 1NM RADIUS OF 510700N 0012600W.', 'RTCA')).toBe(
    'Drones banned',
  );
  // What nobody reads may name the obstacle; of an aerodrome it is said only where to look.
  expect(headline('MOBILE CRANE OPR BTN XYZZY AND PLUGH EXC WHEN LOWERED', 'OBCE')).toBe('Mobile crane');
  expect(headline('STRUCTURE OPR BTN XYZZY AND PLUGH EXC WHEN LOWERED', 'OBCE')).toBe('Obstacle');
  expect(headline('STN OPS TEMPO EXTENSION NUMBERS AS FOLLOWS: FRONT DESK 6819', 'FAXX')).toBe(
    'Aerodrome: see the text',
  );
});
