import type { AnswerForFlight, FlightMatter, FlightReason } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { loadFlightCatalogue } from './flight-catalogue.ts';
import { sayAnswer, type FlightWeather } from './say-answer.ts';
import { sayFlightReason, sayPlaceOff, sayVerdict } from './say-flight-reason.ts';
import { sayDirection, sayDistance, sayDuration } from './say-lengths.ts';

const en = await loadFlightCatalogue('en');
const no = await loadFlightCatalogue('no');
const pl = await loadFlightCatalogue('pl');
const ru = await loadFlightCatalogue('ru');
const saying = { timeZone: 'Europe/Oslo', units: 'metres', flightFrom: '2026-07-03T10:00:00Z' } as const;
const reason = (facts: FlightReason): string => sayFlightReason(facts, saying, en);

describe('reasons', () => {
  test('say how far, how long and how high, never more than it is', () => {
    expect(reason({ code: 'awayFromArea', area: 0, distanceM: 1_297, bearingDeg: 44, tells: 'near' })).toBe(
      'The area is 1.2 km away (NE)',
    );
    expect(reason({ code: 'endsBefore', at: '2026-07-03T09:40:00Z', minutes: 20, tells: 'near' })).toBe(
      'Ends 20 minutes before your flight',
    );
    const lower = { value: 5_000, unit: 'ft', reference: 'amsl' } as const;
    expect(reason({ code: 'beginsAbove', lower, aboveM: 905, ground: 'asked', tells: 'doesNot' })).toBe(
      'Begins 900 m above your highest point',
    );
    expect(reason({ code: 'groundUnknown', lower, tells: 'cannotTell' })).toMatch(
      /^Begins at .*; how high the ground is there is not known$/,
    );
  });

  test('name the day only where it is not that of the flight', () => {
    const active = (from: string, to: string): string =>
      reason({ code: 'activeDuring', from, to, tells: 'touches' });
    expect(active('2026-07-03T10:00:00Z', '2026-07-03T12:00:00Z')).toBe('Active 12:00–14:00');
    expect(active('2026-07-04T10:00:00Z', '2026-07-04T12:00:00Z')).toBe('Active Sat 4 Jul 12:00–14:00');
  });

  test('what leaves it open is said as such', () => {
    const open = { code: 'hoursUnknown', why: 'mayChange', tells: 'cannotTell' } as const;
    expect(reason(open)).toContain('cannot be told. Its text says that the hours may change.');
    expect(sayVerdict('cannotTell', en)).toBe('Cannot be told');
    expect(sayVerdict('doesNot', no)).toBe('Berører ikke flygingen din');
  });

  test('a place off its aerodrome is told from there', () => {
    const off = { distanceM: 12_900, bearingDeg: 31 };
    expect(sayPlaceOff('Bergen Airport, Flesland (ENBR)', off, 'metres', en)).toBe(
      '12 km NE of \u2068Bergen Airport, Flesland (ENBR)\u2069',
    );
  });

  test('lengths keep to the custom of the language, directions go round the compass', () => {
    expect(sayDistance(1_250, 'metres', no)).toBe('1,2 km');
    expect(sayDistance(38_400, 'metres', en)).toBe('38 km');
    expect(sayDistance(987, 'metres', en)).toBe('980 m');
    expect([0, 45, 338, 359].map((deg) => sayDirection(deg, en))).toEqual(['N', 'NE', 'N', 'N']);
    expect([20, 200, 4_000].map((minutes) => sayDuration(minutes, en))).toEqual([
      '20 minutes',
      '3 hours',
      '2 days',
    ]);
  });
});

