import type { Qualifier } from '../facts.ts';
import type { FoundHazard } from './find-hazard.ts';
import type { Hazard } from './reason.ts';

/** Warnings by the second and third letter of the NOTAM code. */
const BY_SUBJECT: ReadonlyMap<string, Hazard> = new Map(
  Object.entries<Hazard>({
    WA: 'airDisplay',
    WB: 'airDisplay',
    WC: 'captiveBalloon',
    WD: 'blasting',
    WE: 'militaryExercise',
    WF: 'otherActivity',
    WG: 'gliding',
    WH: 'blasting',
    WJ: 'aerialWork',
    WL: 'balloons',
    WM: 'firing',
    WP: 'parachuting',
    WR: 'gasRelease',
    WS: 'gasRelease',
    WT: 'trafficConcentration',
    WU: 'unmannedAircraft',
    WV: 'lowFlying',
    WW: 'smoke',
    WY: 'aerialWork',
    WZ: 'modelFlying',
  }),
);

/** The warning that the Q code gives (`QW…`), or the danger that item E has `named`. */
export function hazardOfSubject(qualifier: Qualifier | null, named: FoundHazard | null): FoundHazard | null {
  const subject = qualifier?.subject ?? null;
  if (subject === null || !(subject.startsWith('W') || subject === 'XX')) return null;
  const hazard = BY_SUBJECT.get(subject) ?? 'otherActivity';
  return named === null || named.hazard === 'otherActivity' ? { hazard, found: named?.found ?? null } : named;
}
