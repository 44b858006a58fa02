import { isClock } from './cursor.ts';
import { namesDayOfDate, numericDate, type DaysOfValidity } from './written-dates.ts';
import { tokenize, type Token } from './token.ts';
import { EXCEPT, HOURS, LOCAL, classesOfWord } from './vocabulary.ts';

/** Words for ranges of weekdays that stand in texts but in no item D. */
const WEEKDAY_RANGES: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['WEEKDAYS', ['MON', 'FRI']],
  ['WEEKENDS', ['SAT', 'SUN']],
]);

/**
 * Item E as the tokens of item D. `0800HRS` loses its word, `8:00` is 0800, `WEEKDAYS` becomes `MON-FRI`, `24/11 0800` the date
 * `24 NOV` where the validity allows no other, `TUE 24 NOV` loses a weekday that fits; `L` and `LOC` mean local time behind a time alone, as they also name runways and localizers.
 */
export function textTokens(text: string, validity: DaysOfValidity | null): Token[] {
  const written = tokenize(text);
  const tokens: Token[] = [];
  let index = 0;
  let inException = false;
  while (index < written.length) {
    const token = written[index];
    if (token === undefined) break;
    const last = written[index - 1];
    if (inException && last !== undefined && text.slice(last.to, token.from).includes('\n')) {
      if (token.classes === 0 && token.type === 'word') tokens.push(fullStop(last.to));
      inException = false;
    }
    inException ||= (token.classes & EXCEPT) !== 0;
    const date = numericDate(written, index, validity);
    if (date !== null) {
      for (const dateToken of date.tokens) tokens.push(dateToken);
      index = date.next;
      continue;
    }
    const clock = shortClock(written, index);
    if (clock !== null) {
      tokens.push(clock);
      index += 3;
      continue;
    }
    index += 1;
    if (namesDayOfDate(written, index - 1, validity)) continue;
    const before = tokens.at(-1);
    const isBehindClock = before !== undefined && isClock(before);
    if ((token.classes & HOURS) !== 0 && isBehindClock) continue;
    const range = WEEKDAY_RANGES.get(token.text);
    if (range !== undefined) {
      tokens.push(word(range[0], token), { ...word('-', token), type: 'sign' }, word(range[1], token));
    } else if ((token.text === 'L' || token.text === 'LOC') && !isBehindClock) {
      tokens.push({ ...token, classes: token.classes & ~LOCAL });
    } else tokens.push(token);
  }
  return tokens;
}

/** An exception ends with its line where other words begin the next. */
function fullStop(at: number): Token {
  return { type: 'sign', text: '.', classes: classesOfWord('.'), value: 0, from: at, to: at };
}

/** `8:00` as the time 0800; null where none stands. */
function shortClock(tokens: readonly Token[], index: number): Token | null {
  const [hour, colon, minutes] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (hour?.type !== 'number' || hour.text.length !== 1 || colon?.text !== ':') return null;
  if (minutes?.type !== 'number' || minutes.text.length !== 2) return null;
  if (hour.to !== colon.from || colon.to !== minutes.from) return null;
  const text = `0${hour.text}${minutes.text}`;
  return { type: 'number', text, classes: 0, value: Number(text), from: hour.from, to: minutes.to };
}

/** A token of another text at the place of `token`. */
function word(text: string, { from, to }: Token): Token {
  return { type: 'word', text, classes: classesOfWord(text), value: 0, from, to };
}
