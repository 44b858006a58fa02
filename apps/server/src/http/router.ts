import {
  contract,
  Failure,
  type Profile,
  type SessionUser,
  type Site,
  type Subscription,
  type Usage,
} from '@klarnotam/contract';
import { implement } from '@orpc/server';
import type { TranslateNotam } from '../features/translate-notam/index.ts';
import type { RequestContext } from './request-context.ts';

/** Every verb that can be called from outside, ready to run. */
export interface Verbs {
  readonly describeSite: () => Site;
  readonly readUsage: () => Promise<Usage>;
  readonly translateNotam: TranslateNotam;
  readonly readSubscription: (user: SessionUser) => Promise<Subscription>;
  readonly updateProfile: (
    user: SessionUser,
    changes: { readonly [Key in keyof Profile]?: Profile[Key] | undefined },
  ) => Promise<Subscription>;
  readonly startFree: (user: SessionUser) => Promise<Subscription>;
}

const os = implement(contract)
  .$context<RequestContext>()
  // Whoever is not signed in learns nothing about the input either.
  .$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });

/** Lets only signed-in users through, and tells the handler who it is. */
const member = os.middleware(async ({ context, next }) => {
  const user = await context.readSession();
  if (!user) throw new Failure('unauthenticated', {});
  return await next({ context: { user } });
});

/** Which verb answers which endpoint; nothing else is decided here. */
export function createRouter(verbs: Verbs) {
  const { subscription } = os;
  return os.router({
    site: os.site.handler(() => verbs.describeSite()),
    usage: os.usage.handler(() => verbs.readUsage()),
    translateNotam: os.translateNotam.handler(({ input }) => verbs.translateNotam(input)),
    subscription: {
      read: subscription.read.use(member).handler(({ context }) => verbs.readSubscription(context.user)),
      updateProfile: subscription.updateProfile
        .use(member)
        .handler(({ context, input }) => verbs.updateProfile(context.user, input)),
      startFree: subscription.startFree.use(member).handler(({ context }) => verbs.startFree(context.user)),
    },
  });
}