describe('the answer', () => {
  const matter = (index: number, parts: Partial<FlightMatter> = {}): FlightMatter => ({
    index,
    level: 'forbidden',
    verdict: 'touches',
    during: [{ from: '2026-07-03T12:00:00Z', to: '2026-07-03T13:00:00Z' }],
    units: [],
    ...parts,
  });
  const none: AnswerForFlight = {
    kind: 'nothing',
    during: { from: '2026-07-03T10:00:00Z', to: '2026-07-03T14:00:00Z' },
    bans: [],
    permissions: [],
    restrictions: [],
    open: [],
    mind: [],
    counts: { notices: 64, touches: 0, near: 0, doesNot: 59, cannotTell: 5, notTranslated: 0 },
  };
  const told = { ...none, counts: { ...none.counts, cannotTell: 0 } };
  const fine: FlightWeather = { verdict: 'fine', stations: [{ place: 'Oslo', said: 'Within your limits.' }] };
  const say = (answer: AnswerForFlight, words = en, weather = fine) =>
    sayAnswer(answer, { timeZone: 'Europe/Oslo', nameOf: (index) => `A${index}/26`, weather }, words);

  test('a ban that begins later says when', () => {
    const answer = { ...told, kind: 'notOn', bans: [matter(7)] } as const;
    expect(say(answer)).toMatchObject({
      headline: 'Don’t fly 12:00–16:00: 1 ban from 14:00',
      lines: ['Ban: A7/26, 14:00–15:00', 'Weather, Oslo: Within your limits.'],
    });
    const atOnce = { ...answer, bans: [matter(7), matter(8, { during: null })] };
    expect(say(atOnce).headline).toBe('Don’t fly 12:00–16:00: 2 bans');
    expect(say(atOnce).lines[1]).toBe('Ban: A8/26, hours cannot be told');
  });

  test('a permission names the unit where there is one to name', () => {
    const bergen = matter(1, { level: 'restricted', units: ['Bergen TWR'] });
    expect(say({ ...told, kind: 'permission', permissions: [bergen] })).toMatchObject({
      headline: 'Only with permission from Bergen TWR; weather within your limits',
      lines: ['Permission from Bergen TWR: A1/26, 14:00–15:00', 'Weather, Oslo: Within your limits.'],
    });
    const other = matter(2, { level: 'restricted', units: ['Flesland TWR'] });
    expect(say({ ...told, kind: 'permission', permissions: [bergen, other] }).headline).toBe(
      'Only with permission; weather within your limits',
    );
  });

  test('nothing that touches is said with what could not be told, and with what it covers', () => {
    const said = say(none);
    expect(said.headline).toBe(
      'None of these 64 touches your flight; weather within your limits; 5 could not be told',
    );
    expect(said.standing).toMatch(/only the notices that were pasted and read/);
    expect(say(told).headline).toBe('None of these 64 touches your flight; weather within your limits');
  });

  test('counts in the plurals of the language', () => {
    const mind = (count: number): AnswerForFlight => ({
      ...told,
      kind: 'mind',
      mind: Array.from({ length: count }, (_, index) => matter(index, { level: 'caution' })),
    });
    const bans = (count: number): AnswerForFlight => ({
      ...told,
      kind: 'notOn',
      bans: Array.from({ length: count }, (_, index) => matter(index, { during: null })),
    });
    expect([1, 3].map((count) => say(mind(count)).headline)).toEqual([
      '1 thing to mind; weather within your limits',
      '3 things to mind; weather within your limits',
    ]);
    expect([1, 2, 5].map((count) => say(bans(count), pl).headline)).toEqual([
      'Nie lataj 12:00–16:00: 1 zakaz',
      'Nie lataj 12:00–16:00: 2 zakazy',
      'Nie lataj 12:00–16:00: 5 zakazów',
    ]);
    expect([1, 3, 5].map((count) => say(bans(count), ru).headline)).toEqual([
      'Не летать 12:00–16:00: 1 запрет',
      'Не летать 12:00–16:00: 3 запрета',
      'Не летать 12:00–16:00: 5 запретов',
    ]);
  });

  test('weather over the limits is a reason not to fly, beside a ban and without one', () => {
    const storm = {
      verdict: 'nogo',
      stations: [{ place: 'Oslo', said: 'Don’t fly. Thunderstorm.' }],
    } as const;
    const banned = { ...told, kind: 'notOn', bans: [matter(7, { during: null })] } as const;
    expect(say(banned, en, storm).headline).toBe('Don’t fly 12:00–16:00: 1 ban, weather over your limits');
    expect(say(told, en, storm)).toMatchObject({
      headline: 'Don’t fly 12:00–16:00: weather over your limits',
      lines: ['Weather, Oslo: Don’t fly. Thunderstorm.'],
    });
    const asked = { ...told, kind: 'permission', permissions: [matter(1, { level: 'restricted' })] } as const;
    expect(say(asked, en, storm).headline).toBe(
      'Don’t fly 12:00–16:00: weather over your limits; only with permission',
    );
  });

  test('weather that nobody could judge is never left out', () => {
    const none: FlightWeather = { verdict: 'notJudged', stations: [] };
    expect(say(told, en, none)).toMatchObject({
      headline: 'None of these 64 touches your flight; weather not judged',
      lines: ['Weather was not judged: no translated report covers your flight'],
    });
    expect(say(told, en, { ...fine, verdict: 'incomplete' }).headline).toMatch(/; weather incomplete$/);
    const noNotices = { ...told, counts: { ...told.counts, notices: 0 } };
    expect(say(noNotices, en, none).headline).toBe('No notice was read; weather not judged');
  });
});
