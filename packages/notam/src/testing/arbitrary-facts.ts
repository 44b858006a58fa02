import { destination, heightToFeet, toUtcInstant, type Height, type Position } from '@klarnotam/aviation';
import fc from 'fast-check';
import { differingLimits } from '../area/differing-limits.ts';
import { NO_LIMITS, type AreaLimits } from '../area/read-area-limits.ts';
import type { Area, AreaShape, Contact, Qualifier } from '../facts.ts';
import type { RenderableFacts } from './render-notam.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A position is rounded to what is printed of it: to the second or, `perDegree` 60, to the minute. */
function rounded({ lat, lon }: Position, perDegree: number): Position {
  const angle = (degrees: number): number => {
    const units = Math.round(Math.abs(degrees) * perDegree);
    const minutes = perDegree === 60 ? units : Math.floor(units / 60);
    const seconds = perDegree === 60 ? 0 : units % 60;
    const value = Math.floor(minutes / 60) + (minutes % 60) / 60 + seconds / 3600;
    return degrees < 0 && value !== 0 ? -value : value;
  };
  return { lat: angle(lat), lon: angle(lon) };
}

const place = fc
  .record({
    lat: fc.double({ min: -70, max: 70, noNaN: true }),
    lon: fc.double({ min: -170, max: 170, noNaN: true }),
  })
  .map((position) => rounded(position, 60));

function near(centre: Position): fc.Arbitrary<Position> {
  return fc
    .record({ deg: fc.integer({ min: 0, max: 359 }), nm: fc.integer({ min: 1, max: 20 }) })
    .map(({ deg, nm }) => rounded(destination(centre, deg, nm), 3600));
}

/** Corners in their order around the centre: such a ring does not cross itself. */
function ring(centre: Position): fc.Arbitrary<Position[]> {
  return fc
    .array(fc.integer({ min: 3, max: 20 }), { minLength: 3, maxLength: 8 })
    .map((distances) =>
      distances.map((nm, index) => rounded(destination(centre, (index * 360) / distances.length, nm), 3600)),
    );
}

const tenth = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);

function circle(centre: Position): fc.Arbitrary<AreaShape> {
  return fc.record({ type: fc.constant('circle' as const), centre: near(centre), radiusNm: tenth(0.1, 25) });
}

function polygon(centre: Position): fc.Arbitrary<AreaShape> {
  return fc.record({ type: fc.constant('polygon' as const), points: ring(centre) });
}

function corridor(centre: Position): fc.Arbitrary<AreaShape> {
  const ends = fc.tuple(near(centre), near(centre)).filter(([a, b]) => a.lat !== b.lat || a.lon !== b.lon);
  const widthNm = tenth(0.1, 5).map((half) => half * 2);
  return fc.record({ type: fc.constant('corridor' as const), path: ends, widthNm });
}

function point(centre: Position): fc.Arbitrary<AreaShape> {
  return fc.record({ type: fc.constant('point' as const), position: near(centre) });
}

/** One area of any kind, or several that are bounded each on its own. */
function shapesAround(centre: Position): fc.Arbitrary<AreaShape[]> {
  const several = { minLength: 1, maxLength: 3 };
  return fc.oneof(
    fc.oneof(corridor(centre), point(centre)).map((each) => [each]),
    fc.array(circle(centre), several),
    fc.array(polygon(centre), several),
  );
}

const SFC: Height = { value: 0, unit: 'ft', reference: 'sfc' };
const UNL: Height = { value: null, unit: 'ft', reference: 'unl' };

const feet = (min: number, max: number): fc.Arbitrary<Height> =>
  fc.record({
    value: fc.integer({ min, max }),
    unit: fc.constant('ft' as const),
    reference: fc.constantFrom('agl' as const, 'amsl' as const),
  });

const level = fc.record({
  value: fc.integer({ min: 40, max: 660 }),
  unit: fc.constant('fl' as const),
  reference: fc.constant('std' as const),
});

const metres = fc.record({
  value: fc.integer({ min: 300, max: 3000 }),
  unit: fc.constant('m' as const),
  reference: fc.constant('agl' as const),
});

const limits = fc.record({
  lower: fc.oneof(fc.constant(SFC), feet(1, 900)),
  upper: fc.oneof(fc.constant(UNL), feet(1000, 3000), level, metres),
});

/** The limits of an area beside a range that is written with one reference throughout. */
const rangeLimits = fc.oneof(
  fc.constant({ lower: null, upper: null }),
  fc.record({ lower: fc.constant(SFC), upper: fc.oneof(fc.constant(UNL), feet(400, 3000), level) }),
);

/** Levels in hundreds of feet that cover items F and G. */
function levelsOf({
  lower,
  upper,
}: {
  lower: Height;
  upper: Height;
}): Pick<Qualifier, 'lowerFl' | 'upperFl'> {
  const isCounted = ({ reference }: Height): boolean => reference === 'amsl' || reference === 'std';
  return {
    lowerFl: isCounted(lower) ? Math.floor(heightToFeet(lower) / 100) : 0,
    upperFl: isCounted(upper) ? Math.min(999, Math.ceil(heightToFeet(upper) / 100)) : 999,
  };
}

