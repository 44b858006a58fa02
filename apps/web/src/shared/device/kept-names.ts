/** What of the answers of the server is kept on the device: the first parts of their query keys below that of the member. */
const KEPT_WHOLE: readonly string[] = [
  'subscription',
  'drones',
  'favourites',
  'past-translation',
  'briefings',
  'briefing',
  'operation-kit',
];

/** Of lists the part that is shown without a search, and of saved NOTAMs each form. */
export type KeptList = 'history' | 'saved-notams';

/** How the answer to a query is kept. */
export type KeptAs =
  | { readonly kind: 'whole'; readonly name: string }
  /** As rows; several queries read the same list, page by page or its beginning alone. */
  | { readonly kind: 'rows'; readonly list: KeptList; readonly inPages: boolean };

/** Below it stand stored answers by their id. */
export const RESULT_PREFIX = 'query/past-translation/';
/** Below it stand saved NOTAMs, each with its form, by their id. */
export const SAVED_PREFIX = 'query/saved-notams/read/';

/** How the answer to the query of `key` is kept; null: it is not. */
export function keptAs(key: readonly unknown[]): KeptAs | null {
  if (key.length === 1 && key[0] === 'site') return { kind: 'whole', name: 'query/site' };
  if (key[0] !== 'member') return null;
  const [, what, ...rest] = key;
  if (typeof what !== 'string') return null;
  if (what === 'history' || what === 'saved-notams') {
    const [part, search] = what === 'history' && rest[0] === 'list' ? ['', rest[1]] : [rest[0], ''];
    if (part === 'recent') return { kind: 'rows', list: what, inPages: false };
    if (part === '' && search === '') return { kind: 'rows', list: what, inPages: true };
    if (what === 'history' || part !== 'read') return null;
  } else if (!KEPT_WHOLE.includes(what)) return null;
  const parts = [what, ...rest].map((part) => (typeof part === 'string' ? part : null));
  return parts.includes(null) ? null : { kind: 'whole', name: `query/${parts.join('/')}` };
}
