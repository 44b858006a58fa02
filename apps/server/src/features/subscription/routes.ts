import type { Database } from '../../database/create-database.ts';
import { member, memberOr, os } from '../../http/procedures.ts';
import { readSubscription } from './read-subscription.ts';
import { startFree } from './start-free.ts';
import { updateProfile } from './update-profile.ts';

export function subscriptionRoutes({ database }: { readonly database: Database }) {
  const { subscription } = os;
  return {
    read: subscription.read.use(member).handler(({ context: { user } }) => readSubscription(database, user)),
    updateProfile: subscription.updateProfile
      .use(memberOr('No active session'))
      .handler(({ context: { user }, input }) => updateProfile(database, user, input)),
    startFree: subscription.startFree
      .use(member)
      .handler(({ context: { user } }) => startFree(database, user)),
  };
}
