import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';

/** Part of a telegram as a sentence that quotes it. */
export function sayQuotation(text: string, catalogue: Catalogue): string {
  return say(catalogue, 'notTranslated', { text: text.replace(/[ .,;:]+$/, '') });
}

/** Latin letters, so that it is isolated where a quotation is. */
const PLACEHOLDER = 'QUOTED';

/** What `sentence` quotes where it is nothing but a quotation; else null. */
export function quotedBy(sentence: string, catalogue: Catalogue): string | null {
  const [before = '', after = ''] = sayQuotation(PLACEHOLDER, catalogue).split(PLACEHOLDER);
  const isQuotation =
    sentence.length > before.length + after.length && sentence.startsWith(before) && sentence.endsWith(after);
  return isQuotation ? sentence.slice(before.length, sentence.length - after.length) : null;
}
