import type { Adjunct, MilitaryArea } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatLength } from '../format/length.ts';
import { formatPlaceName } from '../format/place-name.ts';
import { formatList } from '../format/list.ts';
import { formatNumber } from '../format/number.ts';
import { fill, say } from '../say.ts';
import { groupAdjuncts } from './group-adjuncts.ts';
import { sayAerodromeFeature } from './say-feature.ts';
import { isSea, sayNamedPlace } from './say-named-place.ts';
import { sayFigureAdjunct } from './say-figure-adjunct.ts';
import { sayFrom } from './say-rule.ts';
import { sayUsers } from './say-users.ts';
import { sayFigures } from './say-printed-figures.ts';

/** The adjuncts of a statement: those that stand before it in the language, and those that stand behind. */
export function renderAdjuncts(
  adjuncts: readonly Adjunct[],
  catalogue: Catalogue,
): { readonly before: string; readonly after: string } {
  let before = '';
  let after = '';
  const simple = new Set<string>();
  for (const { adjunct, bounds } of groupAdjuncts(adjuncts, catalogue)) {
    const text = renderAdjunct(adjunct, catalogue, bounds);
    // `(BIDIRECTIONAL) VICE VERSA` says the same twice.
    if (adjunct.type === 'simple' && simple.size === simple.add(text).size) continue;
    if (text.startsWith('<')) before += text.slice(1);
    else after += text;
  }
  return { before, after };
}

function renderAdjunct(adjunct: Adjunct, catalogue: Catalogue, bounds: readonly Adjunct[] = []): string {
  const text = wordAdjunct(adjunct, catalogue, bounds);
  return catalogue.marking === undefined ? text : catalogue.marking.adjunct(adjunct.type, text);
}

function wordAdjunct(adjunct: Adjunct, catalogue: Catalogue, bounds: readonly Adjunct[]): string {
  const words = catalogue.clauses;
  switch (adjunct.type) {
    case 'radius': {
      const radius = formatLength(adjunct.radius, catalogue);
      return adjunct.position === null
        ? say(catalogue, 'adjunctRadiusOnly', { radius })
        : say(catalogue, 'adjunctRadius', { radius, position: adjunct.position });
    }
    case 'positions':
      return say(catalogue, isOne(adjunct.positions) ? 'adjunctPosition' : 'adjunctPositions', {
        positions: adjunct.positions,
      });
    case 'bounded':
      if (adjunct.positions === null) return say(catalogue, 'adjunctBoundedNext');
      // `COORD: 405849N0291234E` bounds nothing.
      return say(catalogue, isOne(adjunct.positions) ? 'adjunctPosition' : 'adjunctBounded', {
        positions: adjunct.positions,
      });
    case 'corridor': {
      const distance = formatLength(adjunct.distance, catalogue);
      return adjunct.positions === null
        ? say(catalogue, 'adjunctCorridorNext', { distance })
        : say(catalogue, 'adjunctCorridor', { distance, positions: adjunct.positions });
    }
    case 'arc': {
      const values = {
        radius: formatLength(adjunct.radius, catalogue),
        centre: adjunct.centre,
        ends: adjunct.ends ?? '',
      };
      if (adjunct.ends === null)
        return say(catalogue, adjunct.clockwise ? 'arcClockwise' : 'arcAnticlockwise', values);
      return say(catalogue, adjunct.clockwise ? 'arcClockwiseBetween' : 'arcAnticlockwiseBetween', values);
    }
    case 'wholly':
      return words.wholly[adjunct.area];
    case 'lowFlyingArea':
      return say(catalogue, 'adjunctLowFlyingArea', {
        number: formatList(adjunct.number.split(', '), catalogue),
      });
    case 'militaryAreas': {
      const areas = formatList(
        adjunct.areas.map((area) => sayMilitaryArea(area, catalogue)),
        catalogue,
      );
      return fill(catalogue, words.inMilitaryAreas, { areas });
    }
    case 'bearing':
      return sayBearing(adjunct, catalogue);
    case 'aroundPoints':
      return fill(catalogue, words.aroundPoints, { radius: formatLength(adjunct.radius, catalogue) });
    case 'count':
      return adjunct.count === null
        ? (words.severalOfThem ?? '')
        : say(catalogue, 'adjunctPlace', { name: String(adjunct.count) });
    case 'areaName':
      return say(catalogue, 'adjunctAreaName', { name: adjunct.name });
    case 'place':
      return say(catalogue, placeKey(adjunct), { name: sayNamedPlace(adjunct.name, catalogue) });
    case 'between':
    case 'fromTo': {
      const ends = {
        from: sayAerodromeFeature(adjunct.from, catalogue),
        to: sayAerodromeFeature(adjunct.to, catalogue),
      };
      return say(catalogue, adjunct.type === 'between' ? 'adjunctBetween' : 'adjunctFromTo', ends);
    }
    case 'relation': {
      const place = formatList(
        adjunct.places.map((feature) => sayAerodromeFeature(feature, catalogue)),
        catalogue,
      );
      // One is in a region, not at it.
      const isIn = adjunct.relation === 'at' && adjunct.places.every(({ feature }) => feature === 'region');
      const relation = fill(catalogue, words.relations[isIn ? 'inside' : adjunct.relation], { place });
      return adjunct.distance === null
        ? relation
        : say(catalogue, 'adjunctDistance', {
            distance: formatLength(adjunct.distance, catalogue),
            relation,
          });
    }
    case 'via':
      return say(catalogue, 'adjunctVia', { points: adjunct.points });
    case 'users': {
      const users = `${sayUsers(adjunct.users, catalogue)}${sayBounds(bounds, catalogue)}`;
      return adjunct.scope === 'including'
        ? fill(catalogue, catalogue.rules.including, { users })
        : say(catalogue, SCOPE_KEYS[adjunct.scope], { users });
    }
    case 'unlessPermitted':
      return fill(catalogue, catalogue.rules.unlessPermitted, {
        from: sayFrom(adjunct.authority, catalogue),
      });
    case 'unlessOperatedOrPermitted':
      return fill(catalogue, catalogue.rules.unlessOperatedOrPermitted, {
        from: sayFrom(adjunct.authority, catalogue),
      });
    case 'simple':
      return words.simple[adjunct.code];
    case 'cause':
      return say(catalogue, 'adjunctCause', { cause: words.causes[adjunct.cause] });
    case 'causeAsPrinted':
      return say(catalogue, 'adjunctCauseAsPrinted', { cause: adjunct.cause });
    case 'figure':
      return fill(catalogue, words.figures[adjunct.figure], {
        value:
          adjunct.figure === 'windFarmToBuild'
            ? formatPlaceName(adjunct.value)
            : sayFigures(adjunct.value, catalogue),
      });
    case 'species': {
      const names = adjunct.species.map((code) => words.species[code]);
      return say(catalogue, 'adjunctPlace', { name: formatList(names, catalogue) });
    }
    default:
      return sayFigureAdjunct(adjunct, catalogue);
  }
}

