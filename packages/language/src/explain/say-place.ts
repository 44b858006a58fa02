import { formatPositions } from '@klarnotam/aviation';
import type { Area, AreaShape, NotamFacts } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatDistance } from '../format/distance.ts';
import { formatReach } from '../format/height.ts';
import { formatList } from '../format/list.ts';
import { capitalised, uncapitalised } from '../format/sentence.ts';
import type { NoticeContext } from '../notice-context.ts';
import { say } from '../say.ts';
import type {
  AreaStatement,
  LimitsStatement,
  NamedArea,
  PlaceStatement,
  Statements,
} from '../statements/statements.ts';
import type { SourcedText } from '../wording.ts';
import { openRing, printed, sectorWords } from './say-coordinates.ts';
import { sayAreaName, sayNamedPlace } from './say-named-place.ts';
import { sayRegion } from './say-region.ts';

/** More areas with names and the same heights are counted; their positions are a list apart. */
const NAMED_AREAS = 3;

/** `Lakselv Airport, Banak`: the word for what it is stands in the language. */
const AIRPORT = /^(?<name>.+?) (?:International )?Airport(?:, (?<rest>.+))?$/;
const AERODROME = /^(?<name>.+?) (?:Aerodrome|Airfield)$/;
/** What is called so is no `aerodrome of` anything. */
const BASE = /^(?:RAF|RNAS|MOD|AAC) |\b(?:Base|Station|Heliport)\b/i;

/** The place by name: `Bergen, Flesland (ENBR)`; null where the notice names none. */
export function sayPlaceName(
  { codes, kind }: PlaceStatement,
  { aerodromeName }: NoticeContext,
  catalogue: Catalogue,
): string | null {
  if (codes.length === 0) return null;
  const named = codes.map((code) => {
    if (kind === 'region') return sayRegion(code, catalogue);
    const name = aerodromeName(code);
    return name === null ? code : say(catalogue, 'namedPlace', { name: sayAerodrome(name, catalogue), code });
  });
  // A name tells what it is of.
  if (kind === 'aerodrome' && named.every((name, index) => name !== codes[index]))
    return formatList(named, catalogue);
  const words = { count: codes.length, codes: formatList(named, catalogue) };
  if (kind === 'aerodrome') return say(catalogue, 'placeAerodromes', words);
  return kind === 'region'
    ? say(catalogue, 'placeRegions', words)
    : say(catalogue, 'placeOther', { codes: words.codes });
}

function sayAerodrome(printed: string, catalogue: Catalogue): string {
  const airport = AIRPORT.exec(printed)?.groups;
  if (airport?.name !== undefined) {
    const said = say(catalogue, 'airportNamed', { name: airport.name });
    return airport.rest === undefined ? said : `${said}, ${airport.rest}`;
  }
  if (BASE.test(printed)) return printed;
  const name = AERODROME.exec(printed)?.groups?.name;
  return name === undefined ? printed : say(catalogue, 'aerodromeNamed', { name });
}

/** Where in a few words, as a list of notices shows it: by the names of item E where item A is only for whom it is told. */
export function sayLocation(place: PlaceStatement, context: NoticeContext, catalogue: Catalogue): string {
  const name = capitalised(sayPlaceName(place, context, catalogue) ?? say(catalogue, 'placeUnknown'));
  if (!isFiledOnly(place)) return name;
  const names = [
    ...new Set([...place.names, ...place.namesInEvents].map((each) => sayNamedPlace(each, catalogue))),
  ];
  if (names.length > 0) return formatList(names, catalogue);
  const filedFor = sayFiledFor(place, context, catalogue)?.text.replace(/\s?[.।。]$/u, '');
  return filedFor ?? name;
}

/** Where, as sentences: the place, the areas with their heights, and where the borders are found if the notice does not give them. */
export function sayPlace(
  place: PlaceStatement,
  { areas, limits }: Pick<Statements, 'areas' | 'limits'>,
  context: NoticeContext,
  catalogue: Catalogue,
  isNamed = false,
  subject: ReachSubject = 'one',
): readonly SourcedText[] {
  const name = sayPlaceName(place, context, catalogue);
  const sentences: SourcedText[] = [];
  const hazards = areas.filter(({ excluded }) => !excluded);
  const [only] = hazards;
  const named = hazards.length === 1 && only !== undefined ? withName(only, place) : null;
  const isLeftToArea = named !== null && isPlaceLeftOut(place, name, true);
  const where = isNamed || isLeftToArea ? null : sayWhere(place, name, areas.length > 0, catalogue);
  if (where !== null)
    sentences.push({ text: say(catalogue, 'locationSentence', { place: where }), span: place.span });
  // One place with the heights of items F and G: where and how high are one sentence.
  const isJoined = hazards.length === 1 && only?.upper === null && only.lower === null && limits !== null;
  const joined = isJoined ? limits : null;
  for (const group of areas)
    for (const sentence of sayAreas(
      group === only && isLeftToArea ? named : group,
      areas.length,
      group === only ? joined : null,
      subject,
      catalogue,
    ))
      sentences.push(sentence);
  if (place.withoutArea !== null && areas.length === 0) {
    const { type, area, span } = place.withoutArea;
    sentences.push({
      text: type === 'borders' ? say(catalogue, 'bordersNotGiven') : saySearchArea(area, catalogue),
      span,
    });
  }
  const apart = joined === null ? sayLimits(limits, subject, catalogue) : null;
  return apart === null ? sentences : [...sentences, apart];
}

