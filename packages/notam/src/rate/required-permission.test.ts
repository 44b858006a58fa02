import { describe, expect, test } from 'vitest';
import { findEntryPermission } from './entry-permission.ts';
import { rateText } from './rate-text.test-helper.ts';
import { toSearchText } from '../search/search-text.ts';

describe('whose permission opens an area', () => {
  test.each([
    ['EXCEPT WITH THE PERMISSION OF THE CHIEF CONSTABLE OF KENT POLICE', 'CHIEF CONSTABLE OF KENT POLICE'],
    ['EXCEPT WITH THE PRIOR PERMISSION OF THE MILITARY COMMANDER, TEL 123', 'MILITARY COMMANDER'],
    ['UNLESS PRIOR PERMISSION HAS BEEN OBTAINED FROM OSLO POLICE DISTRICT', 'OSLO POLICE DISTRICT'],
    ['PRIOR PERMISSION REQUIRED FROM AVINOR BERGEN TWR TEL +47 67 03 12 34', 'AVINOR BERGEN TWR'],
    ['PERMISSION FROM LUFTFARTSTILSYNET REQUIRED', 'LUFTFARTSTILSYNET'],
    ['PERMISSION MUST BE OBTAINED FROM THE INCIDENT COMMANDER', 'INCIDENT COMMANDER'],
    ['PERMISSION MAY BE OBTAINED FROM JRCC NORTH NORWAY TEL 75 55 90 00', 'JRCC NORTH NORWAY'],
    ['FOR PERMISSION CONTACT OSLO POLICE DISTRICT', 'OSLO POLICE DISTRICT'],
    ['FOR PERMISSION CTC POLICE TEL 02800', 'POLICE'],
    ['EXEMPTIONS CAN BE GRANTED BY NSM', 'NSM'],
    ['APPLICATION FOR PERMISSION TO: POLICE OPERATIONS CENTRE TEL 02800', 'POLICE OPERATIONS CENTRE'],
    ['APPLICATIONS FOR ENTRY TO SOLA TWR', 'SOLA TWR'],
    ['FLIGHTS ONLY WITH PERMISSION OF THE MINISTRY OF DEFENCE', 'MINISTRY OF DEFENCE'],
    ['ACCESS WITH PERMISSION FROM RCC TEL 51517000', 'RCC'],
    ['FLIGHTS INTO AREA AFTER PRIOR CONSULTATION WITH ORGANIZER.', 'ORGANIZER'],
    ['FLIGHTS WITHIN THE AREA SUBJ TO COORDINATION WITH FARRIS APP', 'FARRIS APP'],
    ['FLYING WITHOUT CLEARANCE FROM OSLO ATCC IS FORBIDDEN', 'OSLO ATCC'],
    ['WITH THE EXCEPTION OF ACFT WITH PERMISSION FROM THE POLICE', 'POLICE'],
    ['EXC SAR, HEMS, STATE ACFT AND FLIGHTS WITH PERMISSION FROM THE POLICE AUTHORITY', 'POLICE AUTHORITY'],
    [
      'EXEMPTED ARE FLIGHTS WITH PERMISSION OF THE GOVERNMENT OF UPPER BAVARIA',
      'GOVERNMENT OF UPPER BAVARIA',
    ],
    ['UNLESS THE FLIGHT IS AUTHORIZED BY THE FIRE CONTROL AUTHORITY', 'FIRE CONTROL AUTHORITY'],
    ['EXC BY PERMISSION OF TROMSO AFIS', 'TROMSO AFIS'],
    ['EXCEPT AS AUTHORIZED BY ATC', 'ATC'],
    ['UNLESS SPECIFICALLY APPROVED BY THE CAA', 'CAA'],
    ['SAUF AUTORISATION DU PREFET', 'PREFET'],
    ['SALVO AUTORIZACION DE ENAIRE', 'ENAIRE'],
  ])('%s: %s', (text, unit) => {
    expect(findEntryPermission(toSearchText(text))?.unit).toBe(unit);
  });

  test.each([
    ['ENTRY ONLY WITH CLEARANCE FROM ORLAND APP 118.250', 'ORLAND APP'],
    ['WITHOUT PERMISSION OF KENT POLICE 01622690690', 'KENT POLICE'],
    ['WITHOUT PERMISSION OF 78 SQN SWANWICK MIL ON 128.700', '78 SQN SWANWICK MIL'],
  ])('a frequency or a number behind it is no part of its name: %s', (text, unit) => {
    expect(findEntryPermission(toSearchText(text))?.unit).toBe(unit);
  });

  test.each([
    [
      'ANY ACFT FLYING WITH THE PERMISSION OF THE NORFOLK AND SUFFOLK CONSTABULARY ROYALTY AND VIP PROTECTION UNIT, ANY ACFT LANDING',
      'NORFOLK AND SUFFOLK CONSTABULARY ROYALTY AND VIP PROTECTION UNIT',
    ],
    [
      'EXCEPT ACFT FLYING WITH A PERMISSION FROM THE SHERBURN IN ELMET AERODROME A/G SER WHILST IN THE LOCAL FLYING AREA',
      'SHERBURN IN ELMET AERODROME A/G SER',
    ],
    ['WITHOUT PERMISSION OF KENT POLICE AND SHALL THEN CALL', 'KENT POLICE'],
    ['WITHOUT PERMISSION OF KENT POLICE IN MAIDSTONE', 'KENT POLICE'],
    ['WITHOUT PERMISSION OF THE OWNER AND A CALL', 'OWNER'],
  ])('a name of two places is one, and what goes on behind it is none of it: %s', (text, unit) => {
    expect(findEntryPermission(toSearchText(text))?.unit).toBe(unit);
  });

  test.each([
    'ENTRY SUBJECT TO ATC CLEARANCE',
    'CROSSING ONLY WITH ATC CLEARANCE',
    'FORBIDDEN TO FLY INTO THE AREA WITHOUT PERMISSION.',
  ])('a permission whose giver is not said is a way in all the same: %s', (text) => {
    expect(findEntryPermission(toSearchText(text))).toMatchObject({ unit: null });
  });
});

