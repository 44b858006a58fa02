// Until the package has it: nothing passes.
import type { Template } from '@klarnotam/ai-clauses';
import type { LanguageCode } from '@klarnotam/language';

export function checkSentence(_asked: {
  readonly asked: Template;
  readonly answer: string;
  readonly language: LanguageCode;
  readonly ours: boolean;
}): readonly { readonly code: string }[] {
  return [{ code: 'unchecked' }];
}
