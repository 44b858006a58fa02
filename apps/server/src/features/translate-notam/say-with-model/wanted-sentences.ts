import type { Asked, Template } from '@klarnotam/ai-clauses';
import type { Span } from '@klarnotam/aviation';
import type { LanguageCode } from '@klarnotam/language';
import type { SentenceKeys } from '../../../database/model-sentences.ts';
import type { SentenceTask } from '../../../database/tables-of-words.ts';
import type { DraftedNotice } from '../../../ports/paste-reader.ts';
import { keysOf, type SentenceMaker } from './sentence-keys.ts';

/** A sentence that a language model may make for a notice. */
export interface WantedSentence extends SentenceKeys, Omit<Asked, 'id'> {
  readonly task: SentenceTask;
  /** Where it belongs: at a clause of the telegram, or wherever this sentence of ours stands. */
  readonly at: { readonly span: Span } | { readonly ours: string };
}

/** Longer ones come once in a thousand notices, and seldom come back whole. */
const MAX_TEMPLATE_CHARACTERS = 600;

/** The sentences that may be made for a notice, each template once; of ours only where they are to be polished. */
export function wantedSentences(
  { sentences, clauses }: DraftedNotice,
  {
    language,
    polish,
    maker,
  }: { readonly language: LanguageCode; readonly polish: boolean; readonly maker: SentenceMaker },
): readonly WantedSentence[] {
  const wanted: WantedSentence[] = clauses.map(({ span, template }) => ({
    ...keysOf({ task: 'clause', language, template }, maker),
    task: 'clause',
    ours: false,
    template,
    at: { span },
  }));
  if (polish) {
    const seen = new Set<string>();
    sentences.forEach(({ text, template }) => {
      if (template === null || seen.has(text)) return;
      seen.add(text);
      wanted.push({
        ...keysOf({ task: 'polish', language, template }, maker),
        task: 'polish',
        ours: true,
        template,
        at: { ours: text },
      });
    });
  }
  return wanted.filter(({ template }) => isOfUse(template));
}

function isOfUse({ text }: Template): boolean {
  return text.length <= MAX_TEMPLATE_CHARACTERS;
}
