import { OUR_SLOT_KINDS, type OurSlotKind } from './slot-kind.ts';

/** A mark is one character of Unicode's private use: one that opens for each kind and plural, one that closes all. */
const FIRST = 0xe000;
const CLOSE = '\ue0ff';
/** Any private character: a text that holds one of its own is not marked. */
const PRIVATE = /[\ue000-\uf8ff]/;
const MARKS = /[\ue000-\ue0ff]/g;

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Sets `text` apart as a value of `kind`; what is empty stays so. */
export function mark(kind: OurSlotKind, text: string, plural?: Intl.LDMLPluralRule): string {
  if (text === '') return text;
  const code =
    plural === undefined ? OUR_SLOT_KINDS.indexOf(kind) : OUR_SLOT_KINDS.length + PLURALS.indexOf(plural);
  return `${String.fromCharCode(FIRST + code)}${text}${CLOSE}`;
}

export function hasPrivateCharacter(text: string): boolean {
  return PRIVATE.test(text);
}

/** `text` as it reads without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** A stretch of a marked text: our words (`kind` null), or a value with all that is marked within it. */
export interface Stretch {
  readonly kind: OurSlotKind | null;
  readonly plural?: Intl.LDMLPluralRule;
  /** Without marks. */
  readonly text: string;
}

/** The stretches of `marked` in order; the outermost mark of a value tells its kind. Null where marks do not close. */
export function stretchesOf(marked: string): readonly Stretch[] | null {
  const stretches: Stretch[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= marked.length; at++) {
    const char = marked.charAt(at);
    const isEnd = at === marked.length;
    const opens = !isEnd && isOpening(char);
    const closes = char === CLOSE;
    if (!isEnd && !opens && !closes) continue;
    if (depth === 0 && at > from) stretches.push({ kind: null, text: marked.slice(from, at) });
    if (isEnd) break;
    if (opens && depth++ === 0) from = at;
    if (closes && --depth < 0) return null;
    if (closes && depth === 0) {
      stretches.push({ ...meaningOf(marked.charAt(from)), text: withoutMarks(marked.slice(from, at)) });
      from = at + 1;
    }
  }
  return depth === 0 ? stretches : null;
}

function isOpening(char: string): boolean {
  return char >= '\ue000' && char < CLOSE;
}

function meaningOf(opening: string): { readonly kind: OurSlotKind; readonly plural?: Intl.LDMLPluralRule } {
  const code = opening.charCodeAt(0) - FIRST;
  const plural = PLURALS[code - OUR_SLOT_KINDS.length];
  return plural === undefined ? { kind: OUR_SLOT_KINDS[code] ?? 'figure' } : { kind: 'count', plural };
}
