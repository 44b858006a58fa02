import {
  type Profile,
  type SessionUser,
  type Site,
  type Subscription,
  type Usage,
} from '@klarnotam/contract';
import { createAuthRouter, type AccountVerbs } from './auth-router.ts';
import { member, os } from './implementer.ts';
import { createPlacesRouter, type PlacesVerbs } from './places-router.ts';
import { createSavedNotamsRouter, type SavedNotamsVerbs } from './saved-notams-router.ts';
import { createTranslationRouter, type TranslationVerbs } from './translation-router.ts';
import { createWeatherRouter, type WeatherVerbs } from './weather-router.ts';

/** Every verb that can be called from outside, ready to run. */
export interface Verbs {
  readonly describeSite: () => Site;
  readonly readUsage: () => Promise<Usage>;
  readonly readSubscription: (user: SessionUser) => Promise<Subscription>;
  readonly updateProfile: (
    user: SessionUser,
    changes: { readonly [Key in keyof Profile]?: Profile[Key] | undefined },
  ) => Promise<Subscription>;
  readonly startFree: (user: SessionUser) => Promise<Subscription>;
  readonly accounts: AccountVerbs;
  readonly translations: TranslationVerbs;
  readonly weather: WeatherVerbs;
  readonly places: PlacesVerbs;
  readonly savedNotams: SavedNotamsVerbs;
}

/** Which verb answers which endpoint; nothing else is decided here. */
export function createRouter(verbs: Verbs) {
  const { subscription } = os;
  return os.router({
    site: os.site.handler(() => verbs.describeSite()),
    usage: os.usage.handler(() => verbs.readUsage()),
    ...createTranslationRouter(verbs.translations),
    ...createWeatherRouter(verbs.weather),
    ...createPlacesRouter(verbs.places),
    ...createSavedNotamsRouter(verbs.savedNotams),
    subscription: {
      read: subscription.read.use(member).handler(({ context }) => verbs.readSubscription(context.user)),
      updateProfile: subscription.updateProfile
        .use(member)
        .handler(({ context, input }) => verbs.updateProfile(context.user, input)),
      startFree: subscription.startFree.use(member).handler(({ context }) => verbs.startFree(context.user)),
    },
    auth: createAuthRouter(verbs.accounts),
  });
}
