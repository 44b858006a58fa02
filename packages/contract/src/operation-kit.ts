import { z } from 'zod';
import { member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { deleted } from './history.ts';
import { inputText } from './input-text.ts';
import { list } from './list.ts';
import { plannedOperation } from './planned-operation.ts';

/** More than this one user does not keep. */
export const MAX_KIT_ITEMS = 200;
export const KIT_NAME_MAX_CHARACTERS = 100;

const name = inputText().trim().min(1).max(KIT_NAME_MAX_CHARACTERS);
const {
  isPolygonMode,
  location,
  polygonPoints,
  placeName,
  contactInfo,
  operatorNumber,
  realTimeContact,
  permissionReference,
  untilDate,
} = plannedOperation.shape;

/** What a pilot fills in again and again, each as the form has it. */
const kept = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('site'),
    site: z.object({ isPolygonMode, location, polygonPoints, placeName }),
  }),
  z.object({ kind: z.literal('crew'), crew: z.object({ contactInfo, operatorNumber, realTimeContact }) }),
  z.object({
    kind: z.literal('permission'),
    permission: z.object({
      permissionReference,
      /** The last day on which it holds, `yyyy-MM-dd`; empty: it has no end, or none was given. */
      validUntil: untilDate,
    }),
  }),
]);

export const saveKitItemInput = z.object({ name, kept });
export type SaveKitItemInput = z.infer<typeof saveKitItemInput>;

export const kitItemId = z.object({ id: inputText().max(100) });
/** What is left out stays as it is. */
export const changeKitItemInput = kitItemId.extend({ name: name.optional(), kept: kept.optional() });

export const kitItem = z.object({
  id: z.uuid(),
  name: z.string(),
  kept,
  createdAt: z.string(),
});
export type KitItem = z.infer<typeof kitItem>;

/** Sites, crews and permissions that a user keeps for the next request. */
export const operationKitEndpoints = {
  list: member
    .route({
      method: 'GET',
      path: '/operation-kit',
      tags: ['member'],
      summary: 'Kept sites, crews and permissions, by name',
    })
    .output(z.object({ items: list(kitItem) })),
  /** `conflict`: {@link MAX_KIT_ITEMS} are kept, or one of the kind has that name. */
  save: member
    .errors({ conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/operation-kit',
      tags: ['member'],
      summary: 'Keep a site, crew or permission by name',
    })
    .input(saveKitItemInput)
    .output(kitItem),
  change: member
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'PUT',
      path: '/operation-kit/{id}',
      tags: ['member'],
      summary: 'Rename or change what is kept',
    })
    .input(changeKitItemInput)
    .output(kitItem),
  delete: member
    .errors({ notFound: ERRORS.notFound })
    .route({
      method: 'DELETE',
      path: '/operation-kit/{id}',
      tags: ['member'],
      summary: 'Forget a kept site, crew or permission',
    })
    .input(kitItemId)
    .output(deleted),
};
