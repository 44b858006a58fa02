import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';
import type { ClauseStatement } from '../statements/statements.ts';

/** Where the borders stand: those of an area that a supplement or circular sets up stand there, not in AIP ENR 5.1. */
export function sayBorders(references: readonly ClauseStatement[], catalogue: Catalogue): string {
  const isInDocument = references.some(
    ({ clause }) =>
      clause.kind === 'reference' && (clause.reference === 'aipSupplement' || clause.reference === 'aic'),
  );
  return say(catalogue, isInDocument ? 'bordersInDocument' : 'bordersNotGiven');
}
