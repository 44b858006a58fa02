import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';

/** Sentences are read one after the other, so each needs its end. */
export function ended(text: string, catalogue: Catalogue): string {
  return /[.:;!?。।：；！？؟\]］]$/u.test(text) ? text : say(catalogue, 'sentence', { text });
}

/** As it begins a sentence; marks of values may stand before the first letter. */
export function capitalised(text: string): string {
  return text.replace(/^[\ue000-\ue0ff]*[^\ue000-\ue0ff]/, (begin) => begin.toUpperCase());
}

const WITHOUT_CAPITALS =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** As it stands within a sentence. Names and abbreviations keep their capitals; in a script without any, Latin letters begin a name. */
export function uncapitalised(text: string): string {
  if (WITHOUT_CAPITALS.test(text)) return text;
  return /^\p{Lu}(?:[ -]?\p{Ll})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
