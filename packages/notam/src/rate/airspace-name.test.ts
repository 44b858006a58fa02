import { describe, expect, test } from 'vitest';
import { findNamedAirspace } from './airspace.ts';
import { toSearchText } from '../search/search-text.ts';

function nameIn(text: string): string | null | undefined {
  return findNamedAirspace(toSearchText(text))?.name;
}

describe('the designator of an area, without the blanks that offices put in', () => {
  test.each([
    ['EN D476 ACT', 'END476'],
    ['EN D 476 ACT', 'END476'],
    ['DANGER AREA EG D063B WADDINGTON LOW ACTIVATED', 'EGD063B'],
    ['TEMPO DANGER AREA (TDA) EGD098F ACTIVATED', 'EGD098F'],
    ['TEMPO DANGER AREA (TDA) (EG D6097D) ESTABLISHED', 'EGD6097D'],
    ['DANGER AREA NZD893 IS PRESCRIBED', 'NZD893'],
    ['RESTRICTED AREA - EPR104. FLIGHTS OF UAV', 'EPR104'],
    ['RESTRICTED AREA LF-R45 ACT', 'LF-R45'],
    ['RESTRICTED AREA ES R118 ACT', 'ESR118'],
    ['PROHIBITED AREA P12', 'P12'],
    ['TEMP RESERVED AREA EPTR363 - UAV FLIGHTS', 'EPTR363'],
    ['TRA EGTR196 ACT', 'EGTR196'],
    ['TEMPO SEGREGATED AREA (TSA) EGTS496A ACTIVATED', 'EGTS496A'],
    ['R2601 ACT', 'R2601'],
    ['THE FOLLOWING LLANBEDR DANGER AREA IS ACTIVATED: EGD217A 0800-1600', 'EGD217A'],
  ])('%s: %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });
});

describe('levels, hours and dates behind an area are not its name', () => {
  test.each([
    ['EN D476 ACT FL050-FL100', 'END476'],
    ['EN D476 ACT H24', 'END476'],
    ['RESTRICTED AREA EGR219 SANDRINGHAM HOUSE ACTIVE H24.', 'EGR219'],
    ['DANGER AREA FL050-FL660 ACT', null],
    ['RESTRICTED AREA (H24) ACT', null],
    ['RESTRICTED AREA, AUG24 0800', null],
    ['DANGER AREA SFC-2000FT', null],
    ['DANGER AREA UTC0800-1000', null],
    ['DANGER AREA WI5NM', null],
    ['TSA 20 ACT FL095', null],
  ])('%s: %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });
});

describe('an area that has no designator does not get that of another', () => {
  test.each([
    'AIRSPACE RESERVATION ACTIVATED IN CONJUNCTION WITH EG D701 COMPLEX',
    'TEMPO TRANSPONDER MANDATORY ZONE (TMZ) TMZ1 ACTIVATED. SEE EGTR189A',
    'CTR ACTIVATED. EN R204 NOT AFFECTED',
  ])('%s', (text) => {
    expect(nameIn(text)).toBeNull();
  });
});
