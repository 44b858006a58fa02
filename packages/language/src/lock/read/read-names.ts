import type { Atom } from './atom.ts';
import { clockOf, numbersOf } from './read-plain-numbers.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `25/10/130/LFC`, `2022-04-0105/AS2`: the references of British notices, whose letters may be left out. */
const REFERENCE =
  /(?<![\p{Script=Latin}\d/-])(?:\d{2}\/\d{2}\/\d{3}|20\d{2}-\d{2}-\d{4})(?![\d-]|\/\d)(?:\/[A-Z]{2,3}\d?)?/gu;
const NOTAM_ID =
  /(?<![\p{Script=Latin}\d]|[\p{Script=Latin}\d]-|\d\/)(?:[A-Z]{1,2}\d{1,4}|[A-Z] \d{4})\/\d{2}(?!\d|\/\d|-[\dA-Z]|\p{Script=Latin})/gu;
const NAME =
  /(?<![\p{Script=Latin}\d])(?=[A-Z0-9./-]{0,24}[A-Z])(?=[A-Z0-9./-]{0,24}\d)[A-Z0-9]{1,24}(?:[-./][A-Z0-9]{1,24}){0,6}(?![\p{Ll}])/gu;
const ATTACHED =
  /^(?:RWY|TWY|THR|STAND|STANDS|NR|NO|GATE|EXT|TEL|PSN|HGT|ELEV|RADIUS|AREA|CH|SVC|SUP|AIC|REF|FREQ|DSN)(?=\d)|^JET(?=A\d)/;
/** `A1-CLSD`, `2.DRG`: a word that was set close to a name is none of it. */
const WORD_BESIDE = /^([A-Z]{0,3}\d{1,6}[A-Z]?)[-.][A-Z]{3,24}$/;
/** `15TH WING` */
const ORDINAL = /^(\d{1,3})(?:ST|ND|RD|TH)$/;
/** `E4-E13`: two taxiways, of which each must be known. */
const RANGE_OF_NAMES = /^[A-Z]{1,2}\d{1,2}-[A-Z]{1,2}\d{1,2}$/;

/** Identifiers of NOTAMs and the references of their offices. */
export function readReferences(scanner: Scanner): void {
  scanner.take(NOTAM_ID, ([printed]) => [[{ type: 'name', text: printed.replace(' ', '') }]]);
  scanner.take(REFERENCE, ([printed]) => [[{ type: 'name', text: printed }]]);
}

const HALF_TURN = 18;

/** `02/20` is a runway, and no day of a list; `09 izquierda` is `09L`. */
export function readRunways(scanner: Scanner, { words: { runwaySides } }: Vocabulary): void {
  scanner.take(/(?<![\d/.-])([0-3]\d)\/([0-3]\d)(?![\d/.-])/g, ([, first = '', second = '']) =>
    Math.abs(Number(second) - Number(first)) === HALF_TURN ? [numbersOf(first), numbersOf(second)] : null,
  );
  for (const [side, names] of Object.entries(runwaySides ?? {})) {
    scanner.take(
      new RegExp(`(?<![\\d.,:-])(0?[1-9]|[12]\\d|3[0-6])[ -]?(?:${names})(?!\\p{L})`, 'giu'),
      ([, number = '']) => [
        [{ type: 'name', text: `${String(Number(number))}${side}` }, ...numbersOf(number)],
      ],
    );
  }
}

/** Names of capital letters and digits: areas, taxiways, equipment. */
export function readNames(scanner: Scanner): void {
  scanner.take(NAME, ([printed]) => {
    const found: (readonly Atom[])[] = [];
    for (const part of printed.split('/')) {
      if (/^\d+\.\d+$/.test(part)) {
        found.push([{ type: 'number', value: Number(part) }, ...clockOf(part)]);
        continue;
      }
      if (/^\d+(?:-\d+)+$/.test(part)) {
        for (const digits of part.split('-')) found.push(numbersOf(digits));
        continue;
      }
      const name = part
        .replace(ATTACHED, '')
        .replace(WORD_BESIDE, '$1')
        .replace(/[^A-Z0-9]/g, '')
        .replace(ORDINAL, '$1');
      if (/^\d+$/.test(name)) {
        found.push([{ type: 'number', value: Number(name) }, ...clockOf(name)]);
        continue;
      }
      if (!/\d/.test(name)) continue;
      if (RANGE_OF_NAMES.test(part)) {
        for (const text of part.split('-')) found.push([{ type: 'name', text }]);
        continue;
      }
      found.push([...namesOf(name), ...partsOf(part)]);
    }
    return found;
  });
}

/** `JET-A1` is `A1` too, and `1.L645` the first entry of a list. */
function partsOf(printed: string): readonly Atom[] {
  const parts = printed.split(/[-.]/);
  return parts.length < 2
    ? []
    : parts
        .filter((part) => /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{2,}$/.test(part))
        .map((text) => ({ type: 'name', text }));
}

/** What `H24` is as a length of time. */
export const DAY_AND_NIGHT: Atom = {
  type: 'measure',
  dimension: 'duration',
  unit: 'h',
  value: 24,
  base: 1440,
  step: 60,
};

function namesOf(name: string): readonly Atom[] {
  if (/^HS?24$/.test(name)) return [{ type: 'name', text: name }, DAY_AND_NIGHT];
  // `06L` is `6L`, channel `098X` is `98X`.
  const numbered = /^0{1,2}(\d{1,3}[LRCXY])$/.exec(name);
  return [{ type: 'name', text: numbered?.[1] ?? name }];
}