function placeKey({
  name,
  located,
}: Extract<Adjunct, { readonly type: 'place' }>): 'adjunctAt' | 'adjunctInSea' | 'adjunctPlace' {
  if (located !== true) return 'adjunctPlace';
  return isSea(name) ? 'adjunctInSea' : 'adjunctAt';
}

/** Several numbers of a kind are a list within the list. */
function sayMilitaryArea(area: MilitaryArea, catalogue: Catalogue): string {
  const pattern = catalogue.clauses.militaryAreas[area.kind];
  if ('name' in area) {
    const named = fill(catalogue, pattern, { name: formatPlaceName(area.name), form: 'one' });
    return area.hours === null ? named : `${named}${catalogue.clauses.militaryHours[area.hours]}`;
  }
  const numbers = area.numbers.split(', ');
  const form = numbers.length === 1 ? 'one' : 'several';
  return fill(catalogue, pattern, { name: formatList(numbers, catalogue), form });
}

function sayBearing(
  { degrees, north, distance, from }: Extract<Adjunct, { readonly type: 'bearing' }>,
  catalogue: Catalogue,
): string {
  const { bearings } = catalogue.clauses;
  const values = {
    distance: formatLength(distance, catalogue),
    place: sayAerodromeFeature(from, catalogue),
  };
  if (degrees === null) return fill(catalogue, bearings.distanceFrom, values);
  const decimals = degrees.split('.')[1]?.length;
  const figure = decimals === undefined ? degrees : formatNumber(Number(degrees), catalogue, decimals);
  const bearing = fill(catalogue, bearings[north ?? 'unstated'], { degrees: figure });
  return fill(catalogue, bearings.distanceAndBearingFrom, { ...values, bearing });
}

/** Where and when the users just named are meant, in parentheses behind them; empty where that is not told. */
function sayBounds(bounds: readonly Adjunct[], catalogue: Catalogue): string {
  return bounds
    .map((bound) => renderAdjunct(bound, catalogue).replace(/^[< ,，]+|[ ,、，]+$/g, ''))
    .map((name) => say(catalogue, 'adjunctPlace', { name }))
    .join('');
}

const SCOPE_KEYS = {
  for: 'adjunctFor',
  to: 'adjunctClosedTo',
  by: 'adjunctFor',
  except: 'adjunctExceptFor',
  only: 'adjunctOnlyFor',
} as const;
/** One position has two letters of the compass. */
function isOne(positions: string): boolean {
  return (positions.match(/[NSEW]/g) ?? []).length <= 2;
}
