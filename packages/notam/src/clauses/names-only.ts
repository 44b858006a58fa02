import type { Clause } from './clause.ts';

/**
 * Words that say something of a facility and never name one. A name that holds one was cut at the wrong place, and the
 * sentence could say the opposite: `APRON NOT AVBL` is no apron called NOT.
 */
const SAYING = new Set(
  'NOT NO NIL CANCELLED CANCELED CNL LONGER IF ADVISED POSTPONED WITHDRAWN ARE IS WAS WERE WILL BE BEEN BEING HAS HAVE HAD SHALL SHOULD MUST MAY CAN CANNOT DO DOES UNLESS UNTIL EXC EXCEPT EXCL WITHOUT AVBL AVAILABLE UNAVBL UNAVAILABLE CLSD CLOSED OPEN ACTIVE ACTIVATED DEACTIVATED SUSPENDED PROHIBITED ALLOWED PERMITTED LIT UNLIT HR HOURS EXTENDED MAX MIN'.split(
    ' ',
  ),
);

/** Where a clause keeps what it copies as a name. */
const NAME_KEYS = new Set(['name', 'unit', 'value', 'date', 'points']);

function isNameAlone(name: string): boolean {
  return !name
    .replace(/\d[ -]MAY\b|\bMAY(?=[ -]?\d)/g, '')
    .split(/[^A-Z]+/)
    .some((word) => SAYING.has(word));
}

function namesIn(part: object): string[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    // `18 MAY 2023` permits nothing.
    if (typeof value === 'string')
      return NAME_KEYS.has(key) ? [key === 'date' ? value.replace('MAY', '') : value] : [];
    return typeof value === 'object' && value !== null ? namesIn(value) : [];
  });
}

/** Whether whatever `clause` takes for a name is nothing but a name. */
export function holdsNamesOnly(clause: Clause): boolean {
  if (clause.kind === 'sequence') return clause.clauses.every(holdsNamesOnly);
  // An address may hold any word, and so may an aerodrome of the United States: `WILL ROGERS WORLD, OKLAHOMA CITY, OK`.
  const free = clause.kind === 'phrase' || clause.kind === 'reference' ? /[.,@]/ : /(?!)/;
  return namesIn(clause).every((name) => free.test(name) || isNameAlone(name));
}
