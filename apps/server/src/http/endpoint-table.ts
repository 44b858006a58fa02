import { contract, type EndpointMeta } from '@klarnotam/contract';
import { traverseContractProcedures } from '@orpc/server';

/** What is known of an endpoint before its body is read. */
export interface Endpoint {
  /** As the contract writes it, parameters included: `/saved-notams/{id}`. */
  readonly path: string;
  /** What whoever has no session is told; null: none is needed. */
  readonly sessionMissing: string | null;
  /** Bytes of the file that it takes; null: it takes none. */
  readonly uploadBytes: number | null;
}

export interface EndpointTable {
  /** The endpoint that answers a request, null when none does; HEAD is answered by that of GET. `path` is that of the address, `/api/saved-notams/7`. */
  find(method: string, path: string): Endpoint | null;
}

const PREFIX = '/api';

interface Template {
  readonly segments: readonly string[];
  readonly endpoint: Endpoint;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');
/** Slashes at the end make no difference, as they make none to the library that finds the endpoint in the end. */
const segmentsOf = (path: string): readonly string[] => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(path.startsWith('/') ? 1 : 0, end).split('/');
};
const keyOf = (method: string, segments: readonly string[]): string => `${method} ${segments.length}`;

function fits({ segments }: Template, given: readonly string[]): boolean {
  return segments.every(
    (segment, index) => segment === given[index] || (isParameter(segment) && given[index] !== ''),
  );
}

/** What the contract library keeps of an endpoint, as far as it matters here. */
interface EndpointDefinition {
  readonly route: { readonly method?: string; readonly path?: string };
  readonly errorMap: Readonly<Record<string, { readonly message?: string } | undefined>>;
  readonly meta: EndpointMeta;
}

/** HEAD asks for what GET answers, without its body (RFC 9110, 9.3.2). */
export const readingMethod = (method: string): string => (method === 'HEAD' ? 'GET' : method);

/** The endpoints of a contract, for what must be decided by method and path alone. */
export function createEndpointTable(
  router: Parameters<typeof traverseContractProcedures>[0]['router'] = contract,
): EndpointTable {
  const templates = new Map<string, Template[]>();
  traverseContractProcedures({ router, path: [] }, ({ contract: procedure }) => {
    const { route, errorMap, meta } = procedure['~orpc'] as EndpointDefinition;
    if (route.method === undefined || route.path === undefined) return;
    const segments = segmentsOf(route.path);
    const key = keyOf(route.method, segments);
    const endpoint: Endpoint = {
      path: route.path,
      sessionMissing: errorMap['unauthenticated']?.message ?? null,
      uploadBytes: meta.upload?.maximumBytes ?? null,
    };
    templates.set(key, [...(templates.get(key) ?? []), { segments, endpoint }]);
  });
  // A path without parameters goes before one whose parameter it would fit.
  for (const list of templates.values()) {
    list.sort((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length);
  }
  return {
    find(method, path) {
      if (!path.startsWith(`${PREFIX}/`)) return null;
      const segments = segmentsOf(path.slice(PREFIX.length));
      const candidates = templates.get(keyOf(readingMethod(method), segments)) ?? [];
      return candidates.find((template) => fits(template, segments))?.endpoint ?? null;
    },
  };
}

/** The endpoints of the product. */
export const ENDPOINTS: EndpointTable = createEndpointTable();
