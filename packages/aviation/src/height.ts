/** `fl` counts flight levels: hundreds of feet above the 1013.25 hPa surface. */
export type HeightUnit = 'ft' | 'm' | 'fl';

/** Above ground, above mean sea level, above 1013.25 hPa, at the surface, unlimited. */
export type HeightReference = 'agl' | 'amsl' | 'std' | 'sfc' | 'unl';

/**
 * A vertical limit as published. GND and SFC are `{value: 0, unit: 'ft', reference: 'sfc'}`;
 * UNL is `{value: null, unit: 'ft', reference: 'unl'}`.
 */
export interface Height {
  readonly value: number | null;
  readonly unit: HeightUnit;
  readonly reference: HeightReference;
}
