import { accountEndpoints } from './account.ts';
import { authEndpoints } from './auth.ts';
import { briefingEndpoints } from './briefing.ts';
import { billingEndpoints } from './billing.ts';
import { billingFileEndpoints } from './billing-files.ts';
import { exampleEndpoint } from './examples.ts';
import { favouriteEndpoints } from './favourites.ts';
import { droneEndpoints } from './drones.ts';
import { historyEndpoints } from './history.ts';
import { placeEndpoints } from './places.ts';
import { operationKitEndpoints } from './operation-kit.ts';
import { savedNotamEndpoints } from './saved-notams.ts';
import { shareEndpoints } from './shares.ts';
import { siteEndpoints } from './site.ts';
import { stationWeatherEndpoints } from './station-weather.ts';
import { subscriptionEndpoints } from './subscription.ts';
import { rewordNotamEndpoint, translateNotamEndpoint } from './translate-notam.ts';
import { translateWeatherEndpoint } from './translate-weather.ts';

/** What every page may ask for. Each endpoint stands with its input and output, in the file of its subject. */
export const siteContract = {
  ...siteEndpoints,
  examples: exampleEndpoint,
  translateNotam: translateNotamEndpoint,
  rewordNotam: rewordNotamEndpoint,
  briefing: briefingEndpoints,
  favourites: favouriteEndpoints,
  shares: shareEndpoints,
  translateWeather: translateWeatherEndpoint,
  weather: stationWeatherEndpoints,
  drones: droneEndpoints,
  history: historyEndpoints,
  places: placeEndpoints,
  savedNotams: savedNotamEndpoints,
  operationKit: operationKitEndpoints,
  subscription: subscriptionEndpoints,
  auth: authEndpoints,
  payments: billingEndpoints,
  billingFiles: billingFileEndpoints,
  account: accountEndpoints,
};
