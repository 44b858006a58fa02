import type { Remark, Warning, WeatherFacts } from '@klarnotam/weather';
import { z } from 'zod';
import { list } from './list.ts';
import { span } from './span.ts';

const instant = z.string();
const figure = z.number().nullable();
const text = z.string();

const compassPoint = z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
const bound = z.enum(['atLeast', 'above', 'below']);
const aboveOrBelow = z.enum(['above', 'below']);

const wind = z.object({
  directionDeg: figure,
  variable: z.boolean(),
  speedKt: figure,
  gustKt: figure,
  bound: z.literal('above').nullable(),
  unit: z.enum(['kt', 'mps', 'kmh']).nullable(),
  fromDeg: figure,
  toDeg: figure,
});

const cloudLayer = z.object({
  cover: z.enum(['FEW', 'SCT', 'BKN', 'OVC', 'NSC', 'NCD', 'SKC', 'CLR']).nullable(),
  baseFt: figure,
  type: z.enum(['CB', 'TCU', 'CU', 'SC', 'ST', 'AC', 'AS', 'NS', 'CI', 'CC', 'CS']).nullable(),
});

const phenomenon = z.enum([
  ...['DZ', 'RA', 'SN', 'SG', 'IC', 'PL', 'GR', 'GS', 'UP'],
  ...['BR', 'FG', 'FU', 'VA', 'DU', 'SA', 'HZ', 'PO', 'SQ', 'FC', 'SS', 'DS', 'PY'],
] as const);

const weatherGroup = z.object({
  intensity: z.enum(['light', 'moderate', 'heavy', 'vicinity']),
  descriptor: z.enum(['MI', 'PR', 'BC', 'DR', 'BL', 'SH', 'TS', 'FZ']).nullable(),
  phenomena: list(phenomenon),
});

const conditions = z.object({
  wind: wind.nullable(),
  cavok: z.boolean(),
  visibilityM: figure,
  visibilityBound: bound.nullable(),
  visibilityDirection: compassPoint.nullable(),
  minimumVisibilityM: figure,
  minimumVisibilityDirection: compassPoint.nullable(),
  clouds: list(cloudLayer),
  verticalVisibilityFt: figure,
  weather: list(weatherGroup),
  noSignificantWeather: z.boolean(),
  recent: list(weatherGroup),
  temperatureC: figure,
  dewPointC: figure,
  qnhHpa: figure,
  altimeterInHg: figure,
  qfeHpa: figure,
  relativeHumidityPercent: figure,
  runwayVisualRange: list(
    z.object({
      runway: text.nullable(),
      rangeM: figure,
      bound: aboveOrBelow.nullable(),
      upToM: figure,
      upToBound: aboveOrBelow.nullable(),
      trend: z.enum(['up', 'down', 'none']).nullable(),
    }),
  ),
  windShear: list(
    z.object({
      runway: text.nullable(),
      allRunways: z.boolean(),
      heightFt: figure,
      directionDeg: figure,
      speedKt: figure,
    }),
  ),
  sea: z.object({ temperatureC: figure, state: figure, waveHeightM: figure }).nullable(),
  runwayState: list(
    z.object({
      runway: text.nullable(),
      cleared: z.boolean(),
      closedBySnow: z.boolean(),
      deposit: figure,
      extent: figure,
      depth: figure,
      braking: figure,
    }),
  ),
  colours: list(text),
  cloudsInSight: list(z.object({ type: z.enum(['CB', 'TCU']), text })),
  hazardLayers: list(
    z.object({
      kind: z.enum(['icing', 'turbulence']),
      intensity: z.number(),
      baseFt: z.number(),
      depthFt: figure,
    }),
  ),
  missing: list(
    z.enum([
      ...['windDirection', 'windSpeed', 'gust', 'windVariation', 'visibility', 'weather', 'recent', 'clouds'],
      ...[
        'cloudType',
        'verticalVisibility',
        'temperature',
        'dewPoint',
        'qnh',
        'runwayVisualRange',
        'sea',
        'colour',
      ],
    ] as const),
  ),
});

/** A word of the report is read into one of these, or it is `undecoded`. */
export const tokenField = z.enum([
  ...[
    'kind',
    'station',
    'issuedAt',
    'validity',
    'automatic',
    'nil',
    'corrected',
    'amended',
    'cancelled',
    'delayed',
  ],
  ...[
    'wind',
    'visibility',
    'minimumVisibility',
    'cavok',
    'clouds',
    'verticalVisibility',
    'weather',
    'recent',
  ],
  ...['temperature', 'qnh', 'qfe', 'runwayVisualRange', 'windShear', 'sea', 'runwayState', 'colour'],
  ...['cloudsInSight', 'hazardLayer', 'humidity', 'noSignificantChange', 'change', 'temperatureForecast'],
  ...['amendmentNote', 'remarks', 'maintenance', 'end', 'undecoded'],
] as const);

export const changeKind = z.enum([
  ...['FM', 'BECMG', 'TEMPO', 'INTER', 'PROB30', 'PROB40', 'PROB30 TEMPO', 'PROB30 INTER'],
  ...['PROB40 TEMPO', 'PROB40 INTER', 'unlabelled'],
] as const);

/** Remarks and warnings differ by their codes; the decoder's types are the full account of them. */
const coded = (value: unknown): boolean => typeof value === 'object' && value !== null && 'code' in value;
const remark = z.custom<Remark>(coded);
const warning = z.custom<Warning>(coded);

/** {@link WeatherFacts} on the wire. */
export const weatherFacts = z.object({
  kind: z.enum(['metar', 'speci', 'taf']),
  station: text.nullable(),
  issuedAt: instant.nullable(),
  validFrom: instant.nullable(),
  validTo: instant.nullable(),
  automatic: z.boolean(),
  nil: z.boolean(),
  corrected: z.boolean(),
  amended: z.boolean(),
  cancelled: z.boolean(),
  noSignificantChange: z.boolean(),
  conditions,
  groups: list(
    z.object({ change: changeKind, from: instant.nullable(), to: instant.nullable(), conditions }),
  ),
  temperatureForecasts: list(
    z.object({
      kind: z.enum(['maximum', 'minimum', 'either']),
      temperatureC: z.number(),
      at: instant.nullable(),
    }),
  ),
  remarks: list(remark),
  tokens: list(span.extend({ text, field: tokenField, group: figure })),
  warnings: list(warning),
  problems: list(
    span.extend({ field: tokenField, code: z.custom<WeatherFacts['problems'][number]['code']>(isText) }),
  ),
}) satisfies z.ZodType<WeatherFacts>;

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
