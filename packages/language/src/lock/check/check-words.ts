import type { NotamFacts } from '@klarnotam/notam';
import type { Mention, Side } from '../read/atom.ts';
import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { mentions } from '../read/sentences.ts';
import type { Vocabulary } from '../read/vocabulary.ts';
import { withoutPositions } from '../read/without-positions.ts';
import type { Concept } from '../words/lock-words.ts';

/** What a telegram says with these words, a reader must be told with some word for it. */
const TO_BE_SAID: readonly (readonly [Concept, RegExp, instead: readonly Concept[]])[] = [
  [
    'exception',
    /\b(?:EXC|EXCEPT\w*|EXEMPT\w*|UNLESS|OTHER THAN|EXCLUDING|EXCL|NOT APPLICABLE|DOES NOT APPLY|DO NOT APPLY)\b/,
    [],
  ],
  ['prohibited', /\bPROHIBITED\b|\bFORBIDDEN\b|\bNOT (?:PERMITTED|ALLOWED)\b|\bBANNED\b/, ['closed']],
  ['prohibited', /\bNOT AUTH\w*\b/, ['closed', 'outOfService', 'negation']],
  [
    'outOfService',
    /\bU\/S\b|\bUNSERVICEABLE\b|\bOUT OF SERVICE\b|\bINOP\b|\bNOT AVBL\b|\bUNAVBL\b|\bNOT AVAILABLE\b/,
    ['closed'],
  ],
  ['permission', /\bPPR\b|\bPRIOR PERMISSION\b|\bPERMISSION\b|\bAPPROVAL\b|\bAUTHORI[SZ]ATION\b/, []],
  ['drone', /\bUNMANNED\b|\bUAS\b|\bUAV\b|\bRPAS\b|\bDRONES?\b/, []],
  [
    'negation',
    /\bNOT\b(?!:| (?:ST(?:AN)?D|ABV|ABOVE|BLW|BELOW|EXCEED|MORE|LESS|LATER|BEFORE|AFTER|LOWER|HIGHER|EARLIER|OVER|UNDER|GREATER|LIMITED)\b)|\bNO\b(?!\s?\d)|\bNIL\b/,
    ['exception', 'prohibited', 'closed', 'outOfService', 'only'],
  ],
  ['sunrise', /\bSR\b|\bSUNRISE\b|\bDAWN\b/, []],
  ['sunset', /\bSS\b|\bSUNSET\b|\bDUSK\b/, []],
  ['daylight', /\bHJ\b/, ['sunrise']],
  ['workingHours', /\bH(?:OU)?RS? OF WATCH\b/, []],
];

const CLOSED = /\bCLSD\b|\bCLOSED\b/;

/** Exceptions, bans and conditions that the text leaves out, and closures that the translation does. */
export function checkConcepts(
  text: string,
  translation: string,
  { text: telegram }: HeldFacts,
  { concepts }: Vocabulary,
): readonly LockFault[] {
  const dropped = TO_BE_SAID.flatMap(([concept, pattern, instead]): readonly string[] => {
    const original = pattern.exec(telegram)?.[0];
    if (original === undefined) return [];
    return [concept, ...instead].some((word) => mentions(text, concepts[word])) ? [] : [original];
  });
  const closed = CLOSED.exec(telegram)?.[0];
  const isClosed = (['closed', 'prohibited', 'restricted', 'outOfService'] as const).some((word) =>
    mentions(translation, concepts[word]),
  );
  return [...dropped, ...(closed === undefined || isClosed ? [] : [closed])].map((expected) => ({
    code: 'dropped',
    expected,
    found: null,
    span: null,
  }));
}

/** A permanent or estimated end that is not, or that is not said. */
export function checkEnd(
  text: string,
  translation: string,
  facts: NotamFacts,
  { text: telegram }: HeldFacts,
  { concepts }: Vocabulary,
): readonly LockFault[] {
  const faults: LockFault[] = [];
  const says = (concept: Concept): boolean => mentions(text, concepts[concept]);
  if (facts.permanent && !mentions(translation, concepts.permanent)) {
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
  const rest = withoutPositions(text, said);
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
