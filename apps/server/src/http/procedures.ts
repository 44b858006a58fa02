import { contract, Failure, type SessionUser } from '@klarnotam/contract';
import { implement, type Router } from '@orpc/server';
import type { LimitedAction } from './rate-limits/rate-limits-table.ts';
import type { RequestContext } from './request-context.ts';

/** The contract's endpoints, each to be given its handler in the `routes.ts` of a feature. */
export const os = implement(contract)
  .$context<RequestContext>()
  // Input is validated after the middleware: whoever may not call learns nothing about it.
  .$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });

/** Every endpoint of the contract with its handler. */
export type ApiRouter = Router<typeof contract, RequestContext>;

async function requireUser(context: RequestContext, message?: string): Promise<SessionUser> {
  const user = await context.readSession();
  if (!user) throw new Failure('unauthenticated', {}, message);
  return user;
}

/** {@link member}, with a message of its own for whoever is not signed in. */
export function memberOr(message?: string) {
  return os.middleware(async ({ context, next }) => {
    return await next({ context: { user: await requireUser(context, message) } });
  });
}

/** Lets only signed-in users through; the handler finds the user in its context. */
export const member = memberOr();

/** Lets only administrators through; they are made by `npm run admin`. */
export const admin = os.middleware(async ({ context, next }) => {
  const user = await requireUser(context);
  if (!user.isAdmin) throw new Failure('forbidden', {});
  return await next({ context: { user } });
});

/** Counts a call against a limit for its network address; for calls without a session. */
export function limitedByAddress(action: LimitedAction) {
  return os.middleware(async ({ context, next }) => {
    await context.limits.check(action, { address: context.client.address });
    return await next();
  });
}

const actions = new WeakMap<object, LimitedAction>();

/**
 * Counts a call of a signed-in user against a limit of `rate-limits-table.ts`; stands behind {@link member} or {@link admin}. It may have
 * been counted already, when the session was read.
 */
export function limited(action: LimitedAction) {
  const middleware = os
    .$context<RequestContext & { readonly user: SessionUser }>()
    .middleware(async ({ context, next }) => {
      if (context.counted !== action) await context.limits.check(action, { account: context.user.id });
      return await next();
    });
  actions.set(middleware, action);
  return middleware;
}

/** What {@link limited} counts among the middlewares of an endpoint, where it counts one thing; null: none, or several. */
export function actionOf(middlewares: readonly object[]): LimitedAction | null {
  const found = middlewares.flatMap((middleware) => actions.get(middleware) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}
