import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { shapeWith, type Shape } from './shape-with.ts';
import { woffToSfnt } from './woff-to-sfnt.ts';

const FOLDER = join(import.meta.dirname, 'fonts');

export type Weight = 'regular' | 'semibold';

/** A font of one script, opened when it is first needed. */
export interface ScriptFont {
  readonly name: string;
  readonly font: fontkit.Font;
  readonly shape: Shape;
}

interface FontFile {
  readonly file: string;
  /** Which characters it may hold; the file itself says whether it does. */
  readonly holds: RegExp;
  readonly semibold: boolean;
}

const HAN = /[\p{scx=Han}\p{scx=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const JAPANESE = { file: 'noto-sans-jp-japanese', holds: /[\p{scx=Hira}\p{scx=Kana}]/u, semibold: false };
const KOREAN = { file: 'noto-sans-kr-korean', holds: /\p{scx=Hang}/u, semibold: false };
const CHINESE = { file: 'noto-sans-sc-chinese-simplified', holds: HAN, semibold: false };

const FILES: readonly FontFile[] = [
  { file: 'noto-sans-latin', holds: /[\0-\u04ff\u2000-\u22ff]/u, semibold: true },
  {
    file: 'noto-sans-latin-ext',
    holds: /[\u0100-\u036f\u1d00-\u1fff\u2000-\u2cff\ua700-\uabff]/u,
    semibold: true,
  },
  { file: 'noto-sans-cyrillic', holds: /[\u0300-\u052f\u2116]/u, semibold: true },
  {
    file: 'noto-sans-cyrillic-ext',
    holds: /[\u0460-\u052f\u1c80-\u1c8f\u20b4\u2de0-\u2dff\ua640-\ua69f\ufe2e\ufe2f]/u,
    semibold: true,
  },
  { file: 'noto-sans-greek', holds: /[\u0370-\u03ff]/u, semibold: true },
  { file: 'noto-sans-vietnamese', holds: /[\u0102-\u01b0\u0300-\u0329\u1ea0-\u1ef9\u20ab]/u, semibold: true },
  { file: 'noto-sans-arabic-arabic', holds: /[\p{scx=Arab}\u2010-\u2041]/u, semibold: false },
  { file: 'noto-sans-devanagari-devanagari', holds: /[\p{scx=Deva}\u200c\u200d\u25cc]/u, semibold: false },
  { file: 'noto-sans-bengali-bengali', holds: /[\p{scx=Beng}\u200c\u200d\u25cc]/u, semibold: false },
];

/** The script of a text, or else the country, tells whose forms of the characters they share are meant. */
function eastAsian(text: string, country: string): readonly FontFile[] {
  const all = (first: FontFile): FontFile[] =>
    [first, CHINESE, JAPANESE, KOREAN].map((font) => ({
      ...font,
      holds: new RegExp(`${HAN.source}|${JAPANESE.holds.source}|${KOREAN.holds.source}`, 'u'),
    }));
  if (JAPANESE.holds.test(text)) return all(JAPANESE);
  if (KOREAN.holds.test(text)) return all(KOREAN);
  return all(country === 'JP' ? JAPANESE : country === 'KR' ? KOREAN : CHINESE);
}

const opened = new Map<string, ScriptFont>();

function open(file: string, weight: Weight): ScriptFont {
  const name = `${file}-${weight === 'semibold' ? 600 : 400}`;
  const known = opened.get(name);
  if (known) return known;
  // Unpacked once: fontkit would unpack a compressed table for each glyph that it reads.
  const sfnt = woffToSfnt(readFileSync(join(FOLDER, `${name}.woff`)));
  const font = fontkit.create(sfnt);
  if (!('layout' in font)) throw new Error(`${name} is no single font`);
  const scriptFont = { name, font, shape: shapeWith(sfnt) };
  opened.set(name, scriptFont);
  return scriptFont;
}

/** The fonts to look for the characters of a text in, best first; each is opened only when it may hold one. */
export function fontsFor(
  text: string,
  weight: Weight,
  country: string,
): (character: string) => ScriptFont | null {
  const files = [...FILES, ...eastAsian(text, country)];
  return (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const { file, holds, semibold } of files) {
      if (!holds.test(character)) continue;
      const font = open(file, semibold ? weight : 'regular');
      if (font.font.hasGlyphForCodePoint(codePoint)) return font;
    }
    return null;
  };
}
