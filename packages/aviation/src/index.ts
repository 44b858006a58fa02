export { isBlank, isCapital, isDigit } from './character-codes.ts';
export { read, unreadable, type Decoded, type Problem } from './decoded.ts';
export {
  bearingDeg,
  destination,
  distanceNm,
  METRES_PER_FOOT,
  METRES_PER_NAUTICAL_MILE,
} from './distance.ts';
export { firName, type FirName } from './fir-names.ts';
export { formatIcaoPosition, formatPosition, formatPositions } from './format-position.ts';
export type { Height, HeightReference, HeightUnit } from './height.ts';
export { heightToFeet } from './height-to-feet.ts';
export { joinPieces, toSource, type MappedText } from './mapped-text.ts';
export type { Position } from './position.ts';
export { readHeight, SURFACE, UNLIMITED, type BareHeight, type HeightRead } from './read-height.ts';
export type { PositionRead } from './position-read.ts';
export { readPosition, readReversedPosition } from './read-position.ts';
export { addMinutes, daysInMonth, readTenDigitTime } from './read-ten-digit-time.ts';
export { shiftSpan, type Span } from './span.ts';
export { unescapeHtml } from './unescape-html.ts';
export { upperCaseLatin } from './upper-case-latin.ts';
export { toUtcInstant, type UtcInstant, type UtcInterval } from './utc-instant.ts';
