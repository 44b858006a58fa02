import { formatPositions } from '@klarnotam/aviation';
import type { Area, AreaShape, NotamFacts } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatDistance } from '../format/distance.ts';
import { formatReach } from '../format/height.ts';
import { formatList } from '../format/list.ts';
import { capitalised, uncapitalised } from '../format/sentence.ts';
import { say } from '../say.ts';
import type { AreaStatement, LimitsStatement, NamedArea } from '../statements/statements.ts';
import type { SourcedText } from '../wording.ts';
import { openRing, printed, sectorWords } from './say-coordinates.ts';
import { sayAreaName } from './say-named-place.ts';

/** More areas with names and the same heights are counted; their positions are a list apart. */
const NAMED_AREAS = 3;

/** From where to where up, as a sentence; null where only one height says that nothing is known. */
export function sayLimits(
  limits: LimitsStatement | null,
  subject: ReachSubject,
  catalogue: Catalogue,
): SourcedText | null {
  const reach = limits === null ? null : formatReach(limits, 'one', catalogue);
  return reach === null ? null : { text: sayReach(reach, subject, catalogue), span: limits?.span ?? null };
}

/** What reaches so far: an area or what is there, or the obstacle of which nothing else is said. */
export type ReachSubject = 'one' | 'obstacle';

function sayReach(reach: string, form: ReachSubject | 'several', catalogue: Catalogue): string {
  return capitalised(say(catalogue, 'reachAlone', { reach, form }));
}

/** The areas that stand in one clause of item E, with their own heights. */
export function sayAreaAt(
  facts: NotamFacts,
  indexes: readonly number[],
  name: string | null,
  catalogue: Catalogue,
): string {
  return indexes
    .flatMap((index) => {
      const area = facts.areas[index];
      if (area === undefined) return [];
      const corners = area.type === 'polygon' ? openRing(formatPositions(area.points)).length : 0;
      const excluded = area.role === 'excluded';
      return [
        sayAreaAndReach(
          { area, name, corners, hasArc: false, sign: null, span: null },
          excluded,
          area,
          catalogue,
        ),
      ];
    })
    .join(' ');
}

/** `joined`: heights that hold for all of them and are said nowhere else. */
export function sayAreas(
  group: AreaStatement,
  groups: number,
  joined: Limits | null,
  subject: ReachSubject,
  catalogue: Catalogue,
): readonly SourcedText[] {
  const { areas, excluded } = group;
  const limits = joined ?? group;
  const [first] = areas;
  const last = areas.at(-1);
  const span = first?.span && last?.span ? { from: first.span.from, to: last.span.to } : null;
  const arePlain = areas.every(({ area, name }) => area.complete && name === null && isOfText(area));
  const arePoints = arePlain && areas.every(({ area }) => area.type === 'point');
  const [only] = areas;
  // A position alone stands in the list.
  if (only !== undefined && arePoints && areas.length === 1 && !excluded) {
    const reach = formatReach(limits, 'one', catalogue);
    return reach === null ? [] : [{ text: sayReach(reach, subject, catalogue), span }];
  }
  const areSigned = areas.every(({ sign }) => sign !== null);
  if (!areSigned && (areas.length > NAMED_AREAS || (areas.length > 1 && arePlain))) {
    const key = excluded ? 'areasExcluded' : arePoints ? 'pointsMany' : 'areasMany';
    const text = say(catalogue, key, { count: countPlaces(areas) });
    return [{ text: withReach(text, limits, excluded ? 'excluded' : 'several', catalogue), span }];
  }
  const ownLimits = areas.length === 1 || groups > 1 || areSigned ? limits : NO_LIMITS;
  const listed = alikeTogether(areas, excluded).map((alike) =>
    sayAlike(alike, excluded, ownLimits, catalogue),
  );
  // What holds for all of them is not said of the last.
  const reach = ownLimits === limits ? null : formatReach(limits, 'several', catalogue);
  return reach === null ? listed : [...listed, { text: sayReach(reach, 'several', catalogue), span }];
}

/** Circles of one size that have no more than a sign are told together, where the first of them stands. */
function alikeTogether(areas: readonly NamedArea[], excluded: boolean): readonly (readonly NamedArea[])[] {
  const keyOf = ({ area, name, sign }: NamedArea, index: number): string =>
    area.type === 'circle' && area.complete && name === null && sign !== null && isOfText(area) && !excluded
      ? `circle ${area.radiusNm}`
      : `one ${index}`;
  return [...Map.groupBy(areas, (each) => keyOf(each, areas.indexOf(each))).values()];
}

