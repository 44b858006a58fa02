import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';

/** What a runway has, named by the same capital letters in every language. */
const ITEM =
  /(?<![\p{Script=Latin}\d])(?:PAPI|VASI|ILS|LOC|LDA|TORA|TODA|ASDA|REIL|RTIL|RVR|TDZ|MALSR?|ALSF)(?![\p{Script=Latin}\d])/gu;
/** `05`, `23L`, but no part of a time, date, decimal or `05/23`. */
const RUNWAY =
  /(?<![\p{Script=Latin}\d./:,°'"-])(0[1-9]|[12]\d|3[0-6])([LRC]?)(?![\p{Script=Latin}\d/°'"]|[.,:-]\d|\s?(?:NM|km|M|m|ft|FT)(?!\p{L}))/gu;

const CLAUSE = /[\n;。；।]|\.\s|\.$/u;

/** Which items each clause gives to the one runway that it names, `05 PAPI`. */
function itemsOf(text: string, runways: ReadonlySet<string>): readonly { pair: string; item: string }[] {
  return text.split(CLAUSE).flatMap((clause) => {
    const named = new Set(
      Array.from(clause.matchAll(RUNWAY), ([, number = '']) => number).filter((number) =>
        runways.has(number),
      ),
    );
    const [runway] = named;
    if (named.size !== 1 || runway === undefined) return [];
    return Array.from(clause.matchAll(ITEM), ([item]) => ({ pair: `${runway} ${item}`, item }));
  });
}

/** Equipment and distances of one runway given to another, where the telegram names several alone. */
export function checkRunwayItems(
  translation: string,
  { text: telegram, loneRunways }: HeldFacts,
): readonly LockFault[] {
  if (loneRunways.size < 2) return [];
  const known = itemsOf(telegram, loneRunways);
  const pairs = new Set(known.map(({ pair }) => pair));
  const items = new Set(known.map(({ item }) => item));
  return itemsOf(translation, loneRunways)
    .filter(({ pair, item }) => items.has(item) && !pairs.has(pair))
    .map(({ pair }) => ({ code: 'unknownIdentifier', expected: null, found: `RWY ${pair}`, span: null }));
}
