/** Dots below, vowel signs and lengthening strokes that a writer may set or leave out. */
const OPTIONAL = /[\u093c\u09bc\u0640\u064b-\u0652\u0670]/g;

/**
 * `text` without what writers of the same word set or leave out, in lower case: `ख़तरा` as `खतरा`, `مفعّلة` as `مفعلة`,
 * `ё` as `е`. Of words and of the patterns that look for them.
 */
export function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(OPTIONAL, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е');
}
