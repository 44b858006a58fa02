import { z } from 'zod';
import { droneLimits } from './drone-limits.ts';
import { member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { deleted } from './history.ts';
import { inputText } from './input-text.ts';
import { list } from './list.ts';

/** More than this one user does not keep. */
export const MAX_DRONES = 50;
export const DRONE_NAME_MAX_CHARACTERS = 60;

/** A drone of the user's. */
export const drone = z.object({
  id: z.uuid(),
  name: z.string(),
  limits: droneLimits,
});
export type Drone = z.infer<typeof drone>;

export const drones = z.object({
  /** By their names. */
  drones: list(drone),
  /** The one that weather is held against; null: a typical small one. */
  chosenId: z.uuid().nullable(),
  /** The limits of a typical small drone, which stands in until the user chooses one of their own. */
  typical: droneLimits,
});
export type Drones = z.infer<typeof drones>;

const droneName = inputText().trim().min(1).max(DRONE_NAME_MAX_CHARACTERS);
const droneId = z.object({ id: inputText().max(100) });

export const createDroneInput = z.object({ name: droneName, limits: droneLimits });
export type CreateDroneInput = z.infer<typeof createDroneInput>;

/** What is left out stays as it is. */
export const changeDroneInput = droneId.extend(createDroneInput.partial().shape);
export type ChangeDroneInput = z.infer<typeof changeDroneInput>;

/** The drones of a user, with the limits that weather is held against. */
export const droneEndpoints = {
  list: member
    .route({
      method: 'GET',
      path: '/drones',
      tags: ['member'],
      summary: 'Drones with their limits, and which is chosen',
    })
    .output(drones),
  create: member
    .errors({ conflict: ERRORS.conflict })
    .route({ method: 'POST', path: '/drones', tags: ['member'], summary: 'Add a drone and choose it' })
    .input(createDroneInput)
    .output(drone),
  change: member
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'PUT',
      path: '/drones/{id}',
      tags: ['member'],
      summary: 'Rename a drone, or change its limits',
    })
    .input(changeDroneInput)
    .output(drone),
  delete: member
    .errors({ notFound: ERRORS.notFound })
    .route({
      method: 'DELETE',
      path: '/drones/{id}',
      tags: ['member'],
      summary: 'Delete a drone; if it was chosen, a typical small one is',
    })
    .input(droneId)
    .output(deleted),
  choose: member
    .errors({ notFound: ERRORS.notFound })
    .route({
      method: 'POST',
      path: '/drones/{id}/choose',
      tags: ['member'],
      summary: 'Hold weather against this drone from now on',
    })
    .input(droneId)
    .output(drone),
  chooseTypical: member
    .route({
      method: 'POST',
      path: '/drones/choose-typical',
      tags: ['member'],
      summary: 'Hold weather against a typical small drone',
    })
    .output(drones),
};
