import { limited, member, os } from '../../http/procedures.ts';
import type { BriefingContext } from './briefing-context.ts';
import { changeBriefing } from './change-briefing.ts';
import { deleteBriefing } from './delete-briefing.ts';
import { findForUser } from './find-for-user.ts';
import { listBriefings } from './list-briefings.ts';
import { readBriefing } from './read-briefing.ts';
import { rewordBriefing } from './reword-briefing.ts';
import { storeBriefing } from './store-briefing.ts';
import { translateBriefing } from './translate-briefing.ts';

/** Every verb gets the id of whoever is signed in: a user reaches only their own. */
export function briefingRoutes(briefings: BriefingContext) {
  const { briefing } = os;
  const { database } = briefings;
  return {
    find: briefing.find
      .use(member)
      .use(limited('find'))
      .handler(({ context: { user }, input }) => findForUser(briefings, { userId: user.id, ...input })),
    store: briefing.store
      .use(member)
      .use(limited('translate'))
      .handler(({ context: { user }, input: { headers, body } }) =>
        storeBriefing(briefings, {
          userId: user.id,
          ...body,
          idempotencyKey: headers['idempotency-key'] ?? null,
        }),
      ),
    translate: briefing.translate
      .use(member)
      .use(limited('translate'))
      .handler(({ context: { user }, input: { params, headers, body } }) =>
        translateBriefing(briefings, {
          userId: user.id,
          ...params,
          ...body,
          idempotencyKey: headers['idempotency-key'] ?? null,
        }),
      ),
    reword: briefing.reword
      .use(member)
      .use(limited('translate'))
      .handler(({ context: { user }, input }) => rewordBriefing(briefings, { userId: user.id, ...input })),
    list: briefing.list
      .use(member)
      .use(limited('briefings'))
      .handler(({ context: { user }, input }) => listBriefings(database, user.id, input)),
    read: briefing.read
      .use(member)
      .use(limited('briefings'))
      .handler(({ context: { user }, input }) => readBriefing(briefings, user.id, input.id)),
    change: briefing.change
      .use(member)
      .use(limited('find'))
      .handler(({ context: { user }, input }) => changeBriefing(briefings, user.id, input)),
    delete: briefing.delete
      .use(member)
      .use(limited('briefings'))
      .handler(({ context: { user }, input }) => deleteBriefing(database, user.id, input.id)),
  };
}
