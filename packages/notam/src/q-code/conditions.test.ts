import { expect, test } from 'vitest';
import { CONDITIONS, type ConditionCategory } from './conditions.ts';

/** The fourth and fifth letters of ICAO Doc 8126, Appendix, NOTAM Code, copied section by section. */
const DOC_8126: Readonly<Record<ConditionCategory, string>> = {
  availability: 'AC AD AF AG AH AK AL AM AN AO AP AR AS AU AW AX',
  change: 'CA CC CD CE CF CG CH CI CL CM CN CO CP CR CS CT',
  hazard: 'HA HB HC HD HE HF HG HH HI HJ HK HL HM HN HO HP HQ HR HS HT HU HV HW HX HY HZ',
  limitation: 'LA LB LC LD LE LF LG LH LI LK LL LN LP LR LS LT LV LW LX',
  trigger: 'TT',
  checklist: 'KK',
  other: 'XX',
};

test.each(Object.entries(DOC_8126))('%s', (category, codes) => {
  const known = Object.entries(CONDITIONS).filter(([, section]) => section === category);
  expect(known.map(([code]) => code)).toEqual(codes.split(' '));
});
