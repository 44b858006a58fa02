import { expect, test } from 'vitest';
import { SUBJECTS, type SubjectCategory } from './subjects.ts';

/** The second and third letters of ICAO Doc 8126, Appendix, NOTAM Code, copied section by section. */
const DOC_8126: Readonly<Record<string, readonly [SubjectCategory, string]>> = {
  'airspace organization': ['airspace', 'AA AC AD AE AF AH AL AN AO AP AR AT AU AV AX AZ'],
  'communications and surveillance facilities': ['communication', 'CA CB CC CD CE CG CL CM CP CR CS CT'],
  'aerodromes and heliports among the facilities': ['aerodrome', 'FA FH FP'],
  'other facilities and services': ['facility', 'FB FC FD FE FF FG FI FJ FL FM FO FS FT FU FW FZ'],
  'GNSS services': ['gnss', 'GA GW'],
  'instrument and microwave landing systems': ['landingSystem', 'IC ID IG II IL IM IN IO IS IT IU IW IX IY'],
  'lighting facilities': ['lighting', 'LA LB LC LD LE LF LG LH LI LJ LK LL LM LP LR LS LT LU LV LW LX LY LZ'],
  'movement and landing area': ['movementArea', 'MA MB MC MD MG MH MK MM MN MO MP MR MS MT MU MW MX MY'],
  'terminal and en-route navigation facilities': ['navigationAid', 'NA NB NC ND NF NL NM NN NO NT NV NX'],
  'other information': ['information', 'OA OE OR'],
  'obstacles and their lights': ['obstacle', 'OB OL'],
  'air traffic procedures': ['procedure', 'PA PB PC PD PE PF PH PI PK PL PM PN PO PR PT PU PX PZ'],
  'airspace restrictions': ['restrictedAirspace', 'RA RD RM RO RP RR RT'],
  'air traffic and VOLMET services': ['trafficService', 'SA SB SC SE SF SL SO SP SS ST SU SV SY'],
  'navigation warnings': ['warning', 'WA WB WC WD WE WF WG WH WJ WL WM WP WR WS WT WU WV WW WY WZ'],
  checklists: ['checklist', 'KK'],
  'plain language': ['other', 'XX'],
};

test.each(Object.entries(DOC_8126))('%s', (_, [category, codes]) => {
  const known = Object.entries(SUBJECTS).filter(([, section]) => section === category);
  // WO, another warning, stands in British Q lines though ICAO does not list it.
  expect(known.map(([code]) => code).filter((code) => code !== 'WO')).toEqual(codes.split(' '));
});

test('no subject stands outside the sections', () => {
  const listed = Object.values(DOC_8126).flatMap(([, codes]) => codes.split(' '));
  expect(Object.keys(SUBJECTS).filter((code) => !listed.includes(code))).toEqual(['WO']);
});
