export { read, unreadable, type Decoded, type Problem } from './decoded.ts';
export type { Height, HeightReference, HeightUnit } from './height.ts';
export type { Position } from './position.ts';
export { shiftSpan, type Span } from './span.ts';
export { toUtcInstant, type UtcInstant, type UtcInterval } from './utc-instant.ts';
