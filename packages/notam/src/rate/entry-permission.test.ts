import { expect, test } from 'vitest';
import { findClearanceForAll, findRequiredContact, findEntryPermission } from './entry-permission.ts';
import { rateText } from './rate-text.test-helper.ts';
import { toSearchText } from '../search/search-text.ts';

test.each([
  ['WITHOUT THE PERMISSION OF SOUTH WALES POLICE TEL 07804476005', 'SOUTH WALES POLICE'],
  ['WITHOUT PERMISSION OF: BEDFORDSHIRE POLICE (EMERGENCY CONTROLLING AUTHORITY)', 'BEDFORDSHIRE POLICE'],
  [
    'EXCEPT UAS OPR BY WEST MIDLANDS POLICE OR WITH A PERMISSION ISSUED BY WEST MIDLANDS POLICE CTC 07823',
    'WEST MIDLANDS POLICE',
  ],
  ['EXC WITH PRIOR APPROVAL FROM BODO ATCC', 'BODO ATCC'],
  ['UNLESS AUTHORIZED BY ATC', 'ATC'],
  ['DO NOT APPLY TO ANY ACFT FLYING WITH A PERMISSION GRANTED BY AIRCORDON LTD, CTC 07960', 'AIRCORDON LTD'],
  ['FORBIDDEN TO FLY INTO THE AREA WITHOUT ATC INSTRUCTION', null],
  ['ACFT ARE FORBIDDEN TO FLY INTO THE AREA WITHOUT PERMISSION.', null],
  ['ENTRY SUBJECT TO PRIOR COORDINATION WITH OSLO CONTROL', 'OSLO CONTROL'],
  ['PRIOR PERMISSION REQUIRED FROM TOWER', 'TOWER'],
])('%s', (text, unit) => {
  expect(findEntryPermission(toSearchText(text))).toMatchObject({ unit });
});

test.each([
  'DOES NOT APPLY TO ANY ACFT FLYING IN ACCORDANCE WITH EXCEPTIONS STATED IN THE AIC',
  'EXC STATE, POLICE AND RESCUE ACFT',
  'EXCEPT AIR SHOW FLIGHTS',
])('%s names no way in for an ordinary operator', (text) => {
  expect(findEntryPermission(toSearchText(text))).toBeNull();
});

test.each([
  ['CONTACT POLAR CONTROL 118.550 BEFORE ENTRY', 'POLAR CONTROL 118.550'],
  ['NONPARTICIPATING AIRCRAFT MUST CONTACT CARSON RADIO FOR STATUS', 'CARSON RADIO'],
])('%s asks for a call first', (text, unit) => {
  expect(findRequiredContact(toSearchText(text))).toMatchObject({ unit });
});

test('a call that helps only those who want an update is no condition', () => {
  const text = 'PILOTS IN THE AREA REQUIRING AN UPDATE SHOULD CONTACT CONINGSBY ATC ON 119.205';
  expect(findRequiredContact(toSearchText(text))).toBeNull();
});

test('clearance counts when all traffic needs it, not the activity itself', () => {
  expect(findClearanceForAll(toSearchText('RMK : ALL ACFT SHALL BE OBS OR SUBJ ATC CLR'))).not.toBeNull();
  expect(findClearanceForAll(toSearchText('DROP HGT SUBJ ATC CLR'))).toBeNull();
  expect(
    findClearanceForAll(toSearchText('ALL UAV FLIGHTS ARE ON AN IFR FPL AND SUBJECT TO ATC')),
  ).toBeNull();
});

test('a named way in makes a ban a restriction, and says whose permission', () => {
  const rating = rateText({
    code: 'QRTCS',
    text: 'PILOTS ARE FORBIDDEN TO FLY WITHIN THE DESIGNATED AREA WITHOUT THE PERMISSION OF SOUTH WALES POLICE TEL 07804476005.',
    lower: 'SFC',
  });
  expect(rating.level).toBe('restricted');
  expect(rating.reasons.map(({ code }) => code)).toEqual([
    'bannedUnlessPermitted',
    'reachesDroneHeights',
    'allAircraftBanned',
  ]);
  expect(rating.reasons[0]).toMatchObject({ unit: 'SOUTH WALES POLICE' });
});
