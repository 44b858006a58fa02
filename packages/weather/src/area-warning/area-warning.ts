import type { Span, UtcInstant } from '@klarnotam/aviation';

/** What a SIGMET or AIRMET says in short (ICAO Annex 3, appendix 6); it is recognised, not decoded: where and how high stay unread. */
export interface AreaWarning extends Span {
  readonly kind: 'sigmet' | 'airmet';
  /** Location indicator of the flight information region: `ENOR`; null: not given in the usual place. */
  readonly fir: string | null;
  /** As printed: `POLARIS`. */
  readonly firName: string | null;
  /** As printed: `3`, `A02`. */
  readonly sequence: string | null;
  readonly validFrom: UtcInstant | null;
  readonly validTo: UtcInstant | null;
  /** It ends an earlier one. */
  readonly cancels: boolean;
  /** Null: none that is known here. */
  readonly phenomenon: AreaPhenomenon | null;
  readonly strength: 'severe' | 'heavy' | 'moderate' | null;
}

export type AreaPhenomenon =
  | 'thunderstorm'
  | 'tropicalCyclone'
  | 'turbulence'
  | 'icing'
  | 'mountainWave'
  | 'dustStorm'
  | 'sandStorm'
  | 'volcanicAsh'
  | 'radioactiveCloud'
  | 'surfaceWind'
  | 'surfaceVisibility'
  | 'mountainsObscured'
  | 'convectiveCloud'
  | 'cloud';
