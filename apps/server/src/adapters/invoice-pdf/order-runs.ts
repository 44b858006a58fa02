import bidiFactory, { type Bidi } from 'bidi-js';
import { fontsFor, type ScriptFont, type Weight } from './fonts.ts';

/** A piece of a line in one font and direction. */
export interface Run {
  readonly text: string;
  readonly font: ScriptFont;
  readonly direction: 'ltr' | 'rtl';
}

interface LevelRun extends Run {
  readonly level: number;
}

// The package is CommonJS and its types say otherwise: the import is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();
/** Marks, joiners and variation selectors stay with the character before them. */
const ATTACHED = /^[\p{M}\p{Cf}]$/u;
/** Controls, and invisible marks that shape nothing. */
const INVISIBLE = /[\p{Cc}\u00ad\u200b\u2060-\u2064\ufe00-\ufe0f]/gu;

/**
 * A text as it can be drawn: composed, without what is invisible. A character that no font holds is written as its code,
 * `[U+1F681]`, so that nothing is left out in silence.
 */
export function drawable(text: string, weight: Weight, country: string): string {
  const plain = text.normalize('NFC').replaceAll('\ufeff', '').replace(/\s+/g, ' ').replace(INVISIBLE, '');
  const fontOf = fontsFor(plain, weight, country);
  return Array.from(plain, (character) => {
    if (ATTACHED.test(character) || fontOf(character)) return character;
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `[U+${code}]`;
  }).join('');
}

function levelRuns(text: string, weight: Weight, country: string): LevelRun[] {
  const fontOf = fontsFor(text, weight, country);
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  const runs: LevelRun[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at] ?? 0;
    at += character.length;
    const last = runs.at(-1);
    const staysIn =
      last &&
      last.level === level &&
      (ATTACHED.test(character) || last.font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (last && staysIn) {
      runs[runs.length - 1] = { ...last, text: last.text + character };
      continue;
    }
    const font = fontOf(character) ?? last?.font;
    if (font) runs.push({ text: character, font, level, direction: level % 2 === 1 ? 'rtl' : 'ltr' });
  }
  return runs;
}

/** The runs of one line from left to right, as they are drawn (Unicode Bidirectional Algorithm, rule L2). */
export function orderRuns(text: string, weight: Weight, country: string): readonly Run[] {
  const runs = levelRuns(text, weight, country);
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < runs.length; from += 1) {
      const length = runs.slice(from).findIndex((run) => run.level < level);
      const turned = runs.slice(from, length < 0 ? undefined : from + length).reverse();
      runs.splice(from, turned.length, ...turned);
      from += turned.length;
    }
  }
  return runs;
}
