import type { PlannedOperation, RequestSite } from '../operation.ts';
import { feetDown, feetUp } from '../lengths.ts';

/** Feet: above ground as planned, above mean sea level from the ground that was found. */
export interface IcaoLimits {
  /** Null: from the ground. */
  readonly lowerFtAgl: number | null;
  readonly upperFtAgl: number;
  /** Null: from the ground, or not above the sea. */
  readonly lowerFtAmsl: number | null;
  readonly upperFtAmsl: number;
}

type Heights = Pick<PlannedOperation, 'heightReference' | 'heightMeters' | 'maxHeightMeters'>;

/**
 * The ceiling from the highest ground of the area, the floor from the lowest, each with the margin for what lies between the points
 * that were asked for: never lower than planned, nor a floor higher. Ground below the sea counts as at the sea for the ceiling.
 */
export function limitsOf(operation: Heights, ground: NonNullable<RequestSite['ground']>): IcaoLimits {
  const { heightReference, heightMeters, maxHeightMeters } = operation;
  const highestM = Math.max(0, Math.ceil(ground.highestM + ground.marginM));
  const lowestM = Math.floor(ground.lowestM - ground.marginM);
  const fromGround = heightReference === 'ground' || heightMeters === 0;
  const lowerFtAmsl = feetDown(lowestM + heightMeters);
  return {
    lowerFtAgl: fromGround ? null : feetDown(heightMeters),
    upperFtAgl: feetUp(maxHeightMeters),
    lowerFtAmsl: fromGround || lowerFtAmsl <= 0 ? null : lowerFtAmsl,
    upperFtAmsl: feetUp(highestM + maxHeightMeters),
  };
}

/** Hundreds of feet, three digits. */
const level = (hundreds: number): string => String(hundreds).padStart(3, '0');

/** `000/005`: the lower level rounded down, the upper one up. */
export function qualifierLevels({ lowerFtAmsl, upperFtAmsl }: IcaoLimits): string {
  return `${level(Math.floor((lowerFtAmsl ?? 0) / 100))}/${level(Math.ceil(upperFtAmsl / 100))}`;
}

export const itemF = ({ lowerFtAmsl }: IcaoLimits): string =>
  lowerFtAmsl === null ? 'GND' : `${lowerFtAmsl}FT AMSL`;

export const itemG = ({ upperFtAmsl }: IcaoLimits): string => `${upperFtAmsl}FT AMSL`;

/** As item E says them. */
export function heightSentence({ lowerFtAgl, upperFtAgl, upperFtAmsl }: IcaoLimits): string {
  const ceiling = `${upperFtAgl}FT AGL/${upperFtAmsl}FT AMSL.`;
  return lowerFtAgl === null ? `MAX HGT ${ceiling}` : `FM ${lowerFtAgl}FT AGL UP TO ${ceiling}`;
}
