import { toUtcInstant } from '@klarnotam/aviation';
import type { Conditions } from '../elements.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';
import { lowestVisibility } from '../warn/judge-sight.ts';
import type { Likelihood, LowVisibility } from './glance.ts';
import type { Stretch } from './stretches.ts';
import { worseChances } from './worse-chances.ts';

/** How far one sees through a part of a row. */
interface Sight {
  readonly visibilityM: number;
  readonly likelihood: Likelihood | null;
  readonly part: Stretch;
}

/**
 * Down to which figure one sees, from 5 km on: the lowest that prevails, then the lowest that comes at times or perhaps, where that is lower than
 * all that prevails beside it; each spell by itself. What a worse chance brings is told with it.
 */
export function lowVisibilitiesOf(parts: readonly Stretch[]): LowVisibility[] {
  const prevailing = parts.map((part) => sightOf(part.prevailing, null, part));
  const chances = parts.flatMap((part, index) => {
    const worse = new Set(worseChances(part));
    const besideM = prevailing[index]?.visibilityM ?? Infinity;
    return part.chances
      .filter((chance) => !worse.has(chance))
      .map(({ conditions, likelihood }) => sightOf(conditions, likelihood, part))
      .filter(({ visibilityM }) => visibilityM < besideM);
  });
  const worstChance = lowestOf(chances);
  const alike = chances.filter(
    ({ likelihood }) => JSON.stringify(likelihood) === JSON.stringify(worstChance?.likelihood),
  );
  return [...told(prevailing), ...told(alike)];
}

function sightOf(conditions: readonly Conditions[], likelihood: Likelihood | null, part: Stretch): Sight {
  const visibilityM = conditions.reduce(
    (leastM, each) => Math.min(leastM, lowestVisibility(each) ?? Infinity),
    Infinity,
  );
  return { visibilityM, likelihood, part };
}

function lowestOf(sights: readonly Sight[]): Sight | null {
  return sights.reduce<Sight | null>(
    (lowest, each) => (lowest === null || each.visibilityM < lowest.visibilityM ? each : lowest),
    null,
  );
}

/** Each spell of them, between gaps, with its lowest. */
function told(sights: readonly Sight[]): LowVisibility[] {
  const spells: Sight[][] = [];
  for (const sight of sights.filter(({ visibilityM }) => visibilityM <= LIMITS.toldVisibilityM.value)) {
    const last = spells.at(-1);
    if (last?.at(-1)?.part.toMs === sight.part.fromMs) last.push(sight);
    else spells.push([sight]);
  }
  return spells.flatMap((spell) => {
    const lowest = lowestOf(spell);
    const [first, last] = [spell[0], spell.at(-1)];
    if (lowest === null || first === undefined || last === undefined) return [];
    const { visibilityM, likelihood } = lowest;
    return {
      visibilityM,
      varies: spell.some((each) => each.visibilityM !== visibilityM),
      likelihood,
      from: toUtcInstant(first.part.fromMs),
      to: toUtcInstant(last.part.toMs),
    };
  });
}
