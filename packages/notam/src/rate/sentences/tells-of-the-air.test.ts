import { expect, test } from 'vitest';
import { rateText } from '../rate-text.test-helper.ts';

test.each([
  ['QFAXX', 'CONCERT AT STADIUM, OVERFLIGHT NOT WANTED'],
  ['QFAXX', 'GRAND PRIX CIRCUIT: OVERFLYING UNWANTED'],
  ['QFAXX', 'THE CASTLE WISHES NO OVERFLIGHTS'],
  ['QFAXX', 'PLEASE SPARE THE VILLAGE FROM OVERFLIGHTS'],
  ['QFAXX', 'THE CLUB DOES NOT APPRECIATE OVERFLIGHT'],
  ['QFALT', 'DUE TO STATE FUNERAL FLYING OVER CITY CENTRE WILL BE FROWNED UPON'],
  ['QOBCE', 'CHIMNEY DEMOLITION WI 1KM. OVERFLIGHT SUICIDAL'],
  ['QXXXX', 'THE AIR OVER THE ARENA IS TAKEN'],
  ['QXXXX', 'CITY SKY OCCUPIED BY CEREMONY'],
  ['QXXXX', 'SKY RESERVED OVER CITY CENTRE'],
  ['QXXXX', 'MILITARY OWNS THE AIRSPACE WI 10NM OF PSN'],
  ['QFAXX', 'AIRSPACE ABOVE PALACE STERILE'],
  ['QOBXX', 'TILL TOWER IS RETRACTED AIRSPACE SHALL REMAIN EMPTY OF ALL ACFT'],
  ['QMRXX', 'WHILE CRANES ARE LIFTED THE SKY BELONGS TO THEM'],
  ['QMRLC', 'RWY 05/23 CLSD. NO OVERFLIGHT SOUTH OF RWY 05/23'],
  ['QMRXX', 'NO OVERFLIGHT NORTH-EAST OF RWY 09'],
])('what is said of the air or of flying over a place by no known verb restricts: %s %s', (code, text) => {
  const { level, reasons } = rateText({ code, text });
  expect({ level, code: reasons[0]?.code }).toEqual({ level: 'restricted', code: 'notUnderstood' });
});

test.each([
  ['QFAXX', 'OVERFLIGHT PERMITS: NEW EMAIL ADDRESS'],
  ['QFAXX', 'HELICOPTERS SHALL NOT OVERFLY HOSPITAL'],
  ['QMRXX', 'RWY 09: OVERFLIGHT OF HOUSES BY JETS PROHIBITED'],
  ['QPIXX', 'ILS RWY 12 NOT AVBL. OVERFLY THR AT 2000FT'],
  ['QAECD', 'CTR DEACTIVATED. AIRSPACE REVERTS TO CLASS G DURING CLOSURE'],
  ['QSEAU', 'DUE TO STAFF SHORTAGE THE FOLLOWING AIRSPACE WILL BE DELEGATED TO LONDON'],
  ['QSEXX', 'LOWER AIRSPACE RADAR SER MAY BE REDUCED'],
  ['QSPLT', 'CHANNEL ISLANDS AIRSPACE OPR SSR ONLY'],
  ['QXXXX', 'AIRSPACE ABV FL285 RESERVED FOR MIL'],
])('what is told of papers, services, classes, others or heights far above does not: %s %s', (code, text) => {
  expect(rateText({ code, text }).level).toBe('allowed');
});

test.each([
  ['QFAHX', 'OCCASIONAL OVERFLIGHTS OF FLOCKS OF JACKDAWS OVER THE AD'],
  ['QWALW', 'OVERFLIGHT OF FOUR ACFT WILL TAKE PLACE'],
  ['QXXXX', 'HELICOPTERS WILL OVERFLY CITY FOR FILMING'],
  ['QWLLW', 'HOT AIR BALLOONS. CONTROLLED AIRSPACE WILL BE AVOIDED'],
])('flights that are announced stay somebody else’s: %s %s', (code, text) => {
  expect(rateText({ code, text }).level).toBe('caution');
});
