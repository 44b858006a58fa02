import { upperCaseLatin } from '@klarnotam/aviation';
import { findPieces } from './find-pieces.ts';
import { mergePieces } from './merge-pieces.ts';
import { toTemplate } from './to-template.ts';

const NOT_PRINTED = /[⟦⟧\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;
/** Enough to tell what a text is, in characters. */
const LOOKED_AT = 4_000;
/** Words of no list in a row are one: what is asked is what kind of text it is. */
const ROW = /⟦\d+⟧(?:[\s,.:;/()-]*⟦\d+⟧)+/g;

/**
 * A text of any kind without its figures and names, to ask what it is: words of the closed list stay, in upper case, and `⟦⟧` stands for
 * everything else. Nothing can be put in again. Of a longer text the first 4,000 characters.
 */
export function slotText(text: string): string {
  const printed = text.slice(0, LOOKED_AT).replace(NOT_PRINTED, ' ').replace(/\s+/g, ' ').trim();
  const upper = upperCaseLatin(printed);
  return toTemplate(mergePieces(findPieces(upper), upper), printed, upper)
    .text.replace(ROW, '⟦⟧')
    .replace(/⟦\d+⟧/g, '⟦⟧');
}
