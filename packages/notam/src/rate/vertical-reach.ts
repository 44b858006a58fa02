import { heightToFeet, readHeight, SURFACE, type Height, type Span } from '@klarnotam/aviation';
import type { NotamFacts } from '../facts.ts';
import { rangesInText } from '../height/ranges-in-text.ts';
import type { Reason } from './reason.ts';
import { findPhrase } from '../search/find-phrase.ts';
import { phrase } from '../search/phrase.ts';
import type { SearchText } from '../search/search-text.ts';

/** Whether a volume comes down to where drones fly: the ground to 150 m (500 ft) above it. */
export interface VerticalReach {
  /** `unknown`: the NOTAM gives no base, its subject decides. */
  readonly kind: 'reaches' | 'uncertain' | 'above' | 'unknown';
  readonly base: Height | null;
  /** Where item E gives the base; null when another item does. */
  readonly span: Span | null;
  /** The base is above sea level or a flight level, and how high the ground is there is not known. */
  readonly restsOnGround: boolean;
  /** Item E names a part that comes down lower than item F says. */
  readonly lowerInText: boolean;
  /** Item F is there but could not be read. */
  readonly unread: boolean;
}

/** Highest base above ground that reaches drone heights, in feet. */
export const REACH_AGL_FT = 500;
/** Highest base above sea level that is taken to reach drone heights, in feet, with the ground near sea level. */
const REACH_AMSL_FT = 1500;
/** Above this base above sea level drone heights are not reached, in feet, with the ground near sea level. */
const CLEAR_AMSL_FT = 3000;

/** What is known of the ground where a NOTAM applies, in feet above mean sea level; null when it is not. */
export interface Ground {
  /** Nothing there is higher. */
  readonly highestFtAmsl: number | null;
  /** Something there is as high; the rest may be higher. Counts while the highest is not known. */
  readonly reachesFtAmsl: number | null;
}

type Classified = Pick<VerticalReach, 'kind' | 'restsOnGround'>;

function classify(base: Height, ground: Ground): Classified {
  const baseFt = heightToFeet(base);
  if (base.reference === 'sfc') return { kind: 'reaches', restsOnGround: false };
  if (base.reference === 'agl') {
    return { kind: baseFt <= REACH_AGL_FT ? 'reaches' : 'above', restsOnGround: false };
  }
  if (base.reference === 'unl' || !Number.isFinite(baseFt)) return { kind: 'unknown', restsOnGround: false };
  const { highestFtAmsl, reachesFtAmsl } = ground;
  const restsOnGround = highestFtAmsl === null;
  // Ground that reaches so high counts only where it makes the volume come nearer to it.
  const groundFtAmsl = highestFtAmsl ?? Math.max(0, reachesFtAmsl ?? 0);
  if (restsOnGround && groundFtAmsl === 0 && base.reference === 'std')
    return { kind: baseFt > 0 ? 'above' : 'reaches', restsOnGround: baseFt > 0 };
  const aboveGroundFt = baseFt - groundFtAmsl;
  if (aboveGroundFt <= REACH_AMSL_FT)
    return { kind: 'reaches', restsOnGround: restsOnGround && aboveGroundFt > REACH_AGL_FT };
  return { kind: aboveGroundFt <= CLEAR_AMSL_FT ? 'uncertain' : 'above', restsOnGround };
}

/** `FLARES MAY DROP BELOW THE LOWER LIMIT`. */
const BELOW_THE_BASE =
  /\b(?:BELOW|BENEATH|UNDER) (?:THE |ITS )?(?:LOWER LIMIT|BASE|LOWER LEVEL)\b|\bALL LEVELS BELOW\b|\bDOWN TO (?:THE )?(?:GND|GROUND|SFC|SURFACE)\b/;

interface GivenBase {
  readonly base: Height;
  /** See {@link VerticalReach.span}. */
  readonly span: Span | null;
}

/** The bases of all the vertical ranges that item E writes (`SFC-2000FT AMSL`, `3500FT AMSL/FL095`). */
function basesInText(text: SearchText): GivenBase[] {
  return rangesInText(text.words).flatMap(({ lower, from, to }) =>
    lower === null ? [] : [{ base: lower, span: text.placeOf(from, to) }],
  );
}

const LOW_TOP = phrase(
  String.raw`(?:BELOW|BLW|UP TO|NOT ABOVE|MAX(?:IMUM)? (?:HGT|HEIGHT)(?: OF)?) (\d{1,4} ?(?:FT|FEET|M|METERS|METRES) ?(?:AGL|ABOVE GROUND LEVEL))`,
);

/** `BELOW 400FT AGL`: where the text gives such a top, its volume lies at drone heights whatever item F says. */
function findLowTop(text: SearchText): GivenBase | null {
  const found = findPhrase(text, LOW_TOP, ({ groups }) => {
    const top = readHeight(groups[0] ?? '', 0)?.height;
    return !!top && heightToFeet(top) <= REACH_AGL_FT;
  });
  return found && { base: SURFACE, span: found.span };
}

