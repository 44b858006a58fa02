import type { DroneLimits, DroneProfileAnswer, StationWeather } from '@klarnotam/contract';
import { member, os } from './implementer.ts';

/** What stands around the translation of weather reports; none of it costs a translation. */
export interface WeatherVerbs {
  readonly readStationWeather: (userId: string, station: string) => Promise<StationWeather>;
  readonly readDroneProfile: (userId: string) => Promise<DroneProfileAnswer>;
  readonly saveDroneProfile: (userId: string, limits: DroneLimits) => Promise<DroneProfileAnswer>;
  readonly resetDroneProfile: (userId: string) => Promise<DroneProfileAnswer>;
}

export function createWeatherRouter(verbs: WeatherVerbs) {
  const { weather } = os;
  return {
    weather: {
      station: weather.station
        .use(member)
        .handler(({ context, input }) => verbs.readStationWeather(context.user.id, input.id)),
      droneProfile: weather.droneProfile
        .use(member)
        .handler(({ context }) => verbs.readDroneProfile(context.user.id)),
      saveDroneProfile: weather.saveDroneProfile
        .use(member)
        .handler(({ context, input }) => verbs.saveDroneProfile(context.user.id, input)),
      resetDroneProfile: weather.resetDroneProfile
        .use(member)
        .handler(({ context }) => verbs.resetDroneProfile(context.user.id)),
    },
  };
}
