import { isProcedure } from '@orpc/server';
import { actionOf, type ApiRouter } from './procedures.ts';
import { accountLimitOf } from './rate-limits/create-rate-limits.ts';
import type { LimitedAction } from './rate-limits/rate-limits-table.ts';

/** What the contract library keeps of an endpoint with its handler, as far as it matters here. */
interface EndpointWithHandler {
  readonly route: { readonly method?: string; readonly path?: string };
  readonly errorMap: Readonly<Record<string, unknown>>;
  readonly middlewares: readonly object[];
}

function endpointsOf(router: object): readonly EndpointWithHandler[] {
  if (isProcedure(router)) return [router['~orpc']];
  return Object.values(router as Readonly<Record<string, object>>).flatMap(endpointsOf);
}

/**
 * What a call of an endpoint is counted as when its session is read: the limit of its `routes.ts`, where it is one of the account
 * alone. Not where somebody with a session may still be refused, for whoever may not call is not counted.
 */
export function countedWithSession(
  router: ApiRouter,
): (method: string, path: string) => LimitedAction | null {
  const byEndpoint = new Map<string, LimitedAction>();
  for (const { route, errorMap, middlewares } of endpointsOf(router)) {
    if (!('unauthenticated' in errorMap) || 'forbidden' in errorMap) continue;
    const action = actionOf(middlewares);
    if (action !== null && accountLimitOf(action, 1)) byEndpoint.set(`${route.method} ${route.path}`, action);
  }
  return (method, path) => byEndpoint.get(`${method} ${path}`) ?? null;
}
