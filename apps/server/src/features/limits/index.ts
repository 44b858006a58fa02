export { createLimits, type LimitedCaller, type Limits } from './create-limits.ts';
