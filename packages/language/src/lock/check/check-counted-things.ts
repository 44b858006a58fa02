import type { LanguageCode } from '../../languages.ts';
import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { lettersOf } from '../read/letters.ts';
import { WORDS } from '../words/words-table.ts';
import { THINGS, type Thing } from './things.ts';

/** What a telegram calls things that are counted. */
const NOUNS: Readonly<Partial<Record<Thing, string>>> = {
  crane: 'CRANES?|DERRICKS?|OBSTACLES?|OBST',
  mast: 'MASTS?|TOWERS?|POLES?|PYLONS?|OBSTACLES?|OBST',
  windTurbine: 'TURBINES?|WINDMILLS?|OBSTACLES?|OBST',
  balloon: 'BALLOONS?|BLNS?',
  rocket: 'ROCKETS?|MISSILES?',
  helicopter: 'HEL(?:ICOPTER|I|O)?S?|[A-Z]{1,3}-?\\d{1,3}',
  dangerArea: 'AREAS?|ZONES?|[A-Z]{0,2}D\\d{1,3}[A-Z]?',
  restrictedArea: 'AREAS?|ZONES?|[A-Z]{0,2}R\\d{1,3}[A-Z]?',
  vehicle: 'VEH(?:ICLE)?S?|CARS?|TRUCKS?|TENDERS?|MACHINES?|UAVS?',
  swarm: 'SWARMS',
};
/** Beyond this it is another number than one of things. */
const MOST = 9;
/** Between the number and the thing: a counter and an adjective at most. */
const BETWEEN = {
  letters: ' (?:[\\p{L}\\p{M}-]{4,14} )?',
  signs: '[个個架台基枚座条]?的?(?:临时|臨時)?の?',
};

interface Counter {
  readonly thing: Thing;
  readonly noun: string;
  readonly values: readonly (readonly [value: number, pattern: RegExp])[];
}

const counters = new Map<LanguageCode, readonly Counter[]>();

function countersOf(language: LanguageCode): readonly Counter[] {
  const known = counters.get(language);
  if (known !== undefined) return known;
  const { cardinals, things } = WORDS[language];
  const isCjk = language === 'ja' || language === 'zh';
  const start = isCjk ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const end = isCjk ? '' : '(?![\\p{L}\\p{M}])';
  const words = new Map(cardinals);
  const made = THINGS.flatMap((thing): Counter[] => {
    const noun = NOUNS[thing];
    if (noun === undefined || things[thing] === '') return [];
    const between = thing === 'swarm' ? ' ?' : isCjk ? BETWEEN.signs : BETWEEN.letters;
    const behind = `${between}(?:${lettersOf(things[thing])})`;
    const values = Array.from({ length: MOST - 1 }, (_, index) => index + 2).map((value) => {
      const named = lettersOf(words.get(value) ?? '');
      const printed = `(?<![\\d.,:/-]|\\d )${String(value)}(?![\\d.,:/])`;
      return [
        value,
        new RegExp(`(?:${printed}${named === '' ? '' : `|${start}(?:${named})${end}`})${behind}`, 'iu'),
      ] as const;
    });
    return [{ thing, noun, values }];
  });
  counters.set(language, made);
  return made;
}

const { numbers: ENGLISH } = WORDS.en.figures;

/** Whether the telegram has that many of a thing: printed before it, as often as it names one, or in a list of several. */
function isTold(value: number, noun: string, { text: telegram, counts, areaCounts }: HeldFacts): boolean {
  const named = telegram.match(new RegExp(`\\b(?:${noun})\\b`, 'g')) ?? [];
  if (value <= named.length) return true;
  const isSeveral = named.some((one) => one.endsWith('S') || one === 'OBST');
  if (isSeveral && (counts.has(value) || areaCounts.has(value))) return true;
  const number = `(?:0?${String(value)}|${ENGLISH[value - 1]?.toUpperCase() ?? '(?!)'})`;
  return new RegExp(
    named.length === 0
      ? `(?<![\\d.,/-]|[A-Z] )${number}(?:X| X)?[ -]?[A-Z]`
      : `(?<![\\d.,/-])${number}(?:X| X)?[ -]?(?:[A-Z-]+ ){0,3}(?:${noun})\\b`,
  ).test(telegram);
}

/** More things than the telegram has: `two cranes` of one. */
export function checkCountedThings(
  text: string,
  held: HeldFacts,
  language: LanguageCode,
): readonly LockFault[] {
  const letters = lettersOf(text);
  return countersOf(language).flatMap(({ noun, values }) =>
    values.flatMap(([value, pattern]): LockFault[] => {
      const found = pattern.exec(letters)?.[0];
      return found === undefined || isTold(value, noun, held)
        ? []
        : [{ code: 'unknownNumber', expected: null, found, span: null }];
    }),
  );
}
