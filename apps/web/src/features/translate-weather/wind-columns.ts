import {
  forecastTimeline,
  gustAtHeight,
  windAtHeight,
  type Conditions,
  type WeatherFacts,
} from '@klarnotam/weather';

const MPS_PER_KNOT = 1852 / 3600;

/** A stretch of a forecast without change, with its winds in metres a second. */
export interface WindColumn {
  readonly fromMs: number;
  readonly toMs: number;
  /** The mean wind, estimated for the height of flight; null: the forecast tells none. */
  readonly meanMps: number | null;
  /** Likewise the gusts; null: the forecast tells none. */
  readonly gustMps: number | null;
  /** The strongest wind or gust of what comes about or may be at times; null: no other wind is told. */
  readonly atTimesMps: number | null;
}

function meanOf({ wind }: Conditions, heightM: number): number | null {
  return wind?.speedKt == null ? null : windAtHeight(wind.speedKt * MPS_PER_KNOT, heightM);
}

function gustOf({ wind }: Conditions, heightM: number): number | null {
  if (wind?.gustKt == null) return null;
  const { gustKt, speedKt } = wind;
  return (speedKt === null ? gustKt : gustAtHeight(gustKt, speedKt, heightM)) * MPS_PER_KNOT;
}

/** The winds of a forecast, stretch by stretch; empty when it gives no period. */
export function windColumns(facts: WeatherFacts, heightM: number): readonly WindColumn[] {
  return forecastTimeline(facts).map(({ from, to, prevailing, becoming, atTimes }) => {
    const others = [...becoming, ...atTimes]
      .flatMap(({ conditions }) => [meanOf(conditions, heightM), gustOf(conditions, heightM)])
      .filter((mps) => mps !== null);
    return {
      fromMs: Date.parse(from),
      toMs: Date.parse(to),
      meanMps: meanOf(prevailing, heightM),
      gustMps: gustOf(prevailing, heightM),
      atTimesMps: others.length === 0 ? null : Math.max(...others),
    };
  });
}