const letter = fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPRSTUVWXYZ'));
const letters = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: letter, minLength: length, maxLength: length });

const identifier = fc
  .tuple(letters(1), fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 20, max: 35 }))
  .map(([series, number, year]) => `${series}${String(number).padStart(4, '0')}/${year}`);

const CONTACTS: readonly Contact[] = [
  { type: 'phone', value: '+47 64 81 20 00', role: null },
  { type: 'email', value: 'DRONE@EXAMPLE.NO', role: null },
  { type: 'frequency', value: '119.700 MHz', role: null },
  { type: 'callsign', value: 'POLARIS', role: null },
  { type: 'unit', value: 'OSLO APP', role: null },
];

const minuteOfDay = fc.integer({ min: 0, max: 1439 });

/** Days with one period each, the first from B and the last to C; each at most a day long. */
const hours = fc
  .record({
    firstDay: fc.integer({ min: 20_500, max: 24_000 }),
    gaps: fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 6 }),
    from: minuteOfDay,
    minutes: fc.integer({ min: 30, max: 1380 }),
  })
  .map(({ firstDay, gaps, from, minutes }) => {
    const days = gaps.reduce((all, gap) => [...all, (all.at(-1) ?? 0) + gap], [firstDay]);
    return days.map((day) => ({
      from: toUtcInstant(day * DAY_MS + from * MINUTE_MS),
      to: toUtcInstant(day * DAY_MS + (from + minutes) * MINUTE_MS),
    }));
  });

const period = fc
  .record({ fromHour: fc.integer({ min: 492_000, max: 570_000 }), length: fc.integer({ min: 1, max: 2000 }) })
  .map(({ fromHour, length }) => ({
    from: toUtcInstant(fromHour * HOUR_MS),
    to: toUtcInstant((fromHour + length) * HOUR_MS),
  }));

const times = fc.oneof(
  hours.map((intervals) => ({
    validFrom: intervals[0]?.from ?? null,
    validTo: intervals.at(-1)?.to ?? null,
    permanent: false,
    estimated: false,
    intervals,
  })),
  fc.record({ bounds: period, ending: fc.constantFrom('fixed', 'estimated', 'permanent') }).map((each) => ({
    validFrom: each.bounds.from,
    validTo: each.ending === 'permanent' ? null : each.bounds.to,
    permanent: each.ending === 'permanent',
    estimated: each.ending === 'estimated',
    intervals: null,
  })),
);

/** The `shapes` with the limits of `range`, or without any where these would reach beyond items F and G. */
function areasWithin(
  shapes: readonly AreaShape[],
  range: AreaLimits,
  items: { readonly lower: Height; readonly upper: Height } | null,
): readonly Area[] {
  const common = { source: 'text', role: 'hazard', complete: true } as const;
  const areas = shapes.map((each): Area => ({ ...common, ...range, ...each }));
  if (differingLimits(areas, items?.lower ?? null, items?.upper ?? null).length === 0) return areas;
  return areas.map((area) => ({ ...area, ...NO_LIMITS }));
}

/** Facts that a telegram can be written from: nothing in them contradicts anything else. */
export const arbitraryFacts: fc.Arbitrary<RenderableFacts> = place.chain((centre) =>
  fc
    .record({
      id: identifier,
      replaced: fc.option(identifier),
      fir: letters(4),
      code: letters(4),
      traffic: fc.constantFrom(['I'] as const, ['V'] as const, ['I', 'V'] as const),
      purpose: fc.constantFrom(['B', 'O'] as const, ['N', 'B', 'O'] as const, ['M'] as const),
      scope: fc.constantFrom(['W'] as const, ['A', 'E'] as const, ['A'] as const),
      radiusNm: fc.integer({ min: 1, max: 250 }),
      locations: fc.uniqueArray(letters(4), { minLength: 1, maxLength: 3 }),
      fAndG: fc.option(limits),
      shapes: shapesAround(centre),
      range: rangeLimits,
      contacts: fc.subarray([...CONTACTS]),
      times,
    })
    .map(({ id, replaced, fAndG, shapes, range, times: valid, fir, code, locations, contacts, ...rest }) => ({
      id,
      kind: replaced === null ? ('new' as const) : ('replace' as const),
      refersTo: replaced,
      qualifier: {
        fir,
        code: `Q${code}`,
        subject: code.slice(0, 2),
        condition: code.slice(2),
        ...rest,
        ...levelsOf(fAndG ?? { lower: SFC, upper: UNL }),
        centre,
      },
      locations,
      ...valid,
      lower: fAndG?.lower ?? null,
      upper: fAndG?.upper ?? null,
      areas: areasWithin(shapes, range, fAndG),
      contacts,
    })),
);
