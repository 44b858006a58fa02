import { expect, test } from 'vitest';
import { decodeNotams } from '../decode-notams.ts';
import type { DecodedNotam } from '../facts.ts';
import { activePieces } from '../flight/activity-during.ts';
import { activeState } from '../schedule/active-state.ts';

interface Parts {
  readonly text: string;
  readonly end?: string;
  readonly itemD?: string;
  readonly kind?: string;
}

function decode({ text, end = '2608072359', itemD, kind = 'N' }: Parts): DecodedNotam {
  const telegram = [
    `A0001/26 NOTAM${kind}${kind === 'N' ? '' : ' A0002/25'}`,
    'Q) ENOR/QRDCA/IV/BO/W/000/050/5958N01102E005',
    `A) ENOR B) 2608030000 C) ${kind === 'C' ? '' : end}`,
    ...(itemD === undefined ? [] : [`D) ${itemD}`]),
    `E) ${text}`,
  ].join('\n');
  const [notam] = decodeNotams(telegram, { now: '2026-08-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error(`no NOTAM in ${telegram}`);
  return notam;
}

test('hours in item E are a fact of their own, with their place; item D stays what it is', () => {
  const { facts, spans, source } = decode({ text: 'END 253 DANGER AREA ACT MON-WED 0800-1600.' });
  expect(facts.schedule).toBeNull();
  expect(facts.textSchedule).toEqual({
    text: 'MON-WED 0800-1600',
    status: 'complete',
    listedUntil: null,
    intervals: [
      { from: '2026-08-03T08:00:00Z', to: '2026-08-03T16:00:00Z' },
      { from: '2026-08-04T08:00:00Z', to: '2026-08-04T16:00:00Z' },
      { from: '2026-08-05T08:00:00Z', to: '2026-08-05T16:00:00Z' },
    ],
  });
  expect(source.slice(spans.textSchedule?.from, spans.textSchedule?.to)).toBe('MON-WED 0800-1600');
});

test.each([
  { text: 'DANGER AREA ACT. 4 AUG: NOT ACT.' },
  { text: 'DANGER AREA ACT MON-WED 0800-1600. NOT ACT ON 4 AUG.' },
  { text: 'DANGER AREA ACT. NO FLYING ON TUESDAYS.', itemD: 'DAILY 0600-1800' },
  { text: 'DANGER AREA ACT 5 AUG AND 6 AUG.' },
  { text: 'DANGER AREA ACT IN DAYLIGHT HOURS.' },
])('nobody calls it active as a fact where the text has days off or days of its own: $text', (parts) => {
  const { facts } = decode(parts);
  const onTheDay = Date.parse('2026-08-04T10:00:00Z');
  expect(activeState(facts, onTheDay)).toEqual({ kind: 'takeAsActive', why: 'textHoursUnread' });
  const piece = activePieces(facts, Date.parse('2026-08-01T00:00:00Z')).find(
    ({ fromMs, toMs }) => fromMs <= onTheDay && onTheDay < toMs,
  );
  expect(piece?.unknown).toBe('textHoursUnread');
});

test('areas with their hours and levels are active whenever one of them is', () => {
  const text = 'DANGER AREAS ARE ACTIVATED:\nEN D253 0000-0900 SFC-FL050\nEN D254 1000-1200 SFC-FL050';
  expect(decode({ text, end: '2608031200' }).facts.textSchedule?.intervals).toEqual([
    { from: '2026-08-03T00:00:00Z', to: '2026-08-03T09:00:00Z' },
    { from: '2026-08-03T10:00:00Z', to: '2026-08-03T12:00:00Z' },
  ]);
});

test.each<[string, Parts]>([
  ['item D gives the hours', { text: 'ACT MON-WED 0800-1600.', itemD: 'DAILY 0600-1800' }],
  ['another NOTAM is cancelled', { text: 'ACT MON-WED 0800-1600.', kind: 'C' }],
  ['they are those of a service', { text: 'TWR HOURS OF SERVICE MON-WED 0800-1600.' }],
  ['they are local', { text: 'ACT MON-WED 0800-1600 LT.' }],
  ['two stand there', { text: 'ACT MON 0800-1600. CRANE UP TUE 0900-1000.' }],
  ['no day is named', { text: 'RWY 01/19 CLSD 0800-1600.' }],
])('no hours are taken from item E where %s', (_, parts) => {
  expect(decode(parts).facts.textSchedule).toBeNull();
});

function unread(parts: Parts): string[] {
  const { facts, source } = decode(parts);
  return facts.problems
    .filter(({ code }) => code === 'hoursUnread')
    .map(({ from, to }) => source.slice(from, to));
}

test.each<[string, Parts, string]>([
  ['of a service', { text: 'TWR HOURS OF SERVICE MON-WED 0800-1600.' }, 'MON-WED 0800-1600'],
  [
    'local ones of a place whose zone is not known',
    { text: 'ACT MON-WED 0800-1600 LT.' },
    'MON-WED 0800-1600',
  ],
  ['without a day', { text: 'RWY 01/19 CLSD 0800-1600.' }, '0800-1600'],
  [
    'without a readable end of validity',
    { text: 'ACT MON-WED 0800-1600.', end: '2608999999' },
    'MON-WED 0800-1600',
  ],
  ['beside an item D', { text: 'ACT 0700-1500 LOCAL TIME', itemD: 'DAILY 0600-1800' }, '0700-1500'],
])('hours that were not read are told with their place: %s', (_, parts, place) => {
  expect(unread(parts)).toEqual([place]);
});

test.each<[string, Parts]>([
  ['they were read', { text: 'ACT MON-WED 0800-1600.' }],
  ['item D gives the same', { text: 'ACT 0600-1800', itemD: 'DAILY 0600-1800' }],
  ['item D gives the same by the sun', { text: 'HOURS: SR-SS', itemD: 'SR-SS' }],
  ['they are the period of a single day', { text: 'AREA 1 0000-1200 FL100', end: '2608031200' }],
  ['another NOTAM is cancelled', { text: 'ACT MON-WED 0800-1600 LT.', kind: 'C' }],
])('nothing is told of hours where %s', (_, parts) => {
  expect(unread(parts)).toEqual([]);
});
