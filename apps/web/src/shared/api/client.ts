import { siteContract, type ErrorCode } from '@klarnotam/contract';
import { createORPCClient, ORPCError, type ClientContext, type ClientLink } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { fetchNoted } from './connection.ts';

/** Everything in the contract is plain JSON, so the types of the contract are those of the answers. */
export type Client = ContractRouterClient<typeof siteContract>;

/** How the endpoints of a contract are reached; set up by the first call, apart from the reading of the scripts. */
export function createLink(endpoints: AnyContractRouter): ClientLink<ClientContext> {
  let link: ClientLink<ClientContext> | undefined;
  return {
    call: async (path, input, options) => (link ??= openLink(endpoints)).call(path, input, options),
  };
}

function openLink(endpoints: AnyContractRouter): ClientLink<ClientContext> {
  return new OpenAPILink(endpoints, {
    url: () => `${window.location.origin}/api`,
    // What is deleted when a page is left is deleted all the same.
    fetch: (request, init) =>
      fetchNoted(request, request.method === 'DELETE' ? { ...init, keepalive: true } : init),
    customErrorResponseBodyDecoder: (body, response) => toCallError(body, response.status),
  });
}

/** The way from the page to the server; what the admin panel alone asks for goes by `admin-client.ts`. */
export const client: Client = createORPCClient(createLink(siteContract));

/** The server answers `{code, message, …data}`; an answer without a code comes from a proxy in between. */
export function toCallError(body: unknown, status: number): ORPCError<string, unknown> {
  if (typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string') {
    const { code, message, ...data } = body as { code: string; message?: unknown };
    return new ORPCError(code, { status, data, message: typeof message === 'string' ? message : code });
  }
  const code: ErrorCode = status === 429 ? 'tooMany' : status === 413 ? 'tooLarge' : 'unavailable';
  return new ORPCError(code, { status, data: {} });
}
