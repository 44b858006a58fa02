import { expect, test } from 'vitest';
import { AUTHORITIES } from './authorities.ts';
import { readClause } from './read-clause.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';

const ASKING = 'UAS FLIGHTS REQUIRE PERMISSION FROM';

/** Whom a permission is asked of, who is another or nobody, and the name that stands with it. */
const ROWS: Readonly<Record<keyof typeof AUTHORITIES, readonly [string, string, string?]>> = {
  police: ['OSLO POLICE DISTRICT', 'POLICEMAN', 'OSLO'],
  displayDirector: ['EASTBOURNE AIRSHOW FLYING DISPLAY DIRECTOR', 'DISPLAYS', 'EASTBOURNE'],
  tower: ['SOLA TWR', 'TOWERS', 'SOLA'],
  approach: ['BODO APPROACH', 'APPROACHES', 'BODO'],
  flightInformation: ['BERLEVAG AFIS UNIT', 'AFISO', 'BERLEVAG'],
  airTrafficControl: ['STAVANGER ATCC', 'NO ATC', 'STAVANGER'],
  airTrafficServices: ['APPROPRIATE ATS AUTHORITY', 'ATSB'],
  aviationAuthority: ['THE NATIONAL AVIATION AUTHORITY', 'AVIATION AUTHOR'],
  aerodromeOperator: ['AD OPERATOR', 'AD'],
  military: ['MIL AUTHORITIES', 'CIVIL AUTHORITIES'],
  incidentCommander: ['ON-SCENE COMMANDER', 'COMMANDER'],
  rescueCentre: ['JRCC', 'TRCC'],
  fireService: ['FIRE BRIGADE', 'FIREMEN'],
};

test('every authority has a telegram of its own', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(AUTHORITIES).sort());
});

test.each(Object.entries(ROWS))('%s is read', (authority, [telegram, , name]) => {
  expect(readClause(`${ASKING} ${telegram}`)).toEqual({
    kind: 'rule',
    rule: 'permissionRequired',
    traffic: [{ user: 'unmannedAircraft', value: null }],
    authority: { authority, name: name ?? null },
    adjuncts: [],
  });
});

test.each(Object.entries(ROWS))('%s is not read where it is not meant', (code, [, other]) => {
  expect(clauseHasCode(`${ASKING} ${other}`, 'authority', code)).toBe(false);
});
