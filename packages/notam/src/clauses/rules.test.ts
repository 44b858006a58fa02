import { expect, test } from 'vitest';
import type { Clause } from './clause.ts';
import { readClause } from './read-clause.ts';
import type { RuleCode } from './rule-codes.ts';
import { PREDICATES } from './rules.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';

const PLAIN = { kind: 'rule', traffic: [], authority: null, adjuncts: [] } as const;
type Said = Partial<Omit<Extract<Clause, { readonly kind: 'rule' }>, 'kind' | 'rule'>>;

/** A telegram of each rule, one that denies it, and for whom and where it holds. */
const ROWS: Readonly<Record<RuleCode, readonly [string, string, Said]>> = {
  prohibited: [
    'FLYING OF ALL DRONES IS STRICTLY PROHIBITED',
    'FLYING OF ALL DRONES IS NO LONGER PROHIBITED',
    { traffic: [{ user: 'unmannedAircraft', value: null }] },
  ],
  entryProhibited: ['NO ENTRY INTO THE AREA PERMITTED', 'ENTRY INTO THE AREA IS NO LONGER PROHIBITED', {}],
  suspended: ['ALL FLIGHT OPERATIONS SUSPENDED', 'ALL FLIGHT OPERATIONS NOT SUSPENDED', {}],
  permitted: [
    'UAS FLIGHTS ARE PERMITTED BELOW 400FT AGL',
    'UAS FLIGHTS ARE NOT PERMITTED BELOW 400FT AGL',
    {
      traffic: [{ user: 'unmannedAircraft', value: null }],
      adjuncts: [{ type: 'limit', limit: 'below', heights: [{ value: 400, unit: 'ft', reference: 'agl' }] }],
    },
  ],
  permissionRequired: [
    'UNMANNED ACFT SUBJ TO PRIOR APPROVAL',
    'UNMANNED ACFT NOT SUBJ TO PRIOR APPROVAL',
    { traffic: [{ user: 'unmannedAircraft', value: null }] },
  ],
  applies: [
    'RESTRICTION APPLIES TO MODEL ACFT',
    'RESTRICTION DOES NOT APPLY TO MODEL ACFT',
    { traffic: [{ user: 'modelAircraft', value: null }] },
  ],
  exempt: [
    'RESTRICTION DOES NOT APPLY TO COASTGUARD, POLICE OR MILITARY ACFT.',
    'RESTRICTION DOES APPLY TO COASTGUARD',
    {
      traffic: [
        { user: 'searchAndRescue', value: null },
        { user: 'police', value: null },
        { user: 'military', value: null },
      ],
    },
  ],
  mustStayClear: [
    'ALL UNMANNED ACFT MUST REMAIN WELL CLEAR OF THE AREA',
    'ALL UNMANNED ACFT MUST NOT REMAIN CLEAR OF THE AREA',
    { traffic: [{ user: 'unmannedAircraft', value: null }] },
  ],
  shouldNotOverfly: [
    'PILOTS ARE REQUESTED NOT TO OVERFLY FILMING WI 1NM RADIUS 513029N 0000549W',
    'PILOTS ARE REQUESTED NOT TO OVERFLY PLUGH WI 1NM RADIUS 513029N 0000549W',
    {
      overflown: 'filming',
      adjuncts: [{ type: 'radius', radius: { value: '1', unit: 'NM' }, position: '513029N 0000549W' }],
    },
  ],
  mustNotOverfly: [
    'ALL ACFT AVOID OVERFLIGHT OF KJPN.',
    'MIL ACFT AVOID OVERFLIGHT OF KJPN.',
    { entered: { feature: null, name: 'KJPN' } },
  ],
  shouldNotEnter: [
    'OPERATORS ARE ADVISED NOT TO ENTER FIR TEHRAN (OIIX)',
    'OPERATORS ARE ADVISED TO ENTER FIR TEHRAN (OIIX)',
    {
      traffic: [{ user: 'operators', value: null }],
      entered: { feature: 'region', name: 'TEHRAN (OIIX)' },
    },
  ],
  shouldStayClear: [
    'UAS ARE REQUESTED TO AVOID THE AREA',
    'UAS ARE NOT REQUESTED TO AVOID THE AREA',
    { traffic: [{ user: 'unmannedAircraft', value: null }] },
  ],
};

test('every rule that stands behind the traffic has a telegram of its own', () => {
  expect(Object.keys(ROWS)).toEqual(expect.arrayContaining(PREDICATES.map(([rule]) => rule)));
});

test.each(Object.entries(ROWS))('%s is read', (rule, [telegram, , said]) => {
  expect(readClause(telegram)).toEqual({ ...PLAIN, rule, ...said });
});

test.each(Object.entries(ROWS))('%s is not read where it is denied', (code, [, other]) => {
  expect(clauseHasCode(other, 'rule', code)).toBe(false);
});
