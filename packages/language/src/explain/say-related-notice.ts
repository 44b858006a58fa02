import type { DecodedNotam, NotamRelation } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';

/** How a notice belongs to another one of the same text, in words. */
export interface SaidRelation {
  readonly kind: keyof NotamRelation;
  readonly text: string;
}

/** That a notice comes again, or that another of `notams`, the list its indexes are of, replaces or cancels it. */
export function sayRelation(
  { sameAs, replacedBy }: NotamRelation,
  notams: readonly Pick<DecodedNotam, 'facts'>[],
  catalogue: Catalogue,
): SaidRelation[] {
  const said: SaidRelation[] = [];
  if (sameAs !== null) said.push({ kind: 'sameAs', text: say(catalogue, 'sameAgain') });
  const by = replacedBy === null ? undefined : notams[replacedBy]?.facts;
  if (by?.id != null) {
    const key = by.kind === 'cancel' ? 'cancelledInText' : 'replacedInText';
    said.push({ kind: 'replacedBy', text: say(catalogue, key, { id: by.id }) });
  }
  return said;
}
