import { createHash } from 'node:crypto';
import type { Template } from '@klarnotam/ai-clauses';
import type { SentenceKeys, StoredTemplate } from '../../../database/model-sentences.ts';
import type { SentenceTask } from '../../../database/tables-of-words.ts';

/** A template for a language, as it is stored and found again. */
export interface TemplateOfLanguage {
  readonly task: SentenceTask;
  readonly language: string;
  readonly template: Template;
}

/** Who makes a sentence of it. */
export interface SentenceMaker {
  readonly model: string;
  readonly promptVersion: number;
}

/** What stands for each slot, by its number: `{"1": "period", "2": "count:few"}`. */
export function kindsOf({ slots }: Template): Readonly<Record<string, string>> {
  return Object.fromEntries(
    slots.map(({ number, kind, plural }) => [number, plural === undefined ? kind : `${kind}:${plural}`]),
  );
}

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** What the sentence of a template is found by. */
export function keysOf(
  { task, language, template }: TemplateOfLanguage,
  { model, promptVersion }: SentenceMaker,
): SentenceKeys {
  const kinds = kindsOf(template);
  return {
    key: digest([task, language, template.text, kinds, model, promptVersion]),
    readerKey: readerKeyOf({ task, language, template: template.text, kinds }),
  };
}

/** What the entry of a reader is found by, whichever model is asked. */
export function readerKeyOf({
  task,
  language,
  template,
  kinds,
}: Pick<StoredTemplate, 'task' | 'language' | 'template' | 'kinds'>): string {
  return digest([task, language, template, kinds]);
}
