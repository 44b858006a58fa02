import { contract, type ErrorCode } from '@klarnotam/contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';

/** All that the contract speaks of is plain JSON, so what arrives is what was sent. */
export type Client = ContractRouterClient<typeof contract>;

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}/api`,
  customErrorResponseBodyDecoder: (body, response) => toCallError(body, response.status),
});

/** The one way from the page to the server. */
export const client: Client = createORPCClient(link);

/** The server answers `{code, message, …data}`; what has no code is taken for an answer of something in between. */
function toCallError(body: unknown, status: number): ORPCError<string, unknown> {
  if (typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string') {
    const { code, message, ...data } = body as { code: string; message?: unknown };
    return new ORPCError(code, { status, data, message: typeof message === 'string' ? message : code });
  }
  const code: ErrorCode = status === 429 ? 'tooMany' : status === 413 ? 'tooLarge' : 'unavailable';
  return new ORPCError(code, { status, data: {} });
}
