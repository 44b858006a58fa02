import type { Catalogue } from '../catalogue.ts';
import { formatList } from '../format/list.ts';
import { capitalised, uncapitalised } from '../format/sentence.ts';
import type { NoticeContext } from '../notice-context.ts';
import { say } from '../say.ts';
import type { AreaStatement, PlaceStatement, Statements } from '../statements/statements.ts';
import type { SourcedText } from '../wording.ts';
import { sayAreas, sayLimits, saySearchArea, type ReachSubject } from './say-areas.ts';
import { sayBorders } from './say-borders.ts';
import { sayNamedPlace } from './say-named-place.ts';
import { sayRegion } from './say-region.ts';

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
  { areas, limits, references }: Pick<Statements, 'areas' | 'limits' | 'references'>,
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
  const apart = joined === null ? sayLimits(limits, subject, catalogue) : null;
  const without = areas.length === 0 ? place.withoutArea : null;
  // How high an airspace goes stands behind its name, where its borders are behind that.
  if (apart !== null && without?.type === 'borders') sentences.push(apart);
  if (without !== null)
    sentences.push({
      text:
        without.type === 'borders'
          ? sayBorders(references, catalogue)
          : saySearchArea(without.area, catalogue),
      span: without.span,
    });
  return apart === null || without?.type === 'borders' ? sentences : [...sentences, apart];
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
