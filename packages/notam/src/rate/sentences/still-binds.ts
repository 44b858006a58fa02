import { isEnglish } from './names.ts';
import type { Token } from './tokens.ts';

/** `MAY BE LIFTED`, `TO BE LIFTED`: not yet. */
const NOT_YET: ReadonlySet<string> = new Set('WILL MAY MIGHT CAN COULD WOULD TO SHOULD SHALL'.split(' '));
/** Behind `LIFTED FOR`: drones, everybody, a place, a time; others alone leave the ban on drones. */
const FOR_ALL = /[DEAFwnSRB]/;
/** Behind these stand places and times. */
const LEADS_TO_PLACE =
  /^(?:IN|OVER|AT|WI|WITHIN|AROUND|ROUND|NEAR|INSIDE|ABOVE|ALONG|OF|FROM|FM|BTN|BETWEEN|ON|AFTER|SINCE|DURING|DUE|DUE TO|FOR|BY)$/;
const LONGEST_NAME = 4;

/** Whether a word that lifts has what lifts it still to come before it. */
function isStillPlanned(tokens: readonly Token[], lifted: number): boolean {
  const lead = tokens.slice(Math.max(0, lifted - 4), lifted);
  const from = lead.findLastIndex(({ letter }) => /[^vck]/.test(letter) && letter !== 'i');
  return lead.slice(from + 1).some(({ word, english }) => english && NOT_YET.has(word));
}

/** `LIFTED FOR POLICE` */
function isForOthers(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'FOR') return false;
  const next = tokens.slice(at + 1).find(({ letter }) => !/[ch]/.test(letter));
  return next === undefined || !FOR_ALL.test(next.letter);
}

/** Whether each unknown word may be part of a name of a place, before or behind what is lifted. */
function hasOtherWords(tokens: readonly Token[]): boolean {
  let inName = 0;
  let mayName = true;
  let depth = 0;
  return tokens.some(({ letter, word }, at) => {
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (depth > 0 || letter === ')') return false;
    if (letter === 'u') {
      inName += 1;
      const next = tokens[at + 1]?.letter ?? '';
      return !(mayName && inName <= LONGEST_NAME) && !/[wRDZ]/.test(next);
    }
    inName = 0;
    mayName = (letter === 'i' && LEADS_TO_PLACE.test(word)) || (/[ckwf,:n]/.test(letter) && mayName);
    return false;
  });
}

/**
 * Whether something may go on to bind although a ban is said to be lifted: the lifting is only planned, asked for, refused or for others,
 * or words stand beside it that are not understood. `letters` are those of the tokens, with nouns of restrictions as `R`.
 */
export function mayStillBind(tokens: readonly Token[], letters: string): boolean {
  const binding = letters.replace(/B[ND]*w(?=[^,]*[LJ])/, '').match(/[BSX]/g)?.length ?? 0;
  if (binding > (letters.match(/J/g)?.length ?? 0)) return true;
  if (/[SM][^,]*[lL]|[lL][^,]*R.*[SM]|NR[^,]*R/.test(letters) && !/J/.test(letters)) return true;
  if (tokens.some(({ letter }, at) => /[Ll]/.test(letter) && isStillPlanned(tokens, at))) return true;
  const lifted = tokens.findIndex(({ letter }) => /[LJ]/.test(letter));
  if (lifted >= 0 && tokens.some((_, at) => at > lifted && isForOthers(tokens, at))) return true;
  return isEnglish(tokens) && hasOtherWords(tokens);
}
