/** What a sentence denies, forbids, permits, demands, limits or excepts, and which state or side it tells. */
export const MEANINGS = [
  'not',
  'ban',
  'may',
  /** What denied is a ban, "must not"; and what denied is free, "need not". Both are `must` in the end. */
  'must',
  'need',
  'should',
  'noNeed',
  /** To fly: a denial makes it a ban, and alone it says nothing. */
  'fly',
  /** To keep away from something, and to go there. */
  'avoid',
  'enter',
  /** A permission or clearance as a thing, and that one is needed. */
  'permission',
  'permissionNeeded',
  'except',
  'only',
  'without',
  /** If, when, while, provided that. */
  'condition',
  /** Limited, at most, not beyond. */
  'limit',
  /** In operation, which cranes are too; open, available; closed, unavailable, out of service. */
  'works',
  'up',
  'down',
  /** Active, in force; inactive, cancelled. */
  'on',
  'off',
  /** With a crew, other than drones. */
  'crewed',
  'lit',
  'unlit',
  'above',
  'below',
  'before',
  'after',
  'inside',
  'outside',
  'clockwise',
  'anticlockwise',
  'left',
  'right',
  'more',
  'less',
  'begin',
  'end',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** What a denial makes of a meaning. */
export const DENIED: Partial<Readonly<Record<Meaning, Meaning>>> = {
  fly: 'ban',
  ban: 'may',
  may: 'ban',
  must: 'ban',
  need: 'noNeed',
  works: 'down',
  up: 'down',
  down: 'up',
  on: 'off',
  off: 'on',
  lit: 'unlit',
  unlit: 'lit',
  above: 'below',
  below: 'above',
  inside: 'outside',
  outside: 'inside',
};

/** Pairs of which a sentence must not say one where the other was meant. */
export const OPPOSITES: readonly (readonly [Meaning, Meaning])[] = [
  ['on', 'off'],
  ['avoid', 'enter'],
  ['above', 'below'],
  ['before', 'after'],
  ['inside', 'outside'],
  ['clockwise', 'anticlockwise'],
  ['left', 'right'],
  ['more', 'less'],
  ['begin', 'end'],
];
