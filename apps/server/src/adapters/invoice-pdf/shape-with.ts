import { Blob, Buffer as TextBuffer, Direction, Face, Font, shape } from 'harfbuzzjs';

export interface ShapedGlyph {
  readonly id: number;
  /** The characters it stands for; empty for the further glyphs of a cluster. */
  readonly codePoints: readonly number[];
  /** In units of the font, as the offsets are. */
  readonly advance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

export type Shape = (text: string, direction: 'ltr' | 'rtl') => ShapedGlyph[];

/** Shapes texts of one script and direction in a font: glyphs from left to right, whatever the direction. */
export function shapeWith(sfnt: Uint8Array): Shape {
  const copy = new Uint8Array(sfnt).buffer;
  const font = new Font(new Face(new Blob(copy)));
  return (text, direction) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
    shape(font, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b);
    const seen = new Set<number>();
    return infos.map(({ codepoint: id, cluster }, index) => {
      const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
      const codePoints = seen.has(cluster)
        ? []
        : Array.from(text.slice(cluster, end), (character) => character.codePointAt(0) ?? 0);
      seen.add(cluster);
      const position = positions[index];
      return {
        id,
        codePoints,
        advance: position?.xAdvance ?? 0,
        xOffset: position?.xOffset ?? 0,
        yOffset: position?.yOffset ?? 0,
      };
    });
  };
}
