// Until the packages have them: nothing is drafted, and nothing passes.
import type { Template } from '@klarnotam/ai-clauses';
import type { Catalogue, LanguageCode, NoticeContext } from '@klarnotam/language';
import type { DecodedNotam } from '@klarnotam/notam';
import type { DraftedNotice } from '../../../ports/paste-reader.ts';

export function draftNotam(
  _decoded: DecodedNotam,
  _catalogue: Catalogue,
  _context: NoticeContext,
): DraftedNotice['sentences'] {
  return [];
}

export function checkSentence(_asked: {
  readonly asked: Template;
  readonly answer: string;
  readonly language: LanguageCode;
  readonly ours: boolean;
}): readonly { readonly code: string }[] {
  return [{ code: 'unchecked' }];
}