describe('what opens it to nobody else', () => {
  test.each([
    'EXC STATE, POLICE AND RESCUE ACFT',
    'EXC AIR AMBULANCE WITH ATC CLEARANCE',
    'EXC POLICE AND SAR HELICOPTERS WITH PERMISSION OF THE RCC',
    'DOES NOT APPLY TO ANY ACFT FLYING IN ACCORDANCE WITH EXCEPTIONS STATED IN THE AIC',
    'NO EXEMPTIONS CAN BE GRANTED',
    'FOR INFO CONTACT OSLO POLICE DISTRICT',
    'UAS FLIGHTS PROHIBITED',
  ])('%s', (text) => {
    expect(findEntryPermission(toSearchText(text))).toBeNull();
  });

  test('but police or whoever has a permission does', () => {
    const text = 'EXCEPT UAS OPR BY ESSEX POLICE OR WITH A PERMISSION ISSUED BY ESSEX POLICE';
    expect(findEntryPermission(toSearchText(text))).toMatchObject({ unit: 'ESSEX POLICE' });
  });
});

describe('a rating names the way in and quotes it', () => {
  const text =
    'RESTRICTED AREA (TEMPORARY) INSTALLED FOR UAS ONLY. PILOTS ARE FORBIDDEN TO FLY UAS WITHIN THE\n' +
    'DESIGNATED AREA WITHOUT THE PERMISSION OF ESSEX POLICE, TEL 07970 227134.';
  const { level, reasons } = rateText({ code: 'QRTCS', text, lower: 'SFC' });
  const quoted = (index: number): string => {
    const span = reasons[index]?.span;
    return span ? text.slice(span.from, span.to).replace('\n', ' ') : '';
  };

  test('the way in first, then how low the area comes, then the ban', () => {
    expect(level).toBe('restricted');
    expect(reasons).toMatchObject([
      { code: 'bannedUnlessPermitted', unit: 'ESSEX POLICE' },
      { code: 'reachesDroneHeights', lower: { reference: 'sfc' } },
      { code: 'unmannedAircraftBanned' },
    ]);
    expect(quoted(0)).toBe('WITHOUT THE PERMISSION OF ESSEX POLICE');
    expect(quoted(2)).toContain('FORBIDDEN TO FLY UAS');
  });

  test('an active area that one may enter with permission keeps the permission behind it', () => {
    const reserved =
      'TEMP RESERVED AREA EPTR363 - UAV FLIGHTS. FLIGHTS INTO AREA AFTER PRIOR CONSULTATION WITH ORGANIZER.';
    expect(rateText({ code: 'QRTCA', text: reserved, lower: 'GND' }).reasons).toMatchObject([
      { code: 'airspaceActive', airspace: 'temporaryReservedArea', name: 'EPTR363' },
      { code: 'reachesDroneHeights' },
      { code: 'permissionRequired', unit: 'ORGANIZER' },
    ]);
  });

  test('above drone heights nobody has to be asked', () => {
    const rating = rateText({ code: 'QRTCS', text, lower: 'FL095' }, 100);
    expect(rating.level).toBe('allowed');
    expect(rating.reasons[0]).toMatchObject({ code: 'aboveDroneHeights' });
  });

  test('but a ban on drones is not softened where the height of the ground is not known', () => {
    const rating = rateText({ code: 'QRTCS', text, lower: 'FL095' });
    expect(rating.level).toBe('restricted');
    expect(rating.reasons).toContainEqual(expect.objectContaining({ code: 'groundHeightUnknown' }));
  });
});

describe('a permission for aircraft does not open what is closed to drones', () => {
  test.each([
    [
      'NO AIRCRAFT IS TO BE FLOWN EXCEPT WITH THE PERMISSION OF RONALDSWAY ATC. THE OPERATION OF SMALL UNMANNED ACFT IS ALSO PROHIBITED.',
      'forbidden',
    ],
    ['NO AIRCRAFT OR UAS IS TO BE FLOWN EXCEPT WITH THE PERMISSION OF RONALDSWAY ATC.', 'restricted'],
    ['UAS FLIGHTS PROHIBITED. APPLICATION FOR EXEMPTION TO CAA.', 'restricted'],
  ] as const)('%s is %s', (text, level) => {
    expect(rateText({ code: 'QRTCA', text, lower: 'SFC' }).level).toBe(level);
  });
});
