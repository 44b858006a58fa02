import { expect, test } from 'vitest';
import { isSendable } from './is-sendable.ts';

test.each([
  'MULTIPLE MIL ACFT WILL CONDUCT HIGH ENERGY MANOEUVRES WI 5NM RADIUS OF 510514N 0040901W (CHIVENOR).',
  'PRESENCE AND CONCENTRATION OF BIRDS ON THE RWY.',
  'STEEL PLATE TWY PAPA ABEAM STAND 205',
  'RWY 08 THR DISPLACED BY 500M',
  'CRANE WORKS DUE TO CONSTRUCTION AT APRON 3',
])('%s may be sent', (clause) => {
  expect(isSendable(clause)).toBe(true);
});

test.each([
  ['a ban', 'CRANE WORKS PROHIBITED AT THE APRON'],
  ['a ban in another language', 'CRANE WORKS VERBOTEN AT THE APRON'],
  ['a misspelt ban', 'CRANE WORKS PROHIBITTED AT THE APRON'],
  ['a permission', 'DRONE FLIGHTS ALLOWED NEAR THE TOWER'],
  ['a demand', 'PILOTS SHALL CONTACT RADAR'],
  ['an order without a word that says so', 'ACFT TO OPERATE WITH LIGHTS ON'],
  ['an order in front', 'USE TWY A AND APRON LIGHTS'],
  ['an exception', 'CRANE WORKS AT APRON EXC NORTH SIDE'],
  ['a condition', 'CRANE WORKS AT APRON WHEN LIGHTS ARE ON'],
  ['a bound', 'CRANE WORKS AT APRON UNTIL COMPLETION'],
  ['a negation', 'LIGHTS AT APRON NOT INSTALLED'],
  ['a negation in one word', 'UNLIT CRANE WORKS AT APRON'],
  ['out of service', 'RADAR AND LIGHTS U/S'],
  ['open or closed', 'APRON OPENED FOR CRANE WORKS'],
  ['in force', 'DANGER AREA ACTIVATED FOR CRANE WORKS'],
  ['a word that joins what may not be joined', 'CONTROL ZONE DE-ACTIVATED FOR CRANE WORKS'],
  ['everybody', 'ALL CRANES AND LIGHTS AT APRON'],
])('a clause with %s is not sent', (_, clause) => {
  expect(isSendable(clause)).toBe(false);
});
