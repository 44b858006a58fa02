import type { BriefingContext } from '../briefing/index.ts';

/** What opening a link takes: it may show a briefing, which may have to be judged anew. */
export type SharesContext = BriefingContext;