function sayAlike(
  alike: readonly NamedArea[],
  excluded: boolean,
  limits: Limits,
  catalogue: Catalogue,
): SourcedText {
  const [first] = alike;
  const last = alike.at(-1);
  if (first === undefined) return { text: '', span: null };
  if (alike.length === 1 || first.area.type !== 'circle')
    return { text: sayAreaAndReach(first, excluded, limits, catalogue), span: first.span };
  const text = say(catalogue, 'areaCircles', {
    signs: formatList(
      alike.flatMap(({ sign }) => sign ?? []),
      catalogue,
    ),
    radius: formatDistance(first.area.radiusNm, catalogue),
  });
  const span = first.span && last?.span ? { from: first.span.from, to: last.span.to } : null;
  return { text: withReach(text, limits, 'several', catalogue), span };
}

/** How many places there are: a position that is printed twice is one. */
function countPlaces(areas: readonly NamedArea[]): number {
  return new Set(areas.map(({ area }, index) => (area.type === 'point' ? printed(area.position) : index)))
    .size;
}

type Limits = Pick<LimitsStatement, 'lower' | 'upper'>;
const NO_LIMITS: Limits = { lower: null, upper: null };

/** Whether the telegram prints where `area` is. */
function isOfText({ source }: Area): boolean {
  return source !== 'aerodrome';
}

/** An area with its heights, and what is not certain of it behind them. */
function sayAreaAndReach(named: NamedArea, excluded: boolean, limits: Limits, catalogue: Catalogue): string {
  const { area } = named;
  let text = withReach(
    sayShapeOf(named, excluded, catalogue),
    limits,
    excluded ? 'excluded' : 'one',
    catalogue,
  );
  if (named.hasArc) text = say(catalogue, 'areaWithArc', { area: text });
  if (!area.complete && !tellsWhatIsMissing(named, excluded))
    text = say(catalogue, 'areaIncomplete', { area: text });
  return isOfText(area) ? text : say(catalogue, 'areaAtAerodrome', { area: text });
}

/** Corners that are known are not counted where others are not. */
function tellsWhatIsMissing({ area, corners }: NamedArea, excluded: boolean): boolean {
  return area.type === 'polygon' && !area.complete && corners !== null && !excluded;
}

const REACH_FORMS = { one: 'joined', several: 'several', excluded: 'one' } as const;

/** Where and how high as one sentence. */
function withReach(
  text: string,
  limits: Limits,
  form: 'one' | 'several' | 'excluded',
  catalogue: Catalogue,
): string {
  const reach = formatReach(limits, REACH_FORMS[form], catalogue);
  if (reach === null) return text;
  return say(catalogue, 'areaAndReach', { area: text.replace(/\s?[.।。]$/u, ''), reach, form });
}

function sayShapeOf(named: NamedArea, excluded: boolean, catalogue: Catalogue): string {
  const { area, name, corners, sign } = named;
  const signed = sign === null ? '' : say(catalogue, 'areaSign', { sign });
  const said = name === null ? signed : sayAreaName(name, catalogue);
  const form = excluded ? 'excluded' : sign === null ? 'other' : 'signed';
  const text = tellsWhatIsMissing(named, excluded)
    ? say(catalogue, 'areaCornersIncomplete', { name: said, form })
    : sayShape(area, corners, { name: said, form }, catalogue);
  return excluded ? say(catalogue, 'areaExcluded', { area: uncapitalised(text) }) : text;
}

/** Where the circle of the Q line points. */
export function saySearchArea(area: AreaShape, catalogue: Catalogue): string {
  if (area.type !== 'circle') return sayShape(area, 0, { name: '', form: 'other' }, catalogue);
  return say(catalogue, 'searchCircle', {
    radius: formatDistance(area.radiusNm, catalogue),
    position: printed(area.centre),
  });
}

function sayShape(
  area: AreaShape,
  corners: number | null,
  named: { readonly name: string; readonly form: string },
  catalogue: Catalogue,
): string {
  switch (area.type) {
    case 'circle':
      return say(catalogue, 'areaCircle', { radius: formatDistance(area.radiusNm, catalogue), ...named });
    case 'polygon':
      return corners === null
        ? say(catalogue, 'areaNamedPoints', named)
        : say(catalogue, 'areaCorners', { count: corners, ...named });
    case 'corridor':
      return say(catalogue, 'areaCorridor', { width: formatDistance(area.widthNm, catalogue), ...named });
    case 'sector': {
      const { radius, from, to } = sectorWords(area, catalogue);
      return say(catalogue, 'areaSector', { radius, from, to, ...named });
    }
    case 'point':
      return say(catalogue, 'areaPoint', { position: `${printed(area.position)}${named.name}` });
  }
}
