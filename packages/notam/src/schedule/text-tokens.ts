import { isClock } from './cursor.ts';
import { numericDate, type DaysOfValidity } from './numeric-date.ts';
import { tokenize, type Token } from './token.ts';
import { HOURS, LOCAL, meaningsOf } from './vocabulary.ts';

/** Words for ranges of weekdays that stand in texts but in no item D. */
const WEEKDAY_RANGES: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['WEEKDAYS', ['MON', 'FRI']],
  ['WEEKENDS', ['SAT', 'SUN']],
]);

/**
 * Item E as the tokens of item D. `0800HRS` loses its word, `WEEKDAYS` becomes `MON-FRI`, `24/11 0800` the date `24 NOV` where
 * the validity allows no other; `L` and `LOC` mean local time behind a time alone, as they also name runways and localizers.
 */
export function textTokens(text: string, validity: DaysOfValidity | null): Token[] {
  const written = tokenize(text);
  const tokens: Token[] = [];
  let index = 0;
  while (index < written.length) {
    const token = written[index];
    if (token === undefined) break;
    const date = numericDate(written, index, validity);
    if (date !== null) {
      tokens.push(...date.tokens);
      index = date.next;
      continue;
    }
    index += 1;
    const before = tokens.at(-1);
    const isBehindClock = before !== undefined && isClock(before);
    if ((token.means & HOURS) !== 0 && isBehindClock) continue;
    const range = WEEKDAY_RANGES.get(token.text);
    if (range !== undefined) {
      tokens.push(word(range[0], token), { ...word('-', token), type: 'sign' }, word(range[1], token));
    } else if ((token.text === 'L' || token.text === 'LOC') && !isBehindClock) {
      tokens.push({ ...token, means: token.means & ~LOCAL });
    } else tokens.push(token);
  }
  return tokens;
}

/** A token of another text at the place of `token`. */
function word(text: string, { from, to }: Token): Token {
  return { type: 'word', text, means: meaningsOf(text), value: 0, from, to };
}
