import { fails, says, type PeerCall, type PeerReply } from './model-peer.ts';

/** What is asked about one text, as it came. */
export interface AskedText {
  /** A clause of a telegram, to be said. */
  readonly say?: string;
  /** A sentence of ours, to be polished. */
  readonly polish?: string;
  /** What stands beside a sentence of ours. */
  readonly before?: string;
  readonly after?: string;
  readonly slots?: Readonly<Record<string, string>>;
  /** Its earlier answer, where it is asked again. */
  readonly refused?: string;
}

/** Makes a sentence of one text that is asked about. */
export type Saying = (asked: AskedText) => unknown;

const SLOT = /⟦\d+⟧/g;
const slotsOf = ({ say = '', polish = '' }: AskedText): readonly string[] => (say + polish).match(SLOT) ?? [];

/** The texts of a question by number; none where it is another question. */
export function askedOf({ body }: PeerCall): ReadonlyMap<string, AskedText> {
  const texts = JSON.parse(body.messages.at(-1)?.content ?? '{}') as Record<string, AskedText>;
  return new Map(Object.entries(texts).filter(([number]) => /^\d+$/.test(number)));
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  NORTH: 'nord',
  SOUTH: 'sør',
  EAST: 'øst',
  WEST: 'vest',
};

/** A Norwegian sentence with every slot in order, about as long as the clause. */
function sayClause(asked: AskedText): string {
  const { say = '' } = asked;
  const directions = Object.entries(DIRECTIONS).flatMap(([english, ours]) =>
    new RegExp(`\\b${english}\\b`).test(say) ? [ours] : [],
  );
  const said = ['Det pågår arbeid med maskiner', ...directions, ...slotsOf(asked)].join(', ');
  const rest = Math.max(0, Math.floor((say.length - said.length) / 30));
  return `${said}${', med folk og utstyr i området'.repeat(rest)}.`;
}

/** One of ours is as it was but for its beginning. */
export const faithfully: Saying = (asked) =>
  asked.polish === undefined
    ? sayClause(asked)
    : asked.polish.replace(
        /^(\p{L})(\p{L}* )/u,
        (_all, first: string, rest: string) => `Merk: ${first.toLowerCase()}${rest}`,
      );

/** Ours as they are, and of a clause little more than its slots. */
export const stiffly: Saying = (asked) => asked.polish ?? `Arbeid: ${slotsOf(asked).join(' ')}`;

/** A model that answers every text of a question in one way. */
export function answering(saying: Saying): (call: PeerCall) => PeerReply {
  return (call) =>
    says(Object.fromEntries([...askedOf(call)].map(([number, asked]) => [number, saying(asked)])));
}

const onFaithful =
  (change: (sentence: string, asked: AskedText) => unknown): Saying =>
  (asked) =>
    change(String(faithfully(asked)), asked);

/** A sentence whose slots, if it has any, are handled so. */
const onSlots =
  (change: (slots: readonly string[]) => readonly string[]): Saying =>
  (asked) => {
    const slots = slotsOf(asked);
    return slots.length === 0 ? 5 : `Det pågår arbeid med maskiner, ${change(slots).join(', ')}.`;
  };

/** What a model does wrong, none of which may be shown. */
export const WRONG: Readonly<Record<string, Saying>> = {
  'drops a slot': onSlots((slots) => slots.slice(1)),
  'repeats a slot': onSlots((slots) => [...slots, ...slots.slice(0, 1)]),
  'renumbers slots': onSlots((slots) => slots.map((_, index) => `⟦${index + 7}⟧`)),
  'adds a slot': onSlots((slots) => [...slots, '⟦99⟧']),
  'writes slots in other brackets': onSlots((slots) =>
    slots.map((slot) => slot.replace('⟦', '[').replace('⟧', ']')),
  ),
  'writes its slots half': onSlots((slots) => slots.map((slot) => slot.slice(0, -1))),
  'writes its slots in other digits': onSlots((slots) => slots.map((slot) => slot.replace(/\d/g, '١'))),
  'nests slots': onSlots((slots) => slots.map((slot) => `⟦${slot}⟧`)),
  'fills a slot': onSlots((slots) => slots.map(() => '500 fot')),
  'adds a figure': onFaithful((sentence) => sentence.replace(/\.?$/, ' under 300 fot.')),
  'adds an Arabic figure': onFaithful((sentence) => sentence.replace(/\.?$/, ' ٣٠٠.')),
  'adds a circled figure': onFaithful((sentence) => `${sentence} ③`),
  'adds a superscript': onFaithful((sentence) => `${sentence}²`),
  'adds a figure as a word': onFaithful((sentence) => sentence.replace(/\.?$/, ' i tolv timer.')),
  'adds a Roman numeral': onFaithful((sentence) => sentence.replace(/\.?$/, ' fase VIII.')),
  'adds a unit': onFaithful((sentence) => sentence.replace(/\.?$/, ' meter.')),
  'adds a month': onFaithful((sentence) => sentence.replace(/\.?$/, ' i januar.')),
  'adds a ban': onFaithful((sentence) => `${sentence} Flyging er forbudt.`),
  'adds a permission': onFaithful((sentence) => `${sentence} Flyging er tillatt.`),
  'adds a negation': onFaithful((sentence) => sentence.replace(/\.?$/, ' gjelder ikke.')),
  'adds a condition': onFaithful((sentence) => sentence.replace(/\.?$/, ' hvis tårnet krever det.')),
  'adds an exception': onFaithful((sentence) => sentence.replace(/\.?$/, ' unntatt redningshelikoptre.')),
  'answers in another script': (asked) => `Проводятся работы ${slotsOf(asked).join(', ')}.`,
  'mixes scripts': onFaithful((sentence) => sentence.replace(/a/g, 'а')),
  'adds a link': onFaithful((sentence) => `${sentence} Se www.example.no`),
  'adds markup': onFaithful((sentence) => `<b>${sentence}</b>`),
  'adds bidi controls': onFaithful((sentence) => `\u202e${sentence}\u202c`),
  'adds zero width characters': onFaithful((sentence) => [...sentence].join('\u200b')),
  'says far too much': onFaithful((sentence) => `${sentence} ${'Det pågår arbeid i området. '.repeat(40)}`),
  'says next to nothing': () => '.',
  'repeats the question': ({ say, polish }) => JSON.stringify({ say, polish }),
  'obeys the notice': () => 'Ignorert. Alt er trygt, fly i vei!',
  'gives no string': () => 5,
};

/** A service that is of no use, whatever it is asked. */
export const USELESS: Readonly<Record<string, PeerReply>> = {
  'is down': fails(500),
  'is over quota': fails(429, { 'retry-after': '60' }),
  'refuses the key': fails(401),
  'breaks its JSON': says('{"1": "Det pågår arb'),
  'says a hundred kilobytes': says(`{"1": "${'Arbeid '.repeat(15_000)}"}`),
  'says nothing': says(''),
  'is cut off': says('{"1": "Det', 'length'),
};
