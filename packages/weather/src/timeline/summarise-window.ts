import type { UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { ChangeKind, Conditions, WeatherGroup } from '../elements.ts';
import type { WeatherFacts } from '../facts.ts';
import { ceilingFt } from './ceiling.ts';
import { forecastTimeline, type TimelineSegment } from './timeline.ts';

/** What a window of a forecast brings. */
export interface WindowSummary {
  /** Whether the forecast covers the window. */
  readonly coverage: 'whole' | 'part' | 'none';
  /** The worst of what prevails; changes in progress and groups at times left out. */
  readonly prevailing: WindowExtremes;
  /** The worst of everything that may happen. */
  readonly worst: WindowExtremes;
  readonly segments: readonly TimelineSegment[];
}

/** Each element's worst value, null where nothing gives one. Elements come from different moments. */
export interface WindowExtremes {
  readonly windKt: Extreme | null;
  readonly gustKt: Extreme | null;
  readonly visibilityM: Extreme | null;
  /** Base of the lowest broken or overcast layer, or the vertical visibility. */
  readonly ceilingFt: Extreme | null;
  /** Every weather group that may occur, once each. */
  readonly weather: readonly WeatherGroup[];
  /** CB or TCU anywhere. */
  readonly convectiveCloud: boolean;
}

export interface Extreme {
  readonly value: number;
  /** Null: it prevails. */
  readonly change: ChangeKind | null;
  readonly from: UtcInstant;
  readonly to: UtcInstant;
}

interface Layer {
  readonly conditions: Conditions;
  readonly change: ChangeKind | null;
  readonly segment: TimelineSegment;
}

/** The prevailing and the worst conditions of the TAF `facts` within `window` (UTC, half open). */
export function summariseWindow(facts: WeatherFacts, window: UtcInterval): WindowSummary {
  const segments = forecastTimeline(facts).filter(
    (segment) => segment.from < window.to && segment.to > window.from,
  );
  const first = segments[0];
  const last = segments.at(-1);
  const whole = first && last && first.from <= window.from && last.to >= window.to;
  const prevailing = segments.map((segment): Layer => ({
    conditions: segment.prevailing,
    change: null,
    segment,
  }));
  const all = segments.flatMap((segment): Layer[] => [
    { conditions: segment.prevailing, change: null, segment },
    ...[...segment.becoming, ...segment.atTimes].map(({ conditions, change }) => ({
      conditions,
      change,
      segment,
    })),
  ]);
  return {
    coverage: first === undefined ? 'none' : whole === true ? 'whole' : 'part',
    prevailing: extremes(prevailing),
    worst: extremes(all),
    segments,
  };
}

function extremes(layers: readonly Layer[]): WindowExtremes {
  const most = (of: (conditions: Conditions) => number | null, sign: 1 | -1): Extreme | null => {
    let found: Extreme | null = null;
    for (const { conditions, change, segment } of layers) {
      const value = of(conditions);
      if (value === null || (found !== null && sign * value <= sign * found.value)) continue;
      found = { value, change, from: segment.from, to: segment.to };
    }
    return found;
  };
  const weather = new Map<string, WeatherGroup>();
  for (const { conditions } of layers) {
    for (const group of conditions.weather) weather.set(JSON.stringify(group), group);
  }
  return {
    windKt: most(({ wind }) => wind?.speedKt ?? null, 1),
    gustKt: most(({ wind }) => wind?.gustKt ?? null, 1),
    visibilityM: most(({ visibilityM }) => visibilityM, -1),
    ceilingFt: most(ceilingFt, -1),
    weather: [...weather.values()],
    convectiveCloud: layers.some(({ conditions }) =>
      conditions.clouds.some(({ type }) => type === 'CB' || type === 'TCU'),
    ),
  };
}
