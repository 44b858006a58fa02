import type { Span } from '@klarnotam/aviation';
import type { Token } from './token.ts';
import { ACTIVE, EFFECT, HOURS, OTHER_HOURS, SENTENCE_END, SERVICE } from './vocabulary.ts';

const TEN_DIGITS = 10;
/** What flies or is done, in front of OPS: not the hours of a service. */
const OPERATIONS =
  /^(?:UAS|UAV|DRONE|DRONES|RPAS|BVLOS|VLOS|ACFT|AIRCRAFT|FLYING|FLT|FLIGHT|LASER|PJE|GLIDER|CRANE|MIL|HEL|DUSTING|BLASTING)$/;
/** Words that NOT turns into the effect itself: `NOT AVBL DAILY 0800-1600`. */
const DENIED = /^(?:AVBL|AVAILABLE|ALLOWED|PERMITTED|AUTH|AUTHORIZED|AUTHORISED|OPEN|OPERATIONAL|TO|BE)$/;

/** Whether the hours at `span` are set off from what surrounds them and those of the whole effect, not of a service or a contact. */
export function hoursScope(tokens: readonly Token[], span: Span, text: string): boolean {
  const first = tokens.findIndex((token) => token.from >= span.from);
  const behind = tokens.findIndex((token) => token.from >= span.to);
  const last = behind === -1 ? tokens.length - 1 : behind - 1;
  const label = labelBefore(tokens, first, text);
  if (label !== null && tokens.some((token) => (token.classes & SERVICE) !== 0)) return false;
  return (
    begins(tokens, first, text) &&
    ends(tokens, first, last, text) &&
    !hasOtherHours(tokens, first, last, text, label)
  );
}

/** Begins after a word of activity, at a line or a sentence, or with a word of its own. */
function begins(tokens: readonly Token[], first: number, text: string): boolean {
  const before = tokens[first - 1];
  const start = tokens[first];
  if (before === undefined || start === undefined) return true;
  return (
    (before.classes & (ACTIVE | SENTENCE_END | EFFECT)) !== 0 ||
    (DENIED.test(before.text) && tokens.slice(Math.max(0, first - 4), first - 1).some(isNot)) ||
    text.slice(before.to, start.from).includes('\n') ||
    start.type === 'word'
  );
}

/** Ends with a line, a sentence or the bracket around it, or before the period of a domestic NOTAM. */
function ends(tokens: readonly Token[], first: number, last: number, text: string): boolean {
  const after = tokens[last + 1];
  const end = tokens[last];
  return (
    after === undefined ||
    end === undefined ||
    after.text === '.' ||
    (after.text === ')' && tokens[first - 1]?.text === '(') ||
    text.slice(end.to, after.from).includes('\n') ||
    (after.type === 'number' && after.text.length === TEN_DIGITS)
  );
}

/** The index of `HR` or `HOURS` that heads the hours (`HR: MON-FRI …`) at the beginning of a line or sentence; null: none. */
function labelBefore(tokens: readonly Token[], first: number, text: string): number | null {
  const at = tokens[first - 1]?.text === ':' ? first - 2 : first - 1;
  const label = tokens[at];
  if (label === undefined || (label.classes & HOURS) === 0) return null;
  const before = tokens[at - 1];
  const heads =
    before === undefined ||
    (before.classes & (SENTENCE_END | ACTIVE)) !== 0 ||
    text.slice(before.to, label.from).includes('\n');
  return heads ? at : null;
}

/** Whether a word of a service, a contact or a reversal stands in the sentence, or in the one before hours that begin theirs. */
function hasOtherHours(
  tokens: readonly Token[],
  first: number,
  last: number,
  text: string,
  label: number | null,
): boolean {
  let from = label ?? first;
  let ownSentence = true;
  let sentences = 0;
  while (from > 0) {
    const before = tokens[from - 1];
    if (before !== undefined && isFullStop(before, tokens[from], text)) {
      sentences += 1;
      if (sentences > 1 || !ownSentence) break;
    } else if (sentences === 0) ownSentence = false;
    from -= 1;
  }
  let to = last + 1;
  while (to < tokens.length) {
    const token = tokens[to];
    if (token !== undefined && isFullStop(token, tokens[to + 1], text)) break;
    to += 1;
  }
  for (let index = from; index < to; index += 1) {
    if (index >= first && index <= last) continue;
    if (index !== label && isOtherHours(tokens, index)) return true;
  }
  return false;
}

function isOtherHours(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || (token.classes & OTHER_HOURS) === 0) return false;
  const before = tokens[index - 1]?.text ?? '';
  const after = tokens[index + 1]?.text ?? '';
  if (token.text === 'NOT') return !DENIED.test(after);
  if (DENIED.test(token.text) && tokens.slice(Math.max(0, index - 3), index).some(isNot)) return false;
  if (/^OP[RS]$/.test(token.text)) return !OPERATIONS.test(before);
  return true;
}

function isNot({ text }: Token): boolean {
  return text === 'NOT' || text === 'NO';
}

/** A full stop ends a sentence where a space, a line or nothing follows it: not that of `123.450`. */
function isFullStop(token: Token, next: Token | undefined, text: string): boolean {
  return token.text === '.' && (next === undefined || /\s/.test(text.charAt(token.to)));
}
