import { contract, Failure } from '@klarnotam/contract';
import { implement } from '@orpc/server';
import type { RequestContext } from './request-context.ts';

/** The contract, to be given its handlers. */
export const os = implement(contract)
  .$context<RequestContext>()
  // Whoever is not signed in learns nothing about the input either.
  .$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });

/** Lets only signed-in users through, and tells the handler who it is. */
export const member = os.middleware(async ({ context, next }) => {
  const user = await context.readSession();
  if (!user) throw new Failure('unauthenticated', {});
  return await next({ context: { user } });
});
