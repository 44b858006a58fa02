import type { Fault, FaultCode } from '../fault.ts';
import { OPPOSITES, type Meaning } from './meaning.ts';
import type { Polarity } from './read-polarity.ts';

/** Meanings that must be said as often as they were, and those that must be said or not as they were. */
const COUNTED: readonly Meaning[] = ['not', 'ban', 'except', 'without'];
const SAID: readonly Meaning[] = [
  'may',
  'must',
  'should',
  'noNeed',
  'permission',
  'permissionNeeded',
  'only',
  'condition',
  'limit',
];
const STATES: readonly Meaning[] = ['down', 'off', 'lit', 'unlit', 'crewed'];

const CODES: Partial<Readonly<Record<Meaning, FaultCode>>> = {
  not: 'negation',
  without: 'negation',
  ban: 'ban',
  avoid: 'ban',
  may: 'permission',
  permission: 'permission',
  permissionNeeded: 'permission',
  noNeed: 'permission',
  must: 'obligation',
  should: 'obligation',
  except: 'exception',
  only: 'limit',
  limit: 'limit',
  condition: 'condition',
};

/** Where `given` denies, forbids, permits, demands, limits or excepts otherwise than `asked`. */
export function comparePolarity(asked: Polarity, given: Polarity): readonly Fault[] {
  const faults: Fault[] = [];
  const add = (meaning: Meaning, code: FaultCode): void => {
    const side = (given.get(meaning) ?? 0) > (asked.get(meaning) ?? 0) ? 'added' : 'dropped';
    faults.push({ code, found: `${meaning} ${side}` });
  };
  for (const meaning of COUNTED)
    if (asked.get(meaning) !== given.get(meaning)) add(meaning, CODES[meaning] ?? 'negation');
  for (const meaning of SAID)
    if (asked.has(meaning) !== given.has(meaning)) add(meaning, CODES[meaning] ?? 'limit');
  const isUp = (polarity: Polarity): boolean => polarity.has('up') || polarity.has('works');
  if (isUp(asked) !== isUp(given)) add(given.has('works') ? 'works' : 'up', 'state');
  for (const meaning of STATES) if (asked.has(meaning) !== given.has(meaning)) add(meaning, 'state');
  for (const [one, other] of OPPOSITES) {
    for (const [meant, said] of [
      [one, other],
      [other, one],
    ] as const) {
      const turned = asked.has(meant) && !given.has(meant) && given.has(said) && !asked.has(said);
      if (turned) add(said, meant === 'on' || meant === 'off' ? 'state' : 'relation');
    }
  }
  return faults;
}

/** What a clause that may be sent holds none of, and so neither may its sentence. A limit (`UP TO ⟦1⟧ ACFT`) it may hold. */
const NONE_IN_CLAUSES: readonly Meaning[] = [...COUNTED, ...SAID, 'avoid' as const].filter(
  (meaning) => meaning !== 'limit',
);
const OF_CLAUSES: ReadonlySet<FaultCode> = new Set(['limit', 'state', 'relation']);

export function operatorsIn(polarity: Polarity): readonly Fault[] {
  return NONE_IN_CLAUSES.filter((meaning) => polarity.has(meaning)).map((meaning) => ({
    code: CODES[meaning] ?? 'limit',
    found: `${meaning} added`,
  }));
}

/** Whatever a clause tells of (cranes, a radar) may be said to be at work. */
function withoutWork(polarity: Polarity): Polarity {
  return new Map([...polarity].filter(([meaning]) => meaning !== 'works'));
}

/**
 * The same for an English clause and its sentence, of which neither may deny, forbid, permit, demand or except anything:
 * a clause that does was not to be sent, and whatever is said of it is refused.
 */
export function compareWithClause(clause: Polarity, given: Polarity): readonly Fault[] {
  const operators = operatorsIn(clause);
  return [
    ...(operators.length > 0 ? operators : operatorsIn(given)),
    ...comparePolarity(withoutWork(clause), withoutWork(given)).filter(({ code }) => OF_CLAUSES.has(code)),
  ];
}

/** Why a clause of a NOTAM may not be sent to a model: what in its English denies, forbids, permits, demands or excepts. */
export function bindingIn(clause: Polarity): readonly Fault[] {
  return operatorsIn(clause);
}