/** The aerodrome of which the notice tells, where nothing else tells the place: it stands before all else. */
export function sayPlaceFirst(
  place: PlaceStatement,
  context: NoticeContext,
  catalogue: Catalogue,
): string | null {
  if (place.kind !== 'aerodrome' || isFiledOnly(place) || place.names.length > 0) return null;
  const name = sayPlaceName(place, context, catalogue);
  return name === null ? null : capitalised(name);
}

/** For which aerodrome the notice is issued, where item E says that what it tells of is elsewhere; null where it does not. */
export function sayFiledFor(
  place: PlaceStatement,
  context: NoticeContext,
  catalogue: Catalogue,
): SourcedText | null {
  const name = isFiledOnly(place) ? sayPlaceName(place, context, catalogue) : null;
  if (name === null) return null;
  const text = say(catalogue, 'filedForSentence', { place: withinSentence(place, name) });
  return { text, span: place.span };
}

/** Item E says where it is, so item A names only for whom it is told. */
function isFiledOnly({ kind, isElsewhere }: PlaceStatement): boolean {
  return isElsewhere && kind !== 'region';
}

/** A name stays as it is; `Aerodrome EGLC` begins with a word of ours. */
function withinSentence({ kind }: PlaceStatement, name: string): string {
  const isOwnName = kind === 'other' || (kind === 'aerodrome' && hasCode(name));
  return isOwnName ? name : uncapitalised(name);
}

/** A name with its code behind it, in the brackets of any script. */
export function hasCode(name: string): boolean {
  return /[（(]\P{L}?[A-Z]{4}\P{L}?[)）]/u.test(name);
}

function isPlaceLeftOut(place: PlaceStatement, name: string | null, hasAreas: boolean): boolean {
  return (
    name === null || isFiledOnly(place) || (place.kind === 'region' && (hasAreas || place.isNamedInEvents))
  );
}

/** The place by its name and by what item E calls it; null where areas tell it better than the region in which they lie. */
function sayWhere(
  place: PlaceStatement,
  name: string | null,
  hasAreas: boolean,
  catalogue: Catalogue,
): string | null {
  const alone = [...new Set(place.names.map((each) => sayNamedPlace(each, catalogue)))];
  if (isPlaceLeftOut(place, name, hasAreas) || name === null)
    return alone.length === 0 ? null : formatList(alone, catalogue);
  const names = alone.map((each) => say(catalogue, 'adjunctPlace', { name: each }));
  return `${withinSentence(place, name)}${names.join('')}`;
}

/** `group` with what item E calls the place beside its only area; null where that cannot be told. */
function withName(group: AreaStatement, { names }: PlaceStatement): AreaStatement | null {
  const [area, ...others] = group.areas;
  if (area === undefined || others.length > 0 || area.name !== null || area.area.type === 'point')
    return null;
  if (names.length === 0) return null;
  return { ...group, areas: [{ ...area, name: names.join(', ') }] };
}

/** From where to where up, as a sentence; null where only one height says that nothing is known. */
function sayLimits(
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
      return [sayAreaAndReach({ area, name, corners, sign: null, span: null }, excluded, area, catalogue)];
    })
    .join(' ');
}

/** `joined`: heights that hold for all of them and are said nowhere else. */
function sayAreas(
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
  const listed = areas.map((area) => ({
    text: sayAreaAndReach(area, excluded, ownLimits, catalogue),
    span: area.span,
  }));
  // What holds for all of them is not said of the last.
  const reach = ownLimits === limits ? null : formatReach(limits, 'several', catalogue);
  return reach === null ? listed : [...listed, { text: sayReach(reach, 'several', catalogue), span }];
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
  if (!area.complete) text = say(catalogue, 'areaIncomplete', { area: text });
  return isOfText(area) ? text : say(catalogue, 'areaAtAerodrome', { area: text });
}

/** Where and how high as one sentence. */
function withReach(
  text: string,
  limits: Limits,
  form: 'one' | 'several' | 'excluded',
  catalogue: Catalogue,
): string {
  const reach = formatReach(limits, form === 'several' ? 'several' : 'one', catalogue);
  if (reach === null) return text;
  return say(catalogue, 'areaAndReach', { area: text.replace(/\s?[.।。]$/u, ''), reach, form });
}

function sayShapeOf(
  { area, name, corners, sign }: NamedArea,
  excluded: boolean,
  catalogue: Catalogue,
): string {
  const signed = sign === null ? '' : say(catalogue, 'areaSign', { sign });
  const said = name === null ? signed : sayAreaName(name, catalogue);
  const form = excluded ? 'excluded' : sign === null ? 'other' : 'signed';
  const text = sayShape(area, corners, { name: said, form }, catalogue);
  return excluded ? say(catalogue, 'areaExcluded', { area: uncapitalised(text) }) : text;
}

function saySearchArea(area: AreaShape, catalogue: Catalogue): string {
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
