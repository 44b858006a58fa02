import type { NotamFacts } from '@klarnotam/notam';
import { METRES_PER_FOOT } from '@klarnotam/aviation';
import { standsFor, type Atom, type Mention } from '../read/atom.ts';
import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

const BESIDE = 28;
/** `2,000 feet (610 m) AMSL` */
const CONVERTED = /^\s?\([^()]{1,16}\)/;
/** `地表から300 m`: the figure behind is the upper limit. */
const FROM_GROUND =
  /(?:地表|地面|地上)[^。,;、]{0,6}(?:から|より|至|到|まで)\s?$|(?:सतह|भूमि|जमीन|ভূমি|ভূপৃষ্ঠ|মাটি)\p{M}* (?:से|থেকে) $/u;
/** `सतह से 300 मीटर तक` */
const UP_TO = /^\s?(?:तक|পর্যন্ত)/;

const INDIC = /\p{Script=Devanagari}|\p{Script=Bengali}/u;

/** Words for a height above ground, which is not the ground. */
const ABOVE_GROUND = new Set([
  'agl',
  '地上',
  '対地',
  '地表高',
  '离地',
  '距地',
  '真高',
  '相对高度',
  '对地高度',
  '场面以上',
]);

/** A lower limit at the surface that the text does not say. */
export function checkGround(
  text: string,
  { lower }: NotamFacts,
  { words }: Vocabulary,
): readonly LockFault[] {
  if (lower?.reference !== 'sfc' || lower.value !== 0) return [];
  const ground = words.agl
    .split('|')
    .filter((word) => !ABOVE_GROUND.has(word))
    .join('|');
  return new RegExp(ground, 'iu').test(text)
    ? []
    : [{ code: 'missing', expected: 'SFC', found: null, span: null }];
}

/** Heights above ground said as above the sea, and the other way round. */
export function checkReferences(
  text: string,
  said: readonly Mention[],
  facts: NotamFacts,
  { text: telegram }: HeldFacts,
  { words }: Vocabulary,
): readonly LockFault[] {
  const references = referencesOf(telegram, facts);
  const ground = new RegExp(words.agl, 'giu');
  const sea = new RegExp(words.amsl, 'giu');
  return said.flatMap((mention): LockFault[] => {
    const [atom] = mention.atoms;
    if (atom?.type !== 'measure' || atom.dimension !== 'length') return [];
    const known = new Set(
      references.filter(({ height }) => standsFor(atom, height)).map(({ reference }) => reference),
    );
    if (known.size !== 1) return [];
    const behind = untilFigure(text.slice(mention.span.to, mention.span.to + BESIDE * 2));
    const before = sinceFigure(
      text.slice(Math.max(0, mention.span.from - BESIDE / 2), mention.span.from),
      words.wordStart || UP_TO.test(behind) || !INDIC.test(text),
    );
    const isBehind = words.wordStart || /[\u0600-\u06ff]/.test(text);
    const sign = /^\s?\)?\s?\(?(AGL|AMSL|MSL)\b/.exec(
      text.slice(mention.span.to, mention.span.to + BESIDE).replace(CONVERTED, ''),
    )?.[1];
    const signed =
      sign === undefined
        ? nearestOf(bracketBehind(text, mention.span.to), { ground, sea }, true)
        : sign === 'AGL'
          ? 'ground'
          : 'sea';
    const nearest = signed ?? nearestOf(isBehind ? behind : before, { ground, sea }, isBehind);
    // Indian languages have it on either side.
    const isIndic = INDIC.test(behind);
    const other = isIndic ? nearestOf(behind, { ground, sea }, true) : null;
    if (other !== null && known.has(other)) return [];
    if (nearest === null || known.has(nearest)) return [];
    return [
      {
        code: 'wrongReference',
        expected: nearest === 'ground' ? 'AMSL' : 'AGL',
        found: text.slice(mention.span.from, mention.span.to + BESIDE).trim(),
        span: mention.span,
      },
    ];
  });
}

type Reference = 'ground' | 'sea';

interface Referred {
  readonly height: Atom;
  readonly reference: Reference;
}

function referencesOf(telegram: string, facts: NotamFacts): readonly Referred[] {
  const referred = (value: number, unit: string, reference: Reference): Referred => {
    const base = unit === 'ft' ? METRES_PER_FOOT : 1;
    return {
      height: { type: 'measure', dimension: 'length', unit, value, base: value * base, step: base },
      reference,
    };
  };
  const written = Array.from(
    telegram.matchAll(/(\d{1,6})\s?(FT|M)\s?\(?(AGL|AMSL|MSL|SFC|GND|ASL)\b/g),
    ([, value = '', unit = '', name = '']) =>
      referred(Number(value), unit.toLowerCase(), /AGL|SFC|GND/.test(name) ? 'ground' : 'sea'),
  );
  const limits = [
    facts.lower,
    facts.upper,
    ...facts.areas.flatMap(({ lower, upper }) => [lower, upper]),
  ].flatMap((height): Referred[] => {
    if (height?.value == null || (height.reference !== 'agl' && height.reference !== 'amsl')) return [];
    return [referred(height.value, height.unit, height.reference === 'agl' ? 'ground' : 'sea')];
  });
  return [...written, ...limits];
}

/** What stands between a height and the next figure outside brackets. */
function untilFigure(after: string): string {
  const open = after.replace(/\([^)]*\)|（[^）]*）/g, ' ');
  const end = open.search(/[\d,;\n]|\.\s/);
  return (end === -1 ? open : open.slice(0, end)).slice(0, BESIDE);
}

/** `1700フィート（平均海面上）`: what a bracket right behind says. */
function bracketBehind(text: string, at: number): string {
  return (
    /^\s?\((?:[\d.,\s]{1,8}[\p{L}\p{M}]{1,10}[,،、]\s?)?([^()\d]{1,24})\)/u.exec(
      text.slice(at, at + BESIDE * 2),
    )?.[1] ?? ''
  );
}

function sinceFigure(before: string, isLimit: boolean): string {
  if (isLimit && FROM_GROUND.test(before)) return '';
  const start = Math.max(before.search(/[。,;、()（）][^。,;、()（）]*$/), before.search(/\d[^\d]*$/));
  return before.slice(start + 1);
}

function nearestOf(
  text: string,
  { ground, sea }: { readonly ground: RegExp; readonly sea: RegExp },
  first: boolean,
): Reference | null {
  const places = (pattern: RegExp): readonly number[] =>
    [...text.matchAll(pattern)].map(({ index }) => index);
  const grounds = places(ground);
  const seas = places(sea);
  if (grounds.length === 0 && seas.length === 0) return null;
  if (grounds.length === 0) return 'sea';
  if (seas.length === 0) return 'ground';
  // `above the surface of the sea` holds a word for each, and means the sea.
  if (first) return Math.min(...grounds) + 12 < Math.min(...seas) ? 'ground' : 'sea';
  return Math.max(...grounds) > Math.max(...seas) + 12 ? 'ground' : 'sea';
}
