import type { NotamNotice } from '@klarnotam/contract';
import { loadCardCatalogue } from '@klarnotam/language';
import { decodeNotams } from '@klarnotam/notam';
import { createEvents } from 'ics';
import { expect, test } from 'vitest';
import { en } from '../../shared/text/testing/english.ts';
import { calendarChoice, calendarEvents } from './calendar-events.ts';
import { copyText } from './copy-text.ts';
import { noticeLines } from './notice-lines.ts';
import { placeNotices } from './place-notices.ts';

const words = await loadCardCatalogue('no');
const nowMs = Date.parse('2026-07-03T12:00:00Z');
const zone = { timeZone: 'Europe/Oslo', isOfReader: false };

const FIRING = `A1234/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607020600 C) 2607041400
D) DAILY 0600-1400
E) DANGER AREA ACT WI 1NM RADIUS 594438N 0100819E. CTC TEL +47 91234567
F) GND G) 900FT AMSL`;
const WITHOUT_END = FIRING.replace('2607041400', 'PERM').replace('D) DAILY 0600-1400\n', '');
const ENDED = FIRING.replace('2607020600', '2306020600').replace('2607041400', '2306041400');

function noticeOf(text: string): NotamNotice {
  const [decoded] = decodeNotams(text, { now: '2026-07-03T12:00:00Z' }).notams;
  if (!decoded) throw new Error('The sample is a NOTAM.');
  const { facts, spans, source } = decoded;
  return {
    source,
    facts,
    spans,
    sameAs: null,
    replacedBy: null,
    related: [],
    nearby: null,
    location: 'Drammen',
    standing: 'Gjelder bare denne meldingen.',
    droneImpact: { heading: 'Droneflyging begrenset', summary: 'Fareområde aktivt' },
    passages: {
      translation: [{ text: 'Tlf. \u2066+47 91234567\u2069.', span: null }],
      explanation: [],
      clauses: [],
    },
    contactInfo: [{ type: 'phone', label: 'Telefon', value: '+47 91234567' }],
  } as unknown as NotamNotice;
}

const placed = (...texts: readonly string[]) =>
  placeNotices(texts.map(noticeOf), (notice) => noticeLines(notice, { nowMs, zone, units: 'metres', words }));

test('a calendar gets each active period that is not over, in UTC, with the centre of a circle', () => {
  const events = calendarEvents(placed(FIRING), nowMs, en);
  expect(events.map((event): unknown => [event.start, 'end' in event ? event.end : null])).toEqual([
    [
      [2026, 7, 3, 6, 0],
      [2026, 7, 3, 14, 0],
    ],
    [
      [2026, 7, 4, 6, 0],
      [2026, 7, 4, 14, 0],
    ],
  ]);
  expect(events[0]).toMatchObject({
    title: 'NOTAM A1234/26: Droneflyging begrenset',
    description: 'Fareområde aktivt\nTlf. +47 91234567.',
    location: 'Drammen',
  });
  expect(events[0]?.geo?.lat).toBeCloseTo(59.7439, 3);
  const { error, value } = createEvents([...events]);
  expect(error).toBeNull();
  expect(value).toContain('DTSTART:20260703T060000Z');
});

test('of several periods the next, those of one notice, or all may be had', () => {
  const other = FIRING.replace('A1234', 'A1300')
    .replace('2607020600', '2607040500')
    .replace('2607041400', '2607061400');
  const { next, ofNotices, all } = calendarChoice(placed(FIRING, other, ENDED), nowMs, en);
  expect(next).toMatchObject({
    fromMs: Date.parse('2026-07-03T06:00:00Z'),
    toMs: Date.parse('2026-07-03T14:00:00Z'),
  });
  expect(ofNotices.map(({ name, events }) => [name, events.length])).toEqual([
    ['NOTAM A1234/26', 2],
    ['NOTAM A1300/26', 3],
  ]);
  expect(all).toHaveLength(5);
  expect(calendarChoice(placed(ENDED), nowMs, en)).toEqual({ next: null, ofNotices: [], all: [] });
});

test('what is over, cancelled or without an end is no entry of a calendar', () => {
  const cancelled = FIRING.replace('A1234/26 NOTAMN', 'A1235/26 NOTAMC A1234/26');
  expect(calendarEvents(placed(ENDED, WITHOUT_END, cancelled), nowMs, en)).toEqual([]);
});

test('a copy tells what the card tells, then the telegram as it was sent, without marks of direction', () => {
  const copied = copyText(placed(FIRING, ENDED), words, en, nowMs);
  const SEPARATOR = `\n\n${'-'.repeat(40)}\n\n`;
  const [first = '', second = ''] = copied.split(SEPARATOR);
  expect(first.split('\n').slice(0, 5)).toEqual([
    'As of 3 July 2026 at 12:00 UTC',
    '',
    'NOTAM A1234/26',
    'Droneflyging begrenset',
    'Fareområde aktivt',
  ]);
  // Read on another day it says which one is meant, and by which clock.
  expect(first).toContain(
    `${words.card.labelWhen}: Nå, til fre. 3. juli 2026 16:00 · fre. 3. juli 2026 14:00 UTC · lokal tid på stedet (UTC+2)`,
  );
  expect(first).toContain(`${words.card.labelAsk}: Telefon +47 91234567`);
  expect(first).toContain('Tlf. +47 91234567.\n\nGjelder bare denne meldingen.');
  expect(first.endsWith(FIRING)).toBe(true);
  expect(second.endsWith(ENDED)).toBe(true);
  expect(copied).not.toMatch(/[\u2066-\u2069]/);
});
