import type { Clause, SurfaceLayer } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { joinWithCommas, joinWithSemicolons } from '../format/join.ts';
import { formatLength } from '../format/length.ts';
import { formatList } from '../format/list.ts';
import { formatNumber } from '../format/number.ts';
import { formatPlaceName } from '../format/place-name.ts';
import { capitalised } from '../format/sentence.ts';
import { fill, say } from '../say.ts';
import { sayFacility } from './say-facility.ts';
import { sayDates } from './say-printed-figures.ts';

type Surface = Extract<Clause, { readonly kind: 'surface' }>;
type Friction = Extract<Clause, { readonly kind: 'friction' }>;
type ReportTime = Extract<Clause, { readonly kind: 'reportTime' }>;

const MM_PER_INCH = 25.4;

/** `Runway 16: runway condition codes 5/5/5, 30% dry snow (depth 1/8 in, 3 mm) on each third`. */
export function saySurface(clause: Surface, catalogue: Catalogue): string {
  const { surface, name, codes, parts, also = [], valid, observed } = clause;
  const { surface: words, times } = catalogue.rows;
  const said = [
    ...(codes === null ? [] : [fill(catalogue, words.codes, { codes })]),
    sayParts(parts, catalogue),
    ...also.map((layers) => sayLayers(layers, catalogue)),
    ...(valid === undefined
      ? []
      : [fill(catalogue, times.valid, { when: sayPeriod(valid.from, valid.to, catalogue) })]),
    ...(observed === null ? [] : [fill(catalogue, words.observed, { when: sayStamp(observed, catalogue) })]),
  ];
  const told = joinWithSemicolons(said, catalogue);
  return surface === null
    ? capitalised(told)
    : say(catalogue, 'clauseFacilityLine', {
        subject: nameSurface(surface, name, catalogue),
        adjuncts: told,
      });
}

function nameSurface(
  surface: NonNullable<Surface['surface']>,
  name: string | null,
  catalogue: Catalogue,
): string {
  const names = name?.split(', ') ?? [];
  const listed = names.map((each) => (/[A-Z]{4}/.test(each) ? formatPlaceName(each) : each));
  const facility = surface === 'taxiway' && names.length > 1 ? 'taxiways' : surface;
  return sayFacility(
    { facility, name: listed.length === 0 ? null : formatList(listed, catalogue) },
    catalogue,
  );
}

/** What lies on the whole of it, or on each third. */
function sayParts(parts: Surface['parts'], catalogue: Catalogue): string {
  const { surface: words } = catalogue.rows;
  const [first = '', second, third] = parts.map((layers) => sayLayers(layers, catalogue));
  if (second === undefined || third === undefined) return first;
  return first === second && second === third
    ? fill(catalogue, words.each, { cover: first })
    : fill(catalogue, words.thirds, { first, second, third });
}

function sayLayers(layers: readonly SurfaceLayer[], catalogue: Catalogue): string {
  return formatList(
    layers.map((layer) => sayLayer(layer, catalogue)),
    catalogue,
  );
}

function sayLayer({ percent, depth, cover, onTopOf }: SurfaceLayer, catalogue: Catalogue): string {
  const { covers, surface: words } = catalogue.rows;
  const above = covers[cover];
  const lying =
    onTopOf === null ? above : fill(catalogue, words.onTopOf, { cover: above, below: covers[onTopOf] });
  const deep =
    depth === null ? lying : fill(catalogue, words.deep, { cover: lying, depth: sayDepth(depth, catalogue) });
  return percent === null ? deep : fill(catalogue, words.share, { cover: deep, percent });
}

function sayDepth({ amount, unit }: NonNullable<SurfaceLayer['depth']>, catalogue: Catalogue): string {
  if (unit === 'FT') return formatLength({ value: amount, unit }, catalogue);
  if (unit !== 'IN') return `${amount}\u00a0${unit.toLowerCase()}`;
  return fill(catalogue, catalogue.rows.inches, {
    value: amount,
    mm: formatNumber(Math.round(amountOf(amount) * MM_PER_INCH), catalogue),
  });
}

/** `1 1/2`, `1/8`, `¾`, `.5` as a number. */
export function amountOf(printed: string): number {
  const written = printed.replace('¼', ' 1/4').replace('½', ' 1/2').replace('¾', ' 3/4').trim();
  return written
    .split(' ')
    .map((part) => part.split('/').map(Number))
    .reduce((sum, [over = 0, under = 1]) => sum + over / under, 0);
}

/** `Runway 16: friction index (CRFI) 0.54/0.55/0.46, at −7 °C, observed …`. */
export function sayFriction({ name, celsius, values, observed }: Friction, catalogue: Catalogue): string {
  const { friction: words, surface } = catalogue.rows;
  const index = values.map((value) => formatNumber(Number(value), catalogue, 2)).join(' / ');
  const said = [
    values.length === 0 ? words.notReported : fill(catalogue, words.index, { values: index }),
    ...(celsius === null ? [] : [fill(catalogue, words.temperature, { celsius: celsius.replace('-', '−') })]),
    ...(observed === null
      ? []
      : [fill(catalogue, surface.observed, { when: sayStamp(observed, catalogue) })]),
  ];
  return say(catalogue, 'clauseFacilityLine', {
    subject: sayFacility({ facility: 'runway', name }, catalogue),
    adjuncts: joinWithCommas(said, catalogue),
  });
}

/** Until when a report holds, when the next one follows, when the surface is to be clear. */
export function sayReportTime({ what, from, to }: ReportTime, catalogue: Catalogue): string {
  const when = from === null ? sayStamp(to, catalogue) : sayPeriod(from, to, catalogue);
  return capitalised(fill(catalogue, catalogue.rows.times[what], { when }));
}

/** Of one day the date stands once. */
function sayPeriod(from: string, to: string, catalogue: Catalogue): string {
  const [begin, end] = [ofMonth(from), ofMonth(to)];
  if (begin === null || end === null || begin.date !== end.date)
    return say(catalogue, 'periodOverDays', { from: sayStamp(from, catalogue), to: sayStamp(to, catalogue) });
  return say(catalogue, 'dayAndHours', {
    date: sayDates(begin.date, catalogue),
    hours: say(catalogue, 'timeRange', { from: begin.time, to: end.time }),
  });
}

const OF_MONTH = /^(?<date>[A-Z]{3} \d{2}) (?<hour>\d{2})(?<minute>\d{2})$/;

function ofMonth(printed: string): { readonly date: string; readonly time: string } | null {
  const { date, hour = '', minute = '' } = OF_MONTH.exec(printed)?.groups ?? {};
  return date === undefined ? null : { date, time: `${hour}:${minute}` };
}

/** `APR 11 1025`, `2304111025`. */
function sayStamp(printed: string, catalogue: Catalogue): string {
  const stamp = ofMonth(printed);
  if (stamp === null) return sayDates(printed, catalogue);
  return joinWithCommas([sayDates(stamp.date, catalogue), `${stamp.time}\u00a0UTC`], catalogue);
}
