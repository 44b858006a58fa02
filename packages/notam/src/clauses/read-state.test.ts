import { describe, expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

/** Facility, name and state of the only statement of `text`. */
function stated(text: string): readonly [string, string | null, string] | null {
  const clause = readClause(text);
  return clause?.kind === 'state' ? [clause.facility, clause.name, clause.state] : null;
}

describe('what is in which state', () => {
  test.each([
    ['RWY 08/26 CLSD', 'runway', '08/26', 'closed'],
    ['RWY 08/26 NOT AVBL', 'runway', '08/26', 'notAvailable'],
    ['RWY 08/26 REOPENED', 'runway', '08/26', 'open'],
    ['RWYS 08/26 AND 13/31 CLSD', 'runways', '08/26, 13/31', 'closed'],
    ['TWY A CLSD', 'taxiway', 'A', 'closed'],
    ['TWY A, B AND C CLSD', 'taxiways', 'A, B, C', 'closed'],
    ['APRON 2 CLSD', 'apron', '2', 'closed'],
    ['APRON NOT AVBL', 'apron', null, 'notAvailable'],
    ['STAND 21 NOT AVBL', 'stand', '21', 'notAvailable'],
    ['STANDS 21-28 NOT AVBL', 'stands', '21-28', 'notAvailable'],
    ['HANGAR 5 NOT AVBL', 'hangar', '5', 'notAvailable'],
    ['ILS RWY 19 U/S', 'facility', 'ILS RWY 19', 'unserviceable'],
    ['DVOR/DME SOL 114.200MHZ U/S', 'facility', 'DVOR/DME SOL 114.200MHZ', 'unserviceable'],
    ['NDB VAL 374KHZ WITHDRAWN', 'facility', 'NDB VAL 374KHZ', 'withdrawn'],
    ['ATIS U/S', 'atis', null, 'unserviceable'],
    ['PAPI RWY 26 U/S', 'visualGlideSlope', '26', 'unserviceable'],
    ['RWY 26 APCH LGT U/S', 'approachLights', '26', 'unserviceable'],
    ['RWY EDGE LGT RWY 08/26 U/S', 'runwayEdgeLights', '08/26', 'unserviceable'],
    ['OBST LGT U/S', 'obstacleLights', null, 'unserviceable'],
    ['FUEL NOT AVBL', 'fuel', null, 'notAvailable'],
    ['NO AVGAS AVBL', 'fuel', 'AVGAS', 'notAvailable'],
    ['AVGAS 100LL AVBL O/R', 'fuel', 'AVGAS 100LL', 'onRequest'],
    ['RFFS DOWNGRADED TO CAT 4', 'rescueService', null, 'downgraded'],
    ['AD CLSD', 'aerodrome', null, 'closed'],
    ['TWR CLSD', 'controlTower', null, 'closed'],
    ['ATC NOT AVBL', 'trafficServices', null, 'notAvailable'],
    ['EN D476 ACT', 'areaById', 'EN D476', 'active'],
    ['DANGER AREA EN D476 ACTIVATED', 'dangerArea', 'EN D476', 'active'],
    ['RESTRICTED AREA EN R204 ACT', 'restrictedArea', 'EN R204', 'active'],
    ['PROHIBITED AREA EN P102 ACT', 'prohibitedArea', 'EN P102', 'active'],
    ['TEMPO DANGER AREA (TDA) EGD186E ACTIVATED', 'temporaryDangerArea', 'EGD186E', 'active'],
    ['TEMPO RESTRICTED AREA ESTABLISHED', 'temporaryRestrictedArea', null, 'established'],
    ['SOLA CTR ACT', 'controlZone', 'SOLA', 'active'],
    ['SOLA ATZ DEACTIVATED', 'trafficZone', 'SOLA', 'deactivated'],
    ['TMZ ESTABLISHED', 'transponderZone', null, 'established'],
    ['AIRSPACE CLSD', 'airspace', null, 'closed'],
  ])('%s', (text, facility, name, state) => {
    expect(stated(text)).toEqual([facility, name, state]);
  });
});

describe('a state denied is never the state', () => {
  test.each([
    'RWY 08/26 NOT CLSD',
    'RWY 08/26 NO LONGER CLSD',
    'TWY B NOT CLSD',
    'TWY A HAS NOT BEEN CLSD',
    'ILS RWY 19 NOT U/S',
    'EN D476 MAY BE ACTIVE',
    'DANGER AREA EN D476 ACTIVATED UNLESS CANCELLED',
    'AIRSPACE CLSD IF ADVISED BY ATC',
  ])('%s', (text) => {
    expect(readClause(text)).toBeNull();
  });

  test.each([
    ['DANGER AREA EN D476 NOT ACTIVE', 'deactivated'],
    ['DANGER AREA EN D476 DEACTIVATED', 'deactivated'],
    ['ATZ WILL NOT BE ACTIVE', 'deactivated'],
    ['FUEL NOT AVBL', 'notAvailable'],
    ['VOR UNUSABLE', 'unusable'],
  ])('%s is said by a state of its own', (text, state) => {
    expect(stated(text)?.[2]).toBe(state);
  });
});

describe('a short word behind a facility is no name of it', () => {
  test.each([
    ['TWY LGT NOT AVBL', 'taxiwayLights', null, 'notAvailable'],
    ['APN WIP', 'apron', null, 'inWork'],
    ['HELIPAD NOT AVBL', 'helipad', null, 'notAvailable'],
    ['PARKING NOT AVBL', 'parkingArea', null, 'notAvailable'],
    ['APRON 50M WEST OF TWY A CLSD', 'apron', null, 'closed'],
    ['APRON IN USE', 'apron', null, 'inUse'],
    ['ALL TWYS CLSD', 'taxiways', null, 'closed'],
    ['LUTON APP FREQ 129.550MHZ U/S', 'frequency', 'LUTON APP 129.550MHZ', 'unserviceable'],
  ])('%s', (text, facility, name, state) => {
    expect(stated(text)).toEqual([facility, name, state]);
  });

  test.each(['TWY CL LGT U/S', 'TWY NOT AVBL', 'TWY AND APRON CLSD'])('%s names no taxiway', (text) => {
    expect(stated(text)?.[1] ?? null).toBeNull();
  });
});

describe('facilities that share a state', () => {
  test.each([
    ['SOUTHEND ATZ, AD CLSD', ['trafficZone', 'aerodrome']],
    ['FUEL AND OIL NOT AVBL', ['fuel', 'oil']],
    ['RWY 08/26, TWY A CLSD', ['runway', 'taxiway']],
  ])('%s', (text, facilities) => {
    const clause = readClause(text);
    expect(
      clause?.kind === 'state' && [clause.facility, ...clause.others.map(({ facility }) => facility)],
    ).toEqual(facilities);
  });
});
