import type { Database } from '../../database/create-database.ts';
import { limited, member, os } from '../../http/procedures.ts';
import { readDroneProfile } from './read-drone-profile.ts';
import { resetDroneProfile, saveDroneProfile } from './save-drone-profile.ts';

export function droneProfileRoutes({ database }: { readonly database: Database }) {
  return {
    droneProfile: os.weather.droneProfile
      .use(member)
      .handler(({ context: { user } }) => readDroneProfile(database, user.id)),
    saveDroneProfile: os.weather.saveDroneProfile
      .use(member)
      .use(limited('droneProfile'))
      .handler(({ context: { user }, input }) => saveDroneProfile(database, user.id, input)),
    resetDroneProfile: os.weather.resetDroneProfile
      .use(member)
      .use(limited('droneProfile'))
      .handler(({ context: { user } }) => resetDroneProfile(database, user.id)),
  };
}
