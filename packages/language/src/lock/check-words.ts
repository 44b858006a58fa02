import type { NotamFacts } from '@klarnotam/notam';
import type { Mention, Side } from './atom.ts';
import type { LockFault } from './fault.ts';
import type { HeldFacts } from './held-facts.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Concept } from './words/lock-words.ts';

/** What a telegram says with these words, a reader must be told with some word for it. */
const TO_BE_SAID: readonly (readonly [Concept, RegExp, instead: readonly Concept[]])[] = [
  [
    'exception',
    /\b(?:EXC|EXCEPT\w*|EXEMPT\w*|UNLESS|OTHER THAN|EXCLUDING|EXCL|NOT APPLICABLE|DOES NOT APPLY|DO NOT APPLY)\b/,
    [],
  ],
  ['prohibited', /\bPROHIBITED\b|\bFORBIDDEN\b|\bNOT (?:PERMITTED|ALLOWED|AUTH\w*)\b|\bBANNED\b/, ['closed']],
  [
    'outOfService',
    /\bU\/S\b|\bUNSERVICEABLE\b|\bOUT OF SERVICE\b|\bINOP\b|\bNOT AVBL\b|\bUNAVBL\b|\bNOT AVAILABLE\b/,
    ['closed'],
  ],
  ['permission', /\bPPR\b|\bPRIOR PERMISSION\b|\bPERMISSION\b|\bAPPROVAL\b|\bAUTHORI[SZ]ATION\b/, []],
  ['drone', /\bUNMANNED\b|\bUAS\b|\bUAV\b|\bRPAS\b|\bDRONES?\b/, []],
  [
    'negation',
    /\bNOT\b|\bNO\b(?!\s?\d)|\bNIL\b/,
    ['exception', 'prohibited', 'closed', 'outOfService', 'only'],
  ],
  ['sunrise', /\bSR\b|\bSUNRISE\b/, []],
  ['sunset', /\bSS\b|\bSUNSET\b/, []],
];

const OPPOSITES: readonly (readonly [said: Concept, instead: Concept, telegram: RegExp, not: RegExp])[] = [
  ['open', 'closed', /\bCLSD\b|\bCLOSED\b/, /\bOPEN\w*|\bOPN\b|\bREOPEN/],
];

const BESIDE = 28;
const ENDS_OF_SENTENCES = /(?<=[.!?;。！？।\n])\s*/u;

export function mentions(text: string, pattern: RegExp): boolean {
  return text.search(pattern) !== -1;
}

export function sentencesOf(text: string): readonly string[] {
  return text.split(ENDS_OF_SENTENCES).filter((sentence) => sentence !== '');
}

/** Exceptions, bans and conditions that the text leaves out or turns around. */
export function checkConcepts(
  text: string,
  parts: readonly string[],
  { text: telegram }: HeldFacts,
  { concepts }: Vocabulary,
): readonly LockFault[] {
  const faults: LockFault[] = [];
  for (const [concept, pattern, instead] of TO_BE_SAID) {
    const original = pattern.exec(telegram)?.[0];
    if (original === undefined) continue;
    if ([concept, ...instead].some((word) => mentions(text, concepts[word]))) continue;
    faults.push({ code: 'dropped', expected: original, found: null, span: null });
  }
  for (const [said, instead, closed, open] of OPPOSITES) {
    if (!closed.test(telegram) || open.test(telegram)) continue;
    for (const part of parts) {
      const found = part.search(concepts[said]);
      if (found === -1 || mentions(part, concepts[instead])) continue;
      faults.push({
        code: 'reversed',
        expected: closed.exec(telegram)?.[0] ?? null,
        found: sentenceAt(part, found),
        span: null,
      });
    }
  }
  return faults;
}

function sentenceAt(text: string, at: number): string {
  let end = 0;
  for (const sentence of sentencesOf(text)) {
    end = text.indexOf(sentence, end) + sentence.length;
    if (at < end) return sentence.trim();
  }
  return text.trim();
}

