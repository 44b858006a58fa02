import { expect, test } from 'vitest';
import type { Clause } from './clause.ts';
import { readClause } from './read-clause.ts';

type Minima = Extract<Clause, { readonly kind: 'minima' }>;

/** `mda 460, touchdown 447 (all)`: the groups as one line. */
function groupsOf(text: string): string | null {
  const read = readClause(text);
  if (read?.kind !== 'minima') return null;
  const group = ({ categories, figures }: Minima['groups'][number]): string =>
    `${figures.map(({ measure, amount, unit }) => `${measure} ${amount}${unit}`).join(', ')} (${categories ?? ''})`;
  return read.groups.map(group).join('; ');
}

test.each([
  ['S-LOC 13L MDA 460/HAT 447 ALL CATS.', 'minimumDescentAltitude 460FT, aboveTouchdown 447FT (all)'],
  ['S-ILS 31L, DA 287/HAT 274 ALL CATS.', 'decisionAltitude 287FT, aboveTouchdown 274FT (all)'],
  ['S-LNAV MDA 880/HAT 562 ALL CATS.', 'minimumDescentAltitude 880FT, aboveTouchdown 562FT (all)'],
  ['RNP 0.30 DA 422/HAT 410.', 'decisionAltitude 422FT, aboveTouchdown 410FT ()'],
  [
    'RNP 0.30 DA 380/HAT 367, VIS 5/8 ALL CATS.',
    'decisionAltitude 380FT, aboveTouchdown 367FT (); visibility 5/8SM (all)',
  ],
  [
    'LNAV MDA 600/HAT 508, VIS CATS C/D RVR 5500.',
    'minimumDescentAltitude 600FT, aboveTouchdown 508FT (); visualRange 5500FT (C/D)',
  ],
  [
    'CIRCLING CAT D MDA 1100/HAA 650, CAT C MDA 1080/630.',
    'minimumDescentAltitude 1100FT, aboveAerodrome 650FT (D); minimumDescentAltitude 1080FT, aboveAerodrome 630FT (C)',
  ],
  ['VIS CAT C 1 3/4.', 'visibility 1 3/4SM (C)'],
  ['VISIBILITY CAT A/B 1, CAT C 1 3/4.', 'visibility 1SM (A/B); visibility 1 3/4SM (C)'],
  ['VISIBILITY ALL CATS RVR 2000.', 'visualRange 2000FT (all)'],
  ['S-8L MDA CAT A/B VIS 1, CAT C/D/E VIS 1 3/8.', 'visibility 1SM (A/B); visibility 1 3/8SM (C/D/E)'],
  [
    'S-ILS 24R CAT ABCDE CHG TO 867/40 250 (300-3/4).',
    'minimumAltitude 867FT, visualRange 4000FT, aboveTouchdown 250FT, ceilingPlanned 300FT, visibilityPlanned 3/4SM (A/B/C/D/E)',
  ],
  [
    'CAT C 740-2 730 (800-2).',
    'minimumAltitude 740FT, visibility 2SM, aboveEither 730FT, ceilingPlanned 800FT (C)',
  ],
  ['CAT A: OCA(H) 782 (120)', 'obstacleClearanceAltitude 782FT, obstacleClearanceHeight 120FT (A)'],
])('%s', (text, groups) => {
  expect(groupsOf(text)).toBe(groups);
});

test.each([
  'S-LOC 13L MDA 460/HAT 447 ALL CATS EXCEPT D.',
  'WHEN ALS INOP INCREASE CAT CDE VIS TO 2 MILES.',
  'CAT D VIS TO 1700M, RVR NA.',
  'LNAV MDA 560/HAT 467 ALL CATS, VIS CATS C/D NA.',
  'CAT A CAT B.',
  'CAT A 570 (532)',
])('what is not understood to its end stays unread: %s', (text) => {
  expect(groupsOf(text)).toBeNull();
});
