import { createHash } from 'node:crypto';
import type { LanguageCode } from '@klarnotam/language';
import type { DecodedNotam } from '@klarnotam/notam';
import { PROMPT_VERSION } from './prompt.ts';

/** Line feeds and blanks differ from paste to paste. */
function normalised(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Under which the words for a NOTAM are kept: the same for every paste of it, another for whatever changes them. */
export function textKey({ source, facts }: DecodedNotam, language: LanguageCode, model: string): string {
  const said = JSON.stringify(
    { ...facts, problems: facts.problems.map(({ field, code }) => [field, code]) },
    (name, value: unknown) =>
      name === 'span' ? undefined : typeof value === 'string' ? normalised(value) : value,
  );
  return createHash('sha256')
    .update([PROMPT_VERSION, model, language, normalised(source), said].join('\n'))
    .digest('base64url');
}