/** A permanent or estimated end that is not, or that is not said. */
export function checkEnd(
  text: string,
  facts: NotamFacts,
  { text: telegram }: HeldFacts,
  { concepts }: Vocabulary,
): readonly LockFault[] {
  const faults: LockFault[] = [];
  const says = (concept: Concept): boolean => mentions(text, concepts[concept]);
  if (facts.permanent && !says('permanent')) {
    faults.push({ code: 'missing', expected: 'PERM', found: null, span: null });
  }
  if (
    !facts.permanent &&
    facts.validTo !== null &&
    says('permanent') &&
    !/\bPERM|INDEFINITE|FURTHER NOTICE|UFN|ALWAYS|FIXED|LONG TERM/.test(telegram)
  ) {
    faults.push({ code: 'invented', expected: null, found: 'PERM', span: null });
  }
  if (facts.estimated && !says('estimated')) {
    faults.push({ code: 'missing', expected: 'EST', found: null, span: null });
  }
  return faults;
}

const BANS = /PROHIBITED|FORBIDDEN|NOT (?:PERMITTED|ALLOWED)|BANNED|RESTRICTED/;

/** A drone ban said as a permission, or a permission as a ban; `explanation` is what the pilot acts on. */
export function checkRating(
  text: string,
  explanation: string,
  facts: NotamFacts,
  { text: telegram }: HeldFacts,
  { concepts }: Vocabulary,
): readonly LockFault[] {
  const { level } = facts.rating;
  const says = (part: string, ...words: readonly Concept[]): boolean =>
    words.some((word) => mentions(part, concepts[word]));
  const contradicts = (sentence: string): boolean => {
    if (level === 'allowed' || level === 'information' || level === 'caution') {
      const bans =
        says(sentence, 'drone') && says(sentence, 'prohibited') && !says(sentence, 'permitted', 'condition');
      if (bans && !BANS.test(telegram) && !isDenial(sentence, concepts)) return true;
    }
    if (level === 'allowed' || level === 'information') return false;
    if (says(sentence, 'unaffected') && !says(sentence, 'condition')) return true;
    return (
      level !== 'caution' &&
      says(sentence, 'permitted') &&
      !says(sentence, 'negation', 'prohibited', 'condition')
    );
  };
  const faults: LockFault[] = sentencesOf(text)
    .filter(contradicts)
    .map((sentence) => ({ code: 'ratingContradicted', expected: level, found: sentence.trim(), span: null }));
  const milder =
    (level === 'forbidden' && !says(text, 'prohibited')) ||
    (level === 'restricted' && !says(explanation, 'restricted', 'permission', 'prohibited'));
  if (milder) faults.push({ code: 'ratingContradicted', expected: level, found: null, span: null });
  return faults;
}

/** Words for a height above ground, which is not the ground. */
const ABOVE_GROUND = new Set(['agl', '地上', '対地', '离地', '距地']);

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

