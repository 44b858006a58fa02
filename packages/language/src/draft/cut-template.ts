import type { Catalogue } from '../catalogue.ts';
import { unknownWords } from './known-words.ts';
import { hasPrivateCharacter, stretchesOf, type Stretch } from './marks.ts';
import type { OurSlot, OurTemplate } from './slot-kind.ts';

/** As far as our words before a value may be longer or shorter than they are with marks: contractions, case endings, a full stop. */
const DRIFT = [0, 1, -1, 2, -2, 3, -3, 4, -4];
const BRACKET = /[⟦⟧]/;
const DIGIT = /\p{N}/u;
const LETTER = /\p{L}/u;
/** What belongs to the value it stands beside: an isolate, a sign of a figure. */
const OPENS = /[\u2066-\u2068]+$/;
const CLOSES = /^[°%]?[\u2069]+|^ ?[°%]/;
/** Between two values of one kind. */
const JOINT = /^[ ,،、，;；()（）]*$/;

type Part = Omit<Stretch, 'kind'> & { readonly kind: OurSlot['kind'] | null };

/**
 * Why a sentence has no template: nothing but values and signs is left of it; a quotation is most of it; what is left has a figure or a word
 * that the catalogue does not write; or marks and sentence do not go together.
 */
export type Untouched = 'values' | 'quotation' | 'unknownWord' | 'unmarked';

/** `text`, a sentence of ours, with slots for the values that are set apart in `marked`, the same sentence with marks. */
export function cutTemplate(text: string, marked: string, catalogue: Catalogue): OurTemplate | Untouched {
  if (hasPrivateCharacter(text) || BRACKET.test(text)) return 'unmarked';
  const stretches = stretchesOf(marked);
  const parts = stretches === null ? null : partsOf(text, stretches);
  if (parts === null) return 'unmarked';
  const slots: OurSlot[] = [];
  let template = '';
  for (const { kind, text: said, plural } of tidied(parts)) {
    if (kind === null) template += said;
    else {
      const number = slots.length + 1;
      slots.push({ number, kind, text: said, ...(plural === undefined ? {} : { plural }) });
      template += `⟦${number}⟧`;
    }
  }
  const words = template.replace(/⟦\d+⟧/g, ' ');
  if (isMostlyQuoted(text, slots)) return 'quotation';
  if (DIGIT.test(words) || unknownWords(words, catalogue).length > 0) return 'unknownWord';
  return LETTER.test(words) ? { text: template, slots } : 'values';
}

function isMostlyQuoted(text: string, slots: readonly OurSlot[]): boolean {
  const quoted = slots.reduce((sum, slot) => (slot.kind === 'quote' ? sum + slot.text.length : sum), 0);
  return 2 * quoted > text.length;
}

/** `text` in the parts of `stretches`: each value where it is found, our words as they stand between. */
function partsOf(text: string, stretches: readonly Stretch[]): readonly Part[] | null {
  const parts: Part[] = [];
  let at = 0;
  let before = 0;
  for (const stretch of stretches) {
    if (stretch.kind === null) {
      before = stretch.text.length;
      continue;
    }
    const { length } = stretch.text;
    const from = DRIFT.map((drift) => at + before + drift).find(
      (start) => start >= at && isSame(text.slice(start, start + length), stretch.text),
    );
    if (from === undefined) return null;
    parts.push({ kind: null, text: text.slice(at, from) });
    parts.push({ ...stretch, text: text.slice(from, from + length) });
    at = from + length;
    before = 0;
  }
  parts.push({ kind: null, text: text.slice(at) });
  return parts;
}

/** What begins the sentence is written large. */
function isSame(one: string, other: string): boolean {
  return (
    one === other ||
    (one.slice(1) === other.slice(1) && one.charAt(0).toLowerCase() === other.charAt(0).toLowerCase())
  );
}

/** Values with the signs beside them, and those of one kind that follow each other as one. */
function tidied(parts: readonly Part[]): readonly Part[] {
  const tidy: Part[] = [];
  for (const [index, part] of parts.entries()) {
    let { text } = part;
    const last = tidy.at(-1);
    if (part.kind === null) {
      const closing = last?.kind != null ? (CLOSES.exec(text)?.[0] ?? '') : '';
      if (closing !== '' && last !== undefined) {
        tidy[tidy.length - 1] = { ...last, text: last.text + closing };
        text = text.slice(closing.length);
      }
      const opening = parts[index + 1]?.kind == null ? '' : (OPENS.exec(text)?.[0] ?? '');
      tidy.push({ kind: null, text: text.slice(0, text.length - opening.length) });
      if (opening !== '') tidy.push({ kind: null, text: opening });
      continue;
    }
    let opening = '';
    if (last?.kind === null && /^[\u2066-\u2068]+$/.test(last.text)) {
      opening = last.text;
      tidy.pop();
    }
    const between = tidy.at(-1);
    const previous = tidy.at(-2);
    const joins =
      between?.kind === null &&
      previous !== undefined &&
      previous.kind === part.kind &&
      part.kind !== 'count' &&
      JOINT.test(between.text);
    if (joins) {
      tidy.splice(-2, 2, { ...previous, text: `${previous.text}${between.text}${opening}${text}` });
    } else tidy.push({ ...part, text: `${opening}${text}` });
  }
  return tidy.filter(({ kind, text }) => kind !== null || text !== '');
}
