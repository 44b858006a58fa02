import { toUtcInstant } from '@klarnotam/aviation';
import type { Examples } from '@klarnotam/contract';
import { AVAILABLE_LANGUAGES, type LanguageCode } from '@klarnotam/language';
import { expect, test } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { createInThreadPasteReader } from '../../adapters/paste-reader/in-thread-paste-reader.ts';
import { tzLookup } from '../../adapters/time-zones/tz-lookup.ts';
import { createPasteTasks } from '../../compose/paste-tasks.ts';
import { createExamples } from './create-examples.ts';
import { writeExampleMessages } from './write-example-messages.ts';

const pasteReader = createInThreadPasteReader(
  createPasteTasks({ gazetteer: createBuiltInGazetteer(), timeZones: tzLookup }),
);

function examplesAt(now: string, language: LanguageCode): Promise<Examples> {
  return createExamples({ pasteReader, now: () => toUtcInstant(Date.parse(now)) })(language);
}

test('the messages are of the day on which they are read', () => {
  const { notams, report } = writeExampleMessages('2026-11-23T14:42:10Z');
  expect(notams[0]).toContain('A9001/26 NOTAMN');
  expect(notams[0]).toContain('B) 2611220500 C) 2611252200');
  expect(report).toContain('METAR ENZV 231420Z ');
  expect(writeExampleMessages('2027-01-01T00:05:00Z').report).toContain(' 312350Z ');
  expect(writeExampleMessages('2026-11-23T14:50:00Z').report).toContain(' 231450Z ');
});

test('a card says what the product says of the messages', async () => {
  const { notams, report, direction, labels } = await examplesAt('2026-11-23T14:42:10Z', 'en');
  expect(direction).toBe('ltr');
  expect(labels).toEqual({ when: 'When', where: 'Where', height: 'How high', ask: 'Whom to ask' });
  expect(notams.map(({ level }) => level)).toEqual(['forbidden', 'caution', 'allowed']);
  expect(notams[0]).toMatchObject({
    name: 'A9001/26 · ENBR',
    heading: 'Drone Operations Prohibited',
    headline: 'Drones banned',
  });
  expect(notams[0]?.when.text).toMatch(/^Now until/);
  expect(notams[0]?.ask).toEqual([{ label: 'Phone', value: '+47 12 34 56 78' }]);
  expect(report).toMatchObject({ level: 'forbidden', heading: 'Don’t fly' });
  expect(report.lines[0]).toContain('22 minutes ago');
});

const LEVELS = ['forbidden', 'caution', 'allowed'];

// Turns of year and clock, and a leap day: nothing of what is shown to a stranger may be unread or over.
test.each(['2026-12-31T23:59:00Z', '2028-02-29T00:00:00Z', '2027-03-28T01:00:00Z', '2026-10-25T00:45:00Z'])(
  'at %s all of it is read, and it is active',
  async (now) => {
    const { items } = await pasteReader.inTurn('test', async (turn) => {
      const { notams } = writeExampleMessages(now);
      return await turn.translateNotams({ text: notams.join('\n\n'), now }, 'en');
    });
    expect(items.flatMap(({ unread }) => unread)).toEqual([]);
    const quoted = items.flatMap(({ passages }) =>
      passages.clauses.filter(({ kind }) => kind !== 'sentence'),
    );
    // Whom to call stands on the card.
    expect(quoted.map(({ text }) => text)).toEqual(['CONTACT: TEL +47 12 34 56 78']);
    const { notams, report } = await examplesAt(now, 'en');
    expect(notams.map(({ level }) => level)).toEqual(LEVELS);
    for (const { when } of notams) expect(when.text).toMatch(/^Now until/);
    expect(report.level).toBe('forbidden');
  },
);

test('every language has its cards', async () => {
  for (const language of AVAILABLE_LANGUAGES) {
    const { notams, report, labels } = await examplesAt('2026-11-23T14:42:10Z', language);
    expect(notams.map(({ level }) => level)).toEqual(LEVELS);
    for (const { when } of notams) expect(when.utc).not.toBeNull();
    const said = [...notams.flatMap((notam) => [notam.heading, notam.headline]), report.heading];
    if (language !== 'en') expect(said.join(' ')).not.toMatch(/drone operations|crane|don’t fly/i);
    expect(Object.values(labels)).not.toContain('');
  }
});

test('a language is made once a minute, however often it is asked for', async () => {
  let nowMs = Date.parse('2026-11-23T14:42:00Z');
  let turns = 0;
  const read = createExamples({
    now: () => toUtcInstant(nowMs),
    pasteReader: {
      inTurn: (user, work) => {
        turns += 1;
        return pasteReader.inTurn(user, work);
      },
    },
  });
  await Promise.all([read('en'), read('en'), read('no')]);
  expect(turns).toBe(2);
  nowMs += 60_000;
  await read('en');
  expect(turns).toBe(3);
});
