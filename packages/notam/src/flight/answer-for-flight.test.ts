import { expect, test } from 'vitest';
import type { Rating, ReasonFacts } from '../rate/reason.ts';
import { answerForFlight, type JudgedNotice } from './answer-for-flight.ts';

const DURING = { from: '2026-07-01T10:00:00Z', to: '2026-07-01T14:00:00Z' };
const rated = (level: Rating['level'], reason: ReasonFacts): Rating => ({
  level,
  reasons: [{ ...reason, span: null }],
});
const BAN = rated('forbidden', { code: 'unmannedAircraftBanned' });
const ASK = rated('restricted', { code: 'permissionRequired', unit: 'Bergen TWR' });
const DANGER = rated('restricted', { code: 'airspaceActive', airspace: 'dangerArea', name: 'END118' });
const MIND = rated('caution', { code: 'hazard', hazard: 'gliding' });
const RUNWAY = rated('allowed', { code: 'noEffect', subject: 'runway' });

const notice = (
  verdict: JudgedNotice['verdict'],
  rating: Rating | null,
  parts: Partial<JudgedNotice> = {},
): JudgedNotice => ({
  verdict,
  rating,
  reasons: [],
  activity: [{ from: '2026-07-01T12:00:00Z', to: '2026-07-01T20:00:00Z', certainty: 'active' }],
  sameAs: null,
  ...parts,
});
const answer = (...notices: readonly JudgedNotice[]) => answerForFlight(notices, DURING);

test('the worst that touches decides', () => {
  const all = [
    notice('touches', MIND),
    notice('touches', DANGER),
    notice('touches', ASK),
    notice('touches', BAN),
  ];
  const kinds = [1, 2, 3, 4].map((count) => answer(...all.slice(0, count)).kind);
  expect(kinds).toEqual(['mind', 'restricted', 'permission', 'notOn']);
  expect(answer(...all).bans).toEqual([
    {
      index: 3,
      level: 'forbidden',
      verdict: 'touches',
      during: [{ from: '2026-07-01T12:00:00Z', to: '2026-07-01T14:00:00Z' }],
      units: [],
    },
  ]);
  expect(answer(...all).permissions[0]?.units).toEqual(['Bergen TWR']);
});

test('what does not touch is left aside, near bans are to be minded', () => {
  expect(answer(notice('doesNot', BAN), notice('near', MIND)).kind).toBe('nothing');
  expect(answer(notice('near', BAN))).toMatchObject({ kind: 'mind', mind: [{ verdict: 'near' }] });
  expect(answer(notice('touches', RUNWAY)).kind).toBe('harmless');
});

test('a ban that cannot be told, or a notice that is not translated, is not settled', () => {
  expect(answer(notice('cannotTell', BAN), notice('touches', MIND))).toMatchObject({
    kind: 'undecided',
    open: [{ level: 'forbidden' }],
  });
  expect(answer(notice('touches', null))).toMatchObject({ kind: 'undecided', counts: { notTranslated: 1 } });
  expect(answer(notice('cannotTell', MIND)).kind).toBe('mind');
});

test('areas that are named far away are counted as not told, and hold nothing up', () => {
  const reasons = [
    { code: 'awayFromSearchCircle', distanceM: 400_000, bearingDeg: 10, tells: 'cannotTell' },
  ] as const;
  const far = notice('cannotTell', null, { reasons });
  expect(answer(far, notice('doesNot', null))).toMatchObject({
    kind: 'nothing',
    counts: { notices: 2, cannotTell: 1, notTranslated: 0 },
  });
});

test('doubles are counted once, and hours that cannot be told are told as such', () => {
  const open = { activity: [{ ...DURING, certainty: 'cannotTell' as const }] };
  const said = answer(notice('cannotTell', BAN, open), notice('cannotTell', BAN, { ...open, sameAs: 0 }));
  expect(said.counts).toMatchObject({ notices: 1, cannotTell: 1 });
  expect(said.open[0]?.during).toBeNull();
});
