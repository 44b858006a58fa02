import { contract } from '@klarnotam/contract';
import { implement } from '@orpc/server';
import type { DescribeSite } from '../features/site/index.ts';
import type { ReadUsage } from '../features/usage/index.ts';
import type { TranslateNotam } from '../features/translate-notam/index.ts';

/** Every verb that can be called from outside, ready to run. */
export interface Verbs {
  readonly describeSite: DescribeSite;
  readonly readUsage: ReadUsage;
  readonly translateNotam: TranslateNotam;
}

const os = implement(contract);

/** Which verb answers which endpoint; nothing else is decided here. */
export function createRouter(verbs: Verbs) {
  return os.router({
    site: os.site.handler(() => verbs.describeSite()),
    usage: os.usage.handler(() => verbs.readUsage()),
    translateNotam: os.translateNotam.handler(({ input }) => verbs.translateNotam(input)),
  });
}
