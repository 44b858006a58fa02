import type { NotamFacts } from '@klarnotam/notam';
import type { Mention, Side } from './atom.ts';
import type { LockFault } from './fault.ts';
import type { HeldFacts } from './held-facts.ts';
import { mentions, sentenceAt } from './sentences.ts';
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
