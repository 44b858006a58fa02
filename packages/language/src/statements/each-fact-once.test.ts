import { expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { clausesOf, decode, quotesOf, statementsOf } from './statements-of.test-helper.ts';

const CHINA = `CHINESE AEROSPACE FLIGHT ACTIVITIES WILL TAKE PLACE FLW RECEIVED FROM CIVIL AVIATION ADMINISTRATION OF CHINA:
DUE TO AEROSPACE FLIGHT ACTIVITIES SVC0157/24, THE FLIGHT SAFETY OF THE AIRCRAFT IN THE FOLLOWING AREA MAY BE AFFECTED:
510700N 0012600W - 511700N 0012600W - 511200N 0011600W`;

test('who reports an activity and what follows from it are one statement', () => {
  const [reported, ...others] = statementsOf(CHINA).events;
  expect(reported).toMatchObject({ type: 'reportedAerospace', ids: ['SVC0157/24'], area: null });
  expect(others).toEqual([]);
  // What stands apart is told apart.
  const apart = statementsOf(CHINA.replace('DUE TO', 'CRANE OPR. DUE TO')).events.map(({ type }) => type);
  expect(apart).not.toContain('reportedAerospace');
});

test('what goes on is told once where a second sentence adds nothing', () => {
  const activities = clausesOf(
    statementsOf('PARACHUTING. PARACHUTING WI 2NM RADIUS OF 510700N 0012600W. KITES.'),
  ).map((clause) => clause.kind === 'activity' && clause.activity);
  expect(activities).toEqual(['parachuting', 'kiteFlying']);
});

test('a direction from a place belongs to what goes on there', () => {
  const [flights, ...others] = clausesOf(
    statementsOf(
      'AEROSPACE FLT ACT WILL TAKE PLACE WI: 510700N 0012600W - 511700N 0012600W - 511200N 0011600W. 66NM NW OF LAOAG AP.',
    ),
  );
  expect(others).toEqual([]);
  expect(flights).toMatchObject({
    adjuncts: expect.arrayContaining([expect.objectContaining({ relation: 'northWestOf' })]) as unknown,
  });
});

test('what is closed in a place that nobody reads is closed in part', () => {
  const statements = statementsOf('TWY N CLSD IN SEGMENT IN FRONT OF STAND 20.', 'QMXLC');
  expect(clausesOf(statements)).toMatchObject([{ state: 'partlyClosed', name: 'N' }]);
  expect(clausesOf(statementsOf('TWY N CLSD.', 'QMXLC'))).toMatchObject([{ state: 'closed' }]);
  // Brackets behind a list bound the last of it.
  expect(quotesOf(statementsOf('TWY W6,S(BTN W6 AND W8) CLSD.', 'QMXLC'))).toHaveLength(1);
});

test('heights stand before borders that are elsewhere, circles of one size together', async () => {
  const en = await loadCatalogue('en');
  const said = (text: string, code: string): readonly string[] =>
    explainNotam(decode(text, code), en).translation.map((sentence) => sentence.text);
  const area = said('DANGER AREA EGD138C ACTIVATED', 'QRDCA');
  expect(area.findIndex((text) => text.includes('1,000 ft'))).toBeLessThan(
    area.findIndex((text) => text.includes('boundaries')),
  );
  const circles = said(
    `AIRSPACE CLSD AS FLW:
1. WI CIRCLE RADIUS 0.5KM CENTRE 510700N 0012600W
   SFC-300M AMSL.
2. WI CIRCLE RADIUS 1KM CENTRE 511000N 0012600W
   100M AMSL-300M AMSL.
3. WI CIRCLE RADIUS 0.5KM CENTRE 511300N 0012600W
   SFC-300M AMSL.`,
    'QRTCA',
  ).join(' ');
  expect(circles).toContain('Areas 1 and 3 are circles with a radius of 500 m');
  expect(circles).toContain('Area 2 is a circle with a radius of 1 km');
});

test('a height and an elevation beside each other are those of one thing', () => {
  expect(
    clausesOf(statementsOf('MAST 510700N 0012600W HEIGHT 558FT ELEVATION 791FT', 'QOBCE')),
  ).toMatchObject([
    {
      activity: 'mast',
      adjuncts: expect.arrayContaining([
        {
          type: 'heights',
          heights: [
            { value: 558, unit: 'ft', reference: 'agl' },
            { value: 791, unit: 'ft', reference: 'amsl' },
          ],
        },
      ]) as unknown,
    },
  ]);
});

test('what is established for a time is active in the headline as in the text', () => {
  const { headline, events } = statementsOf(
    'A TEMPORARY DANGER AREA ESTABLISHED BOUNDED BY: 510700N 0012600W - 511700N 0012600W - 511200N 0011600W.',
    'QRDCA',
  );
  expect(headline).toMatchObject({ type: 'event', clause: { state: 'active' } });
  expect(events[0]).toMatchObject({ clause: { state: 'active' } });
});

test('a single area below its heading has its designator', () => {
  const [area, ...others] = clausesOf(
    statementsOf(
      'THE FOLLOWING PENDINE DANGER AREA IS ACTIVATED:\nEG D117   0700-1700   SFC-1000FT AMSL',
      'QRDCA',
    ),
  );
  expect(others).toEqual([]);
  expect(area).toMatchObject({ state: 'active', name: 'EG D117' });
});
