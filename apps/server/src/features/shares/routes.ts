import { limited, limitedByAddress, member, os } from '../../http/procedures.ts';
import type { SharesContext } from './shares-context.ts';
import { createShare } from './create-share.ts';
import { listShares } from './list-shares.ts';
import { readShared } from './read-shared.ts';
import { revokeShare } from './revoke-share.ts';

/** A user reaches only their own links; what a link shows is for everybody who has it. */
export function shareRoutes(briefings: SharesContext) {
  const { shares } = os;
  const { database } = briefings;
  const counted = limited('shares');
  return {
    list: shares.list
      .use(member)
      .use(counted)
      .handler(({ context: { user } }) => listShares(database, user.id)),
    create: shares.create
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => createShare(database, user.id, input)),
    revoke: shares.revoke
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => revokeShare(database, user.id, input.id)),
    read: shares.read
      .use(limitedByAddress('openShared'))
      .handler(({ input }) => readShared(briefings, input.token)),
  };
}
