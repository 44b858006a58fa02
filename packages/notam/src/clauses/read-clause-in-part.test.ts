import { expect, test } from 'vitest';
import { readClauseInPart } from './read-clause-in-part.ts';
import { readClause } from './read-clause.ts';

function partly(clause: string) {
  expect(readClause(clause), 'read whole').toBeNull();
  const read = readClauseInPart(clause);
  return (
    read && { clause: read.clause, unread: read.unread.map(({ from, to }) => clause.slice(from, to).trim()) }
  );
}

test.each([
  [
    'LIT CRANE AT PSN 534746N 0013144W (TO THE REAR OF MILL LANE) IN LOW FLYING AREA 8',
    'litCrane',
    ['(TO THE REAR OF MILL LANE)'],
  ],
  ['UAV (DRONE) FLYING WILL TAKE PLACE AROUND THE SIRI PLATFORM UP TO 200M.', 'uas', null],
  [
    'UAS OPR WI 50M PSN 531636N 0005716W (NE SIDE PERIMETER TRACK DOWN TO HANGAR 3, RETFORD/GAMSTON AD).',
    'uas',
    ['(NE SIDE PERIMETER TRACK DOWN TO HANGAR 3, RETFORD/GAMSTON AD).'],
  ],
])('%s is said with its remainder quoted', (clause, activity, unread) => {
  const read = partly(clause);
  expect(read?.clause).toMatchObject({ kind: 'activity', activity });
  if (unread !== null) expect(read?.unread).toEqual(unread);
});

test('a place that is named is read as one', () => {
  expect(
    partly('UNMANNED ACFT (BVLOS) WILL TAKE PLACE IN DRAMMEN AREA, PSN 594438N 0100819E.'),
  ).toMatchObject({
    clause: { activity: 'uasBvlos', adjuncts: [{ type: 'place', name: 'DRAMMEN' }, { type: 'positions' }] },
    unread: [],
  });
  // `PLATFORM` is a word like others.
  expect(partly('UAS OPR IN SIRI PLATFORM AREA, PSN 594438N 0100819E.')?.unread).toEqual([
    'IN SIRI PLATFORM AREA,',
  ]);
});

test.each([
  ['CRANE OPR PSN 534746N 0011200W SHERBURN INDUSTRIAL ESTATE.', 'SHERBURN INDUSTRIAL ESTATE'],
  ['CRANE OPR AT 513739N 0003319W, CHALFONT ST PETER, HGT 242FT AGL.', 'CHALFONT ST PETER'],
  ['LIT CRANE AT PSN 534746N 0013144W (LEEDS, W. YORKS.) IN LOW FLYING AREA 8', 'LEEDS, W. YORKS.'],
  ['CRANE OPERATING PSN 535014N 0011217W IN LEEDS EAST ATZ MAX HGT 143FT AMSL', 'LEEDS EAST ATZ'],
  ['UAS OPR WI 50M PSN 531636N 0005716W (RWY 02/20, RETFORD/GAMSTON AD).', 'RWY 02/20, RETFORD/GAMSTON AD'],
])('what stands right behind the position of a thing names its place: %s', (clause, name) => {
  const read = partly(clause);
  expect(read?.unread).toEqual([]);
  expect(read?.clause).toMatchObject({ kind: 'activity' });
  expect(read?.clause).toHaveProperty('adjuncts', expect.arrayContaining([{ type: 'place', name }]));
});

test('from one place to another', () => {
  const clause = partly('UAS OPR WI 1NM RADIUS OF 511919N 0000335E (SOUTHSEA TO RYDE).')?.clause;
  expect(clause).toMatchObject({
    adjuncts: [{ type: 'radius' }, { type: 'fromTo', from: { name: 'SOUTHSEA' }, to: { name: 'RYDE' } }],
  });
});

test.each(['ALL FLYING PROHIBITED WI 1NM RADIUS OF 511919N 0000335E SUCCESSIVELY THE FOLLOWING POINTS'])(
  'nothing but an activity is placed so: %s',
  (clause) => {
    expect(partly(clause)?.unread ?? ['all']).not.toEqual([]);
  },
);

test('positions and heights behind the unread part are read', () => {
  const read = partly('UAS OPR WI 1NM RADIUS OF 511919N 0000335E NEAR THE OLD MILL MAX HGT 400FT AGL.');
  expect(read?.unread).toEqual(['NEAR THE OLD MILL']);
  expect(read?.clause).toMatchObject({ adjuncts: [{ type: 'radius' }, { type: 'upTo' }] });
});

test.each([
  'CRANE PSN 555542N 0031842W (EDINBURGH PARK) REMOVED.',
  'CRANE WILL BE LOWERED TO 140 FT.',
  'UAS OPR WI 1NM RADIUS OF 511919N 0000335E UNLESS WIND ABOVE 20KT.',
  'UAS OPR WI 1NM RADIUS OF 511919N 0000335E SUBJECT TO APPROVAL OF XYZ.',
  'UAS OPR WI 1NM RADIUS OF 511919N 0000335E ONLY DURING THE FAIR.',
  'UAS OPR WI 1NM RADIUS OF 511919N 0000335E SALVO AUTORIZACION.',
  'UAS OPR WI 1NM RADIUS OF 511919N 0000335E MUST BE AVOIDED BY GLIDERS.',
  'RWY 08/26 CLSD FOR SCHOOL BUSES.',
  'DEMOLITION OF EXPLOSIVES WILL TAKE PLACE IN LOW FLYING AREA 14.',
  'LIVE FIRING WI 0.33NM: 555154N 0031418W (WOODHOUSELEE).',
])('%s is not read at all: the remainder may turn it, or belong to its name', (clause) => {
  expect(readClauseInPart(clause)).toBeNull();
});

test('a cause that no pattern reads is quoted behind what it is the cause of', () => {
  const read = readClauseInPart('ACFT STAND 5 CLSD DUE TO PBB OVERHAUL');
  expect(read?.clause).toMatchObject({ facility: 'stand', name: '5', state: 'closed' });
  expect(read?.unread).toEqual([{ from: 18, to: 37 }]);
});

test.each([
  'TWY A CLSD DUE NO FUEL',
  'RWY 17L CLSD DUE TO OVERHAUL, RWY 35R WILL BE USED INSTEAD',
  'TWY A CLSD DUE TO OVERHAUL UNLESS COORDINATED',
])('a cause with a condition or another statement leaves the clause quoted: %s', (clause) => {
  expect(readClauseInPart(clause)).toBeNull();
});

test.each([
  'UAS OPR WI 0.5NM RADIUS OF 505000N 0001700W (NE CORNER, SHOREHAM AD)',
  'CRANE OPR PSN 505000N 0001700W (SW CORNER OF SITE)',
  'CRANE OPR WI O.1NM RADIUS OF 505000N 0001700W (ABBEY)',
])('a corner lies in no direction from a place, and a letter for nought is no place: %s', (text) => {
  const read = readClauseInPart(text);
  expect(read?.unread).toHaveLength(1);
  expect(JSON.stringify(read?.clause)).not.toMatch(/EastOf|WestOf|inside/);
});
