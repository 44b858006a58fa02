import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';
import type { RelationStatement } from '../statements/statements.ts';
import type { SourcedText } from '../wording.ts';

/** Which NOTAM this one replaces or cancels. */
export function sayReplaced(
  { type, id, refersTo, span }: RelationStatement,
  catalogue: Catalogue,
): SourcedText {
  const key = type === 'replaces' ? 'identityReplace' : 'identityCancel';
  const text =
    refersTo === null ? say(catalogue, `${key}Unnamed`, { id }) : say(catalogue, key, { id, refersTo });
  return { text, span };
}
