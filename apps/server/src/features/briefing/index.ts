export type { BriefingContext } from './briefing-context.ts';
export { describeForOthers } from './describe-briefing.ts';
export { findJudgedBriefing } from './judge-anew.ts';
