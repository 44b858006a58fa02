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
  expect(explanation({ estimated: true }, 'en')).toContain('The end is an estimate (EST).');
  expect(explanation({ estimated: true }, 'no')).toContain('Slutten er anslått (EST).');
  expect(explanation({}, 'no')).not.toContain('anslått');
});

test('a permanent NOTAM is said to be permanent', () => {
  expect(explanation({ permanent: true, validTo: null }, 'no')).toContain('permanent (PERM)');
});

test('hours that were not read in full mean active at any time', () => {
  const schedule = {
    text: 'MON-FRI SOMETIMES',
    intervals: null,
    status: 'unknown',
    listedUntil: null,
  } as const;
  expect(explanation({ schedule }, 'en')).toContain('take it to be active all the time');
  const notam: DecodedNotam = {
    source: '',
    offset: 0,
    facts: { ...NOTHING, schedule },
    scheduleClauses: [],
    spans: {},
  };
  expect(explainNotam(notam, catalogues.no).schedule).toBe(
    'Punkt D, «MON-FRI SOMETIMES», kunne ikke leses, så det kan være aktivt når som helst i gyldighetstiden.',
  );
});

function translation(textSchedule: NotamFacts['textSchedule'], language: 'en' | 'no'): string {
  const facts = { ...NOTHING, textSchedule };
  const notam: DecodedNotam = { source: '', offset: 0, facts, scheduleClauses: [], spans: {} };
  return explainNotam(notam, catalogues[language])
    .translation.map(({ text }) => text)
    .join(' ');
}

test('hours written in the text are said apart from item D, many of them by their ends', () => {
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
  expect(translation(few, 'en')).toContain('Hours given in the text: ');
  expect(translation(few, 'no')).toContain('Tider oppgitt i teksten: ');
  expect(translation(null, 'en')).not.toContain('given in the text');
  const intervals = Array.from({ length: 10 }, (_, index) => day(1 + index * 2, (index % 5) + 1));
  const many = { text: 'LIST', status: 'complete', intervals, listedUntil: null } as const;
  expect(translation(many, 'en')).toMatch(/hours of its own between 1 July 2026.* and 19 July 2026/);
});

test('hours in the text that were not read are said, and that it may be active at any time', () => {
  const source = 'ACT 0700-1500 LOCAL TIME';
  const problems = [{ field: 'textSchedule', code: 'hoursUnread', from: 4, to: 24 }];
  const facts = { ...NOTHING, problems };
  const notam: DecodedNotam = { source, offset: 0, facts, scheduleClauses: [], spans: {} };
  const said = explainNotam(notam, catalogues.en);
  expect(said.translation.map(({ text }) => text)).toContain(
    'The text gives hours that could not be read, “0700-1500 LOCAL TIME”, so it may be active at any time in the period of validity.',
  );
  expect(said.explanation.map(({ text }) => text).join(' ')).toContain('take it to be active all the time');
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
  expect(cpuMs(40_000)).toBeLessThan(1500);
});

test('a named way in is said with whom to ask, and nothing else is advised', () => {
  const facts: Partial<NotamFacts> = {
    contacts: [{ type: 'phone', value: '+47 64 81 20 00' }],
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
  expect(said).toContain('Det er forbudt å fly her uten tillatelse fra OSLO APP.');
  expect(said).toContain('Ikke fly i området før du har fått tillatelse.');
  expect(said).toContain('telefon +47 64 81 20 00');
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
      text: 'Starten på gyldighetstiden (punkt B) er ikke et mulig tidspunkt. «2613010600»',
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
    return explainNotam(notam, catalogues.no).translation[1]?.text ?? '';
  };
  expect(about('MRLC')).toBe('En rullebane er stengt.');
  expect(about('MXLC')).toBe('En eller flere taksebaner er stengt.');
  expect(about('LEAS')).toBe('Banekantlysene er ute av drift.');
  expect(about('LEAU')).toBe('Banekantlysene er ikke tilgjengelige.');
  expect(about('STAU')).toBe('Kontrolltårnet er ikke tilgjengelig.');
  expect(about('AECA')).toBe('Kontrollert luftrom (kontrollområde eller kontrollsone) er aktivt.');
  expect(about('ATCA')).toBe('Terminalområdet (TMA) er aktivt.');
  expect(about('AFCA')).toBe('Flygeinformasjonsregionen (FIR) er aktiv.');
  expect(about('RALC')).toBe('Gjelder: luftromsreservasjon. Tilstand: stengt.');
  expect(about('XXXX')).toBe('Hva denne NOTAM-en gjelder, står bare i teksten.');
  expect(about('ZZZZ')).toBe('Koden QZZZZ i Q-linjen finnes ikke i ICAOs tabeller; hold deg til teksten.');
});

const CRANE = `A0001/26 NOTAMN
Q) KZNY/QOBCE/IV/M/A/000/003/4038N07347W005
A) KJFK B) 2607010000 C) 2607310000
E) CRANE 403832N0734719W 253FT (241FT AGL) FLAGGED AND LGTD`;

test('a height is rounded to the same metres wherever it is said', () => {
  const { translation, impact } = explainNotam(decoded(CRANE), catalogues.en);
  const text = [...translation, ...impact.reasons].map((sentence) => sentence.text).join('\n');
  expect(impact.summary).toContain('73 m (241 ft)');
  expect(text).toContain('241 ft (73 m) above ground');
  expect(text).not.toContain('74 m');
});

test('no limits are said to be missing where an area of item E carries them', () => {
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
  expect(say(telegram(''))).toContain('No limits are given');
  const text = say(telegram(' 4000FT AMSL/FL095.'));
  expect(text).not.toContain('No limits are given');
  expect(text).not.toContain('Height 4000 ft');
  expect(text).toContain('From 4000 ft (1219 m) above sea level up to flight level 095');
});
