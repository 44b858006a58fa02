import type { AerodromeFeature } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatPlaceName } from '../format/place-name.ts';
import { fill } from '../say.ts';
import { aerodromeIn } from './say-named-place.ts';

/** Points of the air have five letters, aids three. */
const MAY_BE_A_POINT = /^(?:[A-Z]{3}|[A-Z]{5})$/;

/** Words of a name as people write them; a point or an aid of the air stays as printed. */
function sayName(name: string, feature: AerodromeFeature['feature'] = null): string {
  if (feature === 'centreLine') return name.replace(/^[^\d]+(?= \d)/, formatPlaceName);
  // `TEHRAN (OIIX)`: a name and its code.
  if (feature === 'region') return name.replace(/^[A-Z ]{5,}(?=$| \([A-Z]{4}\)$)/, formatPlaceName);
  return feature === 'referencePoint' ||
    feature === 'aerodrome' ||
    (feature === null && /^[A-Z' ,/-]+$/.test(name) && !MAY_BE_A_POINT.test(name))
    ? formatPlaceName(name)
    : name;
}

/** A part of an aerodrome, or a place by its name, as it stands behind a preposition. */
export function sayAerodromeFeature({ feature, name }: AerodromeFeature, catalogue: Catalogue): string {
  if (feature === null) {
    const aerodrome = aerodromeIn(name ?? '');
    if (aerodrome !== null && aerodrome.rest === null)
      return sayAerodromeFeature({ feature: 'aerodrome', name: aerodrome.name }, catalogue);
    return sayName(name ?? '');
  }
  const words = catalogue.clauses.aerodromeFeatures[feature];
  return name === null ? words.unnamed : fill(catalogue, words.named, { name: sayName(name, feature) });
}
