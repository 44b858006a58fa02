import { expect, test } from 'vitest';
import type { ContactRead } from './contact-read.ts';
import { readUnits } from './read-units.ts';

function units(text: string): string[] {
  const found: ContactRead[] = [];
  readUnits(text, found);
  return found.map(({ contact }) => contact.value);
}

test.each([
  ['CTC OSLO APP PRIOR TO ENTRY', 'OSLO APP'],
  ['SHOULD CONTACT HEATHROW\nRADAR ON 125.625 MHZ', 'HEATHROW RADAR'],
  ['SHALL BE IN RADIO CONTACT WITH SKIROS APP.', 'SKIROS APP'],
  ['ESTABLISH CONTACT WITH ATHINAI CONTROL.', 'ATHINAI CONTROL'],
  ['PERMISSION ISSUED BY WEST MIDLANDS POLICE CTC TELEPHONE', 'WEST MIDLANDS POLICE'],
  ['PERMISSION OF THE ESSEX POLICE (EMERGENCY CONTROL)', 'ESSEX POLICE'],
  ['PERMISSION OF POLICE SCOTLAND ON TELEPHONE', 'POLICE SCOTLAND'],
  ['APPROVAL FROM LILLE TWR', 'LILLE TWR'],
  ['CLEARANCE ISSUED BY POLARIS ACC', 'POLARIS ACC'],
  ['COORDINATED WITH RAF CRANWELL RADAR SUPERVISOR', 'RAF CRANWELL RADAR SUPERVISOR'],
  ['AUTHORISATION FROM THE AIRPORT MANAGER. UNLICENSED', 'AIRPORT MANAGER'],
  ['CTC THE AIRPORT DUTY MANAGER', 'AIRPORT DUTY MANAGER'],
  ['CONTACT CARDIFF AIRPORT FIRE SERVICE ON', 'CARDIFF AIRPORT FIRE SERVICE'],
  ['CONSIDER CONTACTING MIL SUPERVISORS PRIOR', 'MIL SUPERVISORS'],
  ['IFR FLT CONTACT ANCHORAGE ARTCC, 907-269-1103', 'ANCHORAGE ARTCC'],
  ['FOR INFO CTC ATC SUPERVISOR: 01256 367655', 'ATC SUPERVISOR'],
  ['CTC TWR', 'TWR'],
])('who is to be asked or called, with the whole name: %j', (text, unit) => {
  expect(units(text)).toEqual([unit]);
});

test.each([
  ['PERMISSION BY APPROPRIATE ATC UNIT MUST BE OBTAINED', 'named by no name'],
  ['CTC LOCAL ATC', 'named by no name'],
  ['CONTACT THEIR AVN UNIT OPS', 'named by no name'],
  ['CTC DURING OFFICE HOURS: 01293 983880', 'a time'],
  ['INFO AND BOOKING CTC OPS(AT)FLYLOGIX.COM', 'an e-mail address'],
  ['CTC OPS@FLYLOGIX.COM', 'an e-mail address'],
  ['CTC 01667 464404', 'a number'],
  ['OSLO APP CLSD', 'not to be called'],
  ['CONTACT ROBERT MCCONNEL', 'a person'],
  ['FIRST CONTACT APPROXIMATELY 0600', 'half a word'],
])('nobody: %s (%s)', (text) => {
  expect(units(text)).toEqual([]);
});
