import { type Height } from '@klarnotam/aviation';
import { limitOf } from '../height/height-band.ts';
import { NEAR, type Flight, type FlightGround, type FlightReason, type GroundKnown } from './flight.ts';

/**
 * A flight level may lie this much lower than it counts: 950 hPa at sea level instead of 1013 is 63 hPa of 9 m, metres. Deeper lows
 * are hurricanes.
 */
const PRESSURE_M = 570;
/**
 * In cold air altimeters show more than is there, so that a limit above the sea or of pressure lies lower: by this part of its height
 * above the ground (ICAO Doc 8168, cold temperature corrections: 19 % at -30 °C).
 */
const COLD_SHARE = 0.2;
/** Below the sea nobody flies by much: the Dead Sea. */
const LOWEST_GROUND_M = -430;

/** The volume of a notice, and whether anything in it makes its base uncertain. */
export interface NoticeHeights {
  readonly lower: Height | null;
  readonly upper: Height | null;
  /** The base could not be read, or the text speaks of something lower. */
  readonly isBaseOpen: boolean;
}

interface KnownGround {
  readonly highestM: number;
  readonly lowestM: number;
  readonly known: GroundKnown;
}

/** The ground at its highest: between the places asked for it rises by no more than it is far to the next one (45 degrees). */
function groundOf(ground: FlightGround | null, highestThereM: number): KnownGround {
  if (ground === null) return { highestM: highestThereM, lowestM: LOWEST_GROUND_M, known: 'mountains' };
  return {
    highestM: Math.min(ground.highestM + ground.spacingM, Math.max(highestThereM, ground.highestM)),
    lowestM: ground.lowestM - ground.spacingM,
    known: 'asked',
  };
}

function aboveReason(lower: Height, aboveM: number, clearM: number, ground: GroundKnown): FlightReason {
  const tells = clearM >= NEAR.heightM ? 'doesNot' : 'near';
  return { code: 'beginsAbove', lower, aboveM: Math.floor(aboveM), ground, tells };
}

/**
 * Whether the air between two published limits reaches down to a flight that stays `maxHeightM` above the ground. `highestThereM`: no
 * ground of the flight is higher, known without asking. What is not known counts as reaching; limits above mean sea level and flight
 * levels are told only where they hold in the cold and in low pressure too.
 */
export function judgeHeights(
  { maxHeightM }: Pick<Flight, 'maxHeightM'>,
  { lower, upper, isBaseOpen }: NoticeHeights,
  asked: FlightGround | null,
  highestThereM: number,
): FlightReason {
  const base = limitOf(lower);
  const ground = groundOf(asked, highestThereM);
  const top = limitOf(upper);
  const endsBelowGround =
    upper !== null && asked !== null && top.from === 'sea' && top.metres < ground.lowestM;
  if (endsBelowGround) return { code: 'endsBelowGround', upper, tells: 'cannotTell' };
  if (isBaseOpen) return { code: 'heightsUnknown', tells: 'cannotTell' };
  if (lower === null || base.from === 'absent' || base.from === 'unlimited')
    return upper === null && lower === null
      ? { code: 'heightsUnknown', tells: 'touches' }
      : { code: 'reachesFlight', lower: null, upper, tells: 'touches' };
  const reaches = { code: 'reachesFlight', lower, upper, tells: 'touches' } as const;
  if (base.from === 'ground') {
    const aboveM = base.metres - maxHeightM;
    return aboveM > 0 ? aboveReason(lower, aboveM, aboveM, 'needless') : reaches;
  }
  // Where the ground is surely as high, the base is surely below the top of the flight.
  const surelyTopM = Math.max(asked?.highestM ?? 0, 0) + maxHeightM;
  if (base.metres <= surelyTopM) return reaches;
  const aboveM = base.metres - (ground.highestM + maxHeightM);
  const overGroundM = base.metres - ground.highestM - (base.from === 'pressure' ? PRESSURE_M : 0);
  const clearM = overGroundM * (1 - COLD_SHARE) - maxHeightM;
  if (clearM > 0) return aboveReason(lower, aboveM, clearM, ground.known);
  return asked !== null && aboveM > 0
    ? { code: 'beginsAbove', lower, aboveM: Math.floor(aboveM), ground: ground.known, tells: 'cannotTell' }
    : { code: 'groundUnknown', lower, tells: 'cannotTell' };
}