/** No ground that drones fly over comes near to such a base, in feet above mean sea level. */
const FAR_ABOVE_FT = 18_000;

/** Whether a base above sea level, or a flight level, is so high that the height of the ground does not matter. */
export function isFarAbove({ base, lowerInText }: VerticalReach): boolean {
  return base !== null && !lowerInText && heightToFeet(base) >= FAR_ABOVE_FT;
}

const ORDER = { reaches: 0, uncertain: 1, unknown: 2, above: 3 } as const;

/**
 * Where the volume of a NOTAM begins: item F, or the limits that item E gives its areas where these come down to drone heights and
 * item F does not; else the limits of its areas, else item E, else the Q line. Bounds as in the rating
 * guideline; a base above mean sea level or a flight level is measured against the ground where its height is known.
 */
export function readVerticalReach(
  facts: Pick<NotamFacts, 'lower' | 'areas' | 'qualifier' | 'problems'>,
  text: SearchText,
  ground: Ground,
): VerticalReach {
  const unread = facts.lower === null && facts.problems.some(({ field }) => field === 'lower');
  if (facts.lower !== null) {
    const { kind, restsOnGround } = classify(facts.lower, ground);
    const drawn = kind === 'reaches' ? null : lowestOf(basesOfAreas(facts.areas), ground);
    const stricter = drawn?.kind === 'reaches' ? drawn : kind === 'reaches' ? null : findLowTop(text);
    if (stricter !== null) {
      const { base, span } = stricter;
      const isDrawn = stricter === drawn && drawn.restsOnGround;
      return { kind: 'reaches', base, span, restsOnGround: isDrawn, lowerInText: false, unread };
    }
    const lowerInText =
      kind !== 'reaches' &&
      (lowestOf(basesInText(text), ground)?.kind === 'reaches' || BELOW_THE_BASE.test(text.words));
    return { kind, base: facts.lower, span: null, restsOnGround, lowerInText, unread };
  }
  const lowest = lowestOf(basesOfAreas(facts.areas), ground) ?? lowestOf(basesInText(text), ground);
  if (lowest !== null) {
    const { kind, restsOnGround, base, span } = lowest;
    return { kind, base, span, restsOnGround, lowerInText: false, unread };
  }
  const { kind, restsOnGround, base } = fromQualifier(facts.qualifier, ground);
  return { kind, base, span: null, restsOnGround, lowerInText: false, unread };
}

/** Of several bases the one that comes down furthest. */
function lowestOf(bases: readonly GivenBase[], ground: Ground): (GivenBase & Classified) | null {
  let lowest: (GivenBase & Classified) | null = null;
  for (const { base, span } of bases) {
    const { kind, restsOnGround } = classify(base, ground);
    if (lowest === null || ORDER[kind] < ORDER[lowest.kind]) lowest = { base, span, kind, restsOnGround };
  }
  return lowest;
}

/** The lower limits of the areas that item E draws. */
function basesOfAreas(areas: NotamFacts['areas']): GivenBase[] {
  const bases: GivenBase[] = [];
  for (const { source, role, lower } of areas)
    if (source !== 'qualifier' && role === 'hazard' && lower !== null)
      bases.push({ base: lower, span: null });
  return bases;
}

function fromQualifier(
  qualifier: NotamFacts['qualifier'],
  ground: Ground,
): Pick<VerticalReach, 'kind' | 'restsOnGround' | 'base'> {
  const lowerFl = qualifier?.lowerFl ?? null;
  if (lowerFl === null) return { kind: 'unknown', restsOnGround: false, base: null };
  if (lowerFl === 0) {
    const given = qualifier?.upperFl !== null && qualifier?.upperFl !== 999;
    return {
      kind: given ? 'reaches' : 'unknown',
      restsOnGround: false,
      base: given ? { value: 0, unit: 'ft', reference: 'sfc' } : null,
    };
  }
  const asAmsl = classify({ value: lowerFl * 100, unit: 'ft', reference: 'amsl' }, ground);
  return { ...asAmsl, base: { value: lowerFl, unit: 'fl', reference: 'std' } };
}

/** The reasons that say what a rating rests on, as far as heights go. */
export function reachReasons(reach: VerticalReach): Reason[] {
  const support = supportOf(reach);
  return reach.unread ? [{ code: 'limitsUnread', span: null }, ...support] : support;
}

function supportOf(reach: VerticalReach): Reason[] {
  const { base, span } = reach;
  if (base === null || reach.kind === 'unknown') return [{ code: 'reachAssumed', span: null }];
  if (reach.kind === 'reaches' && !reach.restsOnGround)
    return [{ code: 'reachesDroneHeights', lower: base, span }];
  const first: Reason =
    reach.kind === 'above'
      ? { code: 'aboveDroneHeights', lower: base, span }
      : { code: 'reachUncertain', lower: base, span };
  return reach.restsOnGround ? [first, { code: 'groundHeightUnknown', lower: base, span }] : [first];
}
