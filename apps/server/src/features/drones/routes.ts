import type { Database } from '../../database/create-database.ts';
import { limited, member, os } from '../../http/procedures.ts';
import { changeDrone } from './change-drone.ts';
import { chooseDrone, chooseTypicalDrone } from './choose-drone.ts';
import { createDrone } from './create-drone.ts';
import { deleteDrone } from './delete-drone.ts';
import { listDrones } from './list-drones.ts';

/** Every verb gets the id of whoever is signed in: a user reaches only their own. */
export function droneRoutes({ database }: { readonly database: Database }) {
  const { drones } = os;
  const counted = limited('drones');
  return {
    list: drones.list.use(member).handler(({ context: { user } }) => listDrones(database, user.id)),
    create: drones.create
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => createDrone(database, user.id, input)),
    change: drones.change
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => changeDrone(database, user.id, input)),
    delete: drones.delete
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => deleteDrone(database, user.id, input.id)),
    choose: drones.choose
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => chooseDrone(database, user.id, input.id)),
    chooseTypical: drones.chooseTypical
      .use(member)
      .use(counted)
      .handler(({ context: { user } }) => chooseTypicalDrone(database, user.id)),
  };
}
