import { LANGUAGES, type LanguageCode } from '@klarnotam/language';
import type { Template } from '../slot.ts';
import { INSTRUCTIONS, KINDS, REPAIR } from './instructions.ts';

/** A template that a model is asked for. */
export interface Asked {
  /** What the caller calls it; a model sees a number of our own instead. */
  readonly id: string;
  readonly template: Template;
  /** A sentence of ours in the language is polished; a clause is English of the telegrams, to be said. */
  readonly ours: boolean;
}

/** An answer that was refused, and why. */
export interface Refused extends Asked {
  readonly answer: string;
  /** Codes of its faults, or what is wrong in English. */
  readonly faults: readonly string[];
}

/** What one call sends, in the form of a chat completion with a JSON schema. */
export interface Question {
  readonly messages: readonly { readonly role: 'system' | 'user'; readonly content: string }[];
  /** JSON schema of the answer; it is small and strict: every property required, no other. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** One call for clauses and sentences of one notice together. Nothing of the notice is sent but templates and kinds of slots. */
export function askAbout(asked: readonly Asked[], language: LanguageCode): Question {
  return questionOf(asked.map(describe), asked, language, '');
}

/** The same for those that failed, each with its answer and what was wrong in it. */
export function askAgain(failed: readonly Refused[], language: LanguageCode): Question {
  const described = failed.map((each) => ({
    ...describe(each),
    refused: cut(each.answer, 2 * each.template.text.length + 100),
    faults: each.faults.join(', '),
  }));
  return questionOf(described, failed, language, REPAIR);
}

function questionOf(
  described: readonly object[],
  asked: readonly Asked[],
  language: LanguageCode,
  more: string,
): Question {
  const name = LANGUAGES.find(({ code }) => code === language)?.name ?? language;
  const numbers = described.map((_, index) => String(index + 1));
  const tasks = [
    asked.some(({ ours }) => !ours) ? 'say' : '',
    asked.some(({ ours }) => ours) ? 'polish' : '',
  ] as const;
  return {
    messages: [
      {
        role: 'system',
        content: `${INSTRUCTIONS(name, tasks[0] !== '', tasks[1] !== '')}${kindsOf(asked)}${more}`,
      },
      {
        role: 'user',
        content: JSON.stringify(
          Object.fromEntries(described.map((each, index) => [numbers[index] ?? '', each])),
        ),
      },
    ],
    schema: {
      type: 'object',
      properties: Object.fromEntries(numbers.map((number) => [number, { type: 'string' }])),
      required: numbers,
      additionalProperties: false,
    },
  };
}

/** `{"say": "CRANE ⟦1⟧", "slots": {"1": "where"}}`: kinds alone, never what stands in a slot. */
function describe({ template, ours }: Asked): object {
  const kinds = template.slots.map(({ number, kind, plural }) => [
    number,
    plural === undefined ? kind : `${kind}:${plural}`,
  ]);
  return {
    [ours ? 'polish' : 'say']: template.text,
    ...(kinds.length === 0 ? {} : { slots: Object.fromEntries(kinds) as Record<string, string> }),
  };
}

/** What the kinds that occur mean. */
function kindsOf(asked: readonly Asked[]): string {
  const used = new Set(asked.flatMap(({ template }) => template.slots.map(({ kind }) => kind)));
  const told = Object.entries(KINDS).filter(([kinds]) =>
    kinds.split(' ').some((kind) => used.has(kind as never)),
  );
  return told.length === 0
    ? ''
    : `\nSlots: ${told.map(([kinds, meaning]) => `${kinds}: ${meaning}`).join(' ')}`;
}

function cut(text: string, longest: number): string {
  return text.length > longest ? text.slice(0, longest) : text;
}
