import { accountRoutes, type AccountContext } from '../features/account/routes.ts';
import type { AdminContext } from '../features/admin/admin-context.ts';
import { adminRoutes } from '../features/admin/routes.ts';
import { authRoutes } from '../features/auth/routes.ts';
import type { AccountsContext } from '../features/auth/accounts-context.ts';
import type { BillingContext } from '../features/billing/billing-context.ts';
import { billingRoutes, paymentEventRoutes } from '../features/billing/routes.ts';
import type { BillingFilesContext } from '../features/billing-files/billing-files-context.ts';
import { billingFileRoutes } from '../features/billing-files/routes.ts';
import type { BriefingContext } from '../features/briefing/briefing-context.ts';
import { briefingRoutes } from '../features/briefing/routes.ts';
import type { ReadExamples } from '../features/examples/create-examples.ts';
import { exampleRoute } from '../features/examples/routes.ts';
import { favouriteRoutes } from '../features/favourites/routes.ts';
import { droneRoutes } from '../features/drones/routes.ts';
import { historyRoutes } from '../features/history/routes.ts';
import type { PlacesContext } from '../features/places/places-context.ts';
import { placeRoutes } from '../features/places/routes.ts';
import { operationKitRoutes } from '../features/operation-kit/routes.ts';
import { savedNotamRoutes } from '../features/saved-notams/routes.ts';
import { shareRoutes } from '../features/shares/routes.ts';
import type { SiteSettings } from '../features/site/describe-site.ts';
import { siteRoute } from '../features/site/routes.ts';
import type { StationWeatherContext } from '../features/station-weather/read-station-weather.ts';
import { stationWeatherRoutes } from '../features/station-weather/routes.ts';
import { subscriptionRoutes } from '../features/subscription/routes.ts';
import { rewordNotamRoute, translateNotamRoute } from '../features/translate-notam/routes.ts';
import type { TranslateNotamContext } from '../features/translate-notam/translate-notam.ts';
import { translateWeatherRoute } from '../features/translate-weather/routes.ts';
import type { TranslateWeatherContext } from '../features/translate-weather/translate-weather.ts';
import { usageRoute } from '../features/usage/routes.ts';
import type { Database } from '../database/create-database.ts';
import { os, type ApiRouter } from '../http/procedures.ts';

/** What the verbs of each feature work with. */
export interface FeatureContexts {
  readonly database: Database;
  readonly site: SiteSettings;
  readonly readExamples: ReadExamples;
  readonly accounts: AccountsContext;
  readonly account: AccountContext;
  readonly translating: TranslateNotamContext & TranslateWeatherContext;
  /** What was judged before is judged anew when it is opened. */
  readonly startedAt: Date;
  readonly stations: StationWeatherContext;
  readonly places: PlacesContext;
  readonly billing: BillingContext;
  readonly billingFiles: BillingFilesContext;
  readonly admin: AdminContext;
}

/** Every endpoint of the contract with the verb that answers it. */
export function composeRoutes(contexts: FeatureContexts): ApiRouter {
  const briefings: BriefingContext = {
    ...contexts.translating,
    places: contexts.places,
    startedAt: contexts.startedAt,
  };
  return os.router({
    site: siteRoute(contexts.site),
    usage: usageRoute(contexts),
    examples: exampleRoute(contexts.readExamples),
    translateNotam: translateNotamRoute(contexts.translating),
    rewordNotam: rewordNotamRoute(contexts.translating),
    briefing: briefingRoutes(briefings),
    favourites: favouriteRoutes(contexts),
    shares: shareRoutes(briefings),
    translateWeather: translateWeatherRoute(contexts.translating),
    weather: stationWeatherRoutes(contexts.stations, contexts.places),
    drones: droneRoutes(contexts),
    history: historyRoutes(contexts),
    places: placeRoutes(contexts.places),
    savedNotams: savedNotamRoutes(contexts.translating),
    operationKit: operationKitRoutes(contexts),
    subscription: subscriptionRoutes(contexts),
    auth: authRoutes(contexts.accounts),
    payments: billingRoutes(contexts.billing),
    billingFiles: billingFileRoutes(contexts.billingFiles),
    account: accountRoutes(contexts.account),
    admin: { ...adminRoutes(contexts.admin), paymentEvents: paymentEventRoutes(contexts.billing) },
  });
}
