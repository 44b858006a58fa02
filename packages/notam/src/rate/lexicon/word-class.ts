/**
 * The classes that the rating tells words apart by, each with the letter that stands for it in the shape of a sentence. A word has one
 * class; what it means beside others is left to the grammar.
 */
export const WORD_CLASSES = {
  /** An unmanned aircraft, by any name. */
  drone: 'D',
  /** EVERYBODY, NOBODY. */
  everybody: 'E',
  /** ALL, ANY, OTHER, NON-PARTICIPATING: before those who fly it makes them all. */
  all: 'A',
  /** Those who fly, at large: ACFT, TFC, PILOTS. */
  flyer: 'F',
  /** Others than the reader, by name: HELICOPTERS, MANNED, STUDENTS, VEHICLES. */
  other: 'O',
  /** Forbids by itself. */
  ban: 'B',
  /** Ends what was permitted: SUSPENDED, DENIED, REVOKED. */
  stop: 'S',
  closed: 'X',
  /** KEEP, STAY, AVOID, LEAVE: keeps away. */
  keepAway: 'K',
  /** MUST, SHALL, REQUIRED. */
  duty: 'M',
  /** PERMITTED, ALLOWED, MAY. */
  permitted: 'P',
  /** PERMISSION, CLEARANCE: what one has to have. */
  permission: 'p',
  /** ONLY, UNLESS, EXCEPT, WITHOUT: binds what is said to something. */
  condition: 'C',
  /** RECREATIONAL, FOREIGN: of some alone. */
  someKind: 'h',
  /** PRIOR, BEFORE, SUBJECT TO: something has to come first. */
  prerequisite: 'Q',
  negation: 'N',
  /** LIFTED, CANCELLED: said of a ban it frees. */
  lifted: 'L',
  /** LIFTING, REMOVAL. */
  lifting: 'l',
  /** RESTRICTION, TFR: what can be lifted. */
  restriction: 'R',
  /** NO LONGER, NOT ANY MORE. */
  noLonger: 'J',
  /** AGAIN, AS USUAL, FREELY. */
  again: 'g',
  /** RESUME, REOPENED. */
  resumed: 'r',
  /** STILL, CONTINUES: what lasts is not lifted. */
  lasting: 'T',
  /** AFFECTED, CONCERNED: who is not, is free. */
  concerned: 'q',
  /** UNAFFECTED, DOES NOT APPLY TO: free of what is said. */
  exempt: 'e',
  /** CAUTION, LOOKOUT: advice that limits nobody. */
  care: 'H',
  /** AIRSPACE, OVERFLIGHT, ENTRY. */
  airspace: 'Z',
  /** On the ground of an aerodrome, or a service to those who land there: RWY, FUEL, PAPI, FREQ. */
  ground: 'G',
  /** What is done or used on the ground or aboard, and is no flight: SMOKING, STORAGE, PASSPORT. */
  earthly: 't',
  /** What is read, printed, sent or rung up: CHART, WEBSITE, MAILBOX. */
  document: 'o',
  /** What aircraft do or are flown for: FLIGHTS, SURVEY, SHOW. */
  activity: 'a',
  /** To fly, as something that may be permitted or denied: FLY, OPERATE, LAUNCH. */
  fly: 'Y',
  /** What is said of an activity: WILL, TAKE, PLACE, CONDUCTED. */
  announcing: 'v',
  /** AREA, RADIUS, NM, NORTH: says where or how high. */
  place: 'w',
  /** A preposition behind which a name may stand. */
  before: 'i',
  /** Articles and conjunctions. */
  link: 'c',
  /** Figures, coordinates, times, addresses. */
  figure: 'n',
  /** Any other word that may demand something. */
  demand: 'x',
  /** Known, and neither demands nor permits anything. */
  neutral: 'k',
  /** A word by which a sentence is seen to be in another language than English. */
  elsewhere: 'f',
  unknown: 'u',
} as const;

export type WordClass = keyof typeof WORD_CLASSES;
export type ClassLetter = (typeof WORD_CLASSES)[WordClass];

/** The words of a language by class, parted by blanks; of a phrase the words are joined by `_`. */
export type Vocabulary = Partial<Readonly<Record<WordClass, string>>>;
