import { upperCaseLatin } from '@klarnotam/aviation';
import type { Template } from '../slot.ts';
import { findPieces } from './find-pieces.ts';
import { hasContent } from './has-content.ts';
import { mergePieces } from './merge-pieces.ts';
import { cannotBeToldApart, toTemplate } from './to-template.ts';

/** A longer clause is a list or a table, in characters. */
const LONGEST_CLAUSE = 400;
/** More slots than these are a table. */
const MOST_SLOTS = 9;

/**
 * `clause` of item E, as printed, with a numbered slot for everything that a model must not see: words of the closed list
 * alone stay, in upper case. Slots carry their text as printed, so slots and words together are the whole clause. Null: it could be
 * mistaken for a slotted text, is too long, or holds too few words to be a sentence.
 */
export function slotClause(clause: string): Template | null {
  const printed = clause.replace(/\s+/g, ' ').trim();
  if (printed.length > LONGEST_CLAUSE || cannotBeToldApart(printed)) return null;
  const upper = upperCaseLatin(printed);
  const pieces = mergePieces(findPieces(upper), upper);
  if (!hasContent(pieces, upper)) return null;
  const template = toTemplate(pieces, printed, upper);
  return template.slots.length > MOST_SLOTS ? null : template;
}