/** `does not prohibit`: a denial beside the word for the ban. */
function isDenial(sentence: string, concepts: Vocabulary['concepts']): boolean {
  const without = sentence.replace(concepts.prohibited, ' ');
  return mentions(without, concepts.negation);
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
    const known = references.get(`${String(atom.value)}${atom.unit}`);
    if (known?.size !== 1) return [];
    const around =
      words.wordStart || /[\u0600-\u06ff]/.test(text)
        ? untilFigure(text.slice(mention.span.to, mention.span.to + BESIDE * 2))
        : sinceFigure(text.slice(Math.max(0, mention.span.from - BESIDE / 2), mention.span.from));
    const sign = /^\s?\(?(AGL|AMSL|MSL)\b/.exec(text.slice(mention.span.to, mention.span.to + BESIDE))?.[1];
    const signed = sign === undefined ? null : sign === 'AGL' ? 'ground' : 'sea';
    const nearest =
      signed ?? nearestOf(around, { ground, sea }, words.wordStart || /[\u0600-\u06ff]/.test(text));
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

function referencesOf(telegram: string, facts: NotamFacts): ReadonlyMap<string, ReadonlySet<Reference>> {
  const references = new Map<string, Set<Reference>>();
  const add = (key: string, reference: Reference): void => {
    references.set(key, (references.get(key) ?? new Set()).add(reference));
  };
  for (const [, value = '', unit = '', name = ''] of telegram.matchAll(
    /(\d{1,6})\s?(FT|M)\s?\(?(AGL|AMSL|MSL|SFC|GND|ASL)\b/g,
  )) {
    add(`${String(Number(value))}${unit.toLowerCase()}`, /AGL|SFC|GND/.test(name) ? 'ground' : 'sea');
  }
  for (const height of [
    facts.lower,
    facts.upper,
    ...facts.areas.flatMap(({ lower, upper }) => [lower, upper]),
  ]) {
    if (height?.value == null) continue;
    if (height.reference === 'agl') add(`${String(height.value)}${height.unit}`, 'ground');
    if (height.reference === 'amsl') add(`${String(height.value)}${height.unit}`, 'sea');
  }
  return references;
}

/** What stands between a height and the next figure outside brackets. */
function untilFigure(after: string): string {
  const open = after.replace(/\([^)]*\)|（[^）]*）/g, ' ');
  const end = open.search(/[\d,;\n]|\.\s/);
  return (end === -1 ? open : open.slice(0, end)).slice(0, BESIDE);
}

function sinceFigure(before: string): string {
  const start = Math.max(before.lastIndexOf('。'), before.search(/\d[^\d]*$/));
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

const OPPOSITE_SIDE: Readonly<Record<Side, Side>> = { N: 'S', S: 'N', E: 'W', W: 'E' };

/** A direction in words where the telegram has the opposite alone. */
export function checkSides(
  text: string,
  said: readonly Mention[],
  { sides }: HeldFacts,
  { words }: Vocabulary,
): readonly LockFault[] {
  if (sides.size === 0) return [];
  let rest = text;
  for (const { span, atoms } of said) {
    if (atoms[0]?.type === 'position')
      rest = rest.slice(0, span.from) + ' '.repeat(span.to - span.from) + rest.slice(span.to);
  }
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  return (['N', 'S', 'E', 'W'] as const).flatMap((side): LockFault[] => {
    if (sides.has(side) || !sides.has(OPPOSITE_SIDE[side])) return [];
    const match = new RegExp(`${start}(?:${words.sides[side]})`, 'iu').exec(rest);
    if (match === null) return [];
    return [
      {
        code: 'wrongDirection',
        expected: OPPOSITE_SIDE[side],
        found: match[0],
        span: { from: match.index, to: match.index + match[0].length },
      },
    ];
  });
}

/** Days of the week that no date falls on and the telegram does not name. */
export function checkWeekdays(text: string, held: HeldFacts, vocabulary: Vocabulary): readonly LockFault[] {
  return vocabulary.weekdays.flatMap((pattern, index): LockFault[] => {
    if (held.weekdays.has(index + 1)) return [];
    const at = text.search(pattern);
    return at === -1
      ? []
      : [
          {
            code: 'wrongWeekday',
            expected: null,
            found: text.slice(at, at + 12).trim(),
            span: { from: at, to: at + 1 },
          },
        ];
  });
}

/** A time of the telegram, which is UTC, said as one of another scale, or without any. */
export function checkTimeScale(
  text: string,
  said: readonly Mention[],
  held: HeldFacts,
  { words }: Vocabulary,
): readonly LockFault[] {
  const times = said.filter(({ atoms, implied }) => implied === undefined && atoms[0]?.type === 'time');
  if (times.length === 0) return [];
  const utc = new RegExp(`${words.utc}|\\dZ(?!\\p{L})`, 'iu');
  if (!utc.test(text)) return [{ code: 'missing', expected: 'UTC', found: null, span: null }];
  if (/\bLOCAL\b|\bLT\b|\bLMT\b|\bLOC\b/.test(held.text)) return [];
  const local = new RegExp(
    `^[\\s(,]{0,3}(?:${words.wordStart ? '(?<!\\p{L})' : ''}(?:${words.localTime})|CES?T\\b|MSK\\b|BST\\b|JST\\b|IST\\b|E[SD]T\\b|UTC[+-]\\d{1,2}(?![\\d:.]|\\s?\\p{L}))`,
    'iu',
  );
  return times.flatMap(({ span }): LockFault[] => {
    const match = local.exec(text.slice(span.to, span.to + BESIDE));
    return match === null
      ? []
      : [{ code: 'wrongTimeScale', expected: 'UTC', found: text.slice(span.from, span.to) + match[0], span }];
  });
}
