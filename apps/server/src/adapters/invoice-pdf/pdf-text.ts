import type PDFDocument from 'pdfkit';
import { breakLines } from './break-lines.ts';
import type { ScriptFont, Weight } from './fonts.ts';
import { drawable, orderRuns, type Run } from './order-runs.ts';
import type { ShapedGlyph } from './shape-with.ts';

type Document = InstanceType<typeof PDFDocument>;

export interface TextStyle {
  readonly sizePt: number;
  readonly weight: Weight;
  readonly color: string;
  /** ISO 3166-1 alpha-2 of whoever is written about, or empty. */
  readonly country?: string;
}

/** Where each glyph stands for one character. Of others who copies or hears a line gets it as a whole, as it was given. */
const SIMPLE = /^[\0-\u02ff\u0370-\u04ff\u1e00-\u1eff\u2010-\u2027\u20a0-\u20bf]*$/;

const widthOf = (glyphs: readonly ShapedGlyph[]): number =>
  glyphs.reduce((sum, { advance }) => sum + advance, 0);

/** A font as pdfkit takes it, that lets HarfBuzz shape. pdfkit embeds the glyphs that were used. */
function shapedFont({ font, shape }: ScriptFont): { readonly font: object; direction: Run['direction'] } {
  const state = { direction: 'ltr' as Run['direction'] };
  const layout = (text: string) => {
    const shaped = shape(text, state.direction);
    return {
      glyphs: shaped.map(({ id, codePoints }) => font.getGlyph(id, [...codePoints])),
      positions: shaped.map(({ advance, xOffset, yOffset }) => ({
        xAdvance: advance,
        yAdvance: 0,
        xOffset,
        yOffset,
      })),
      advanceWidth: widthOf(shaped),
    };
  };
  return Object.assign(state, { font: Object.create(font, { layout: { value: layout } }) as object });
}

/** Writes lines of any script into a PDF; positions in points from the upper left corner of the page. */
export class PdfText {
  readonly #document: Document;
  readonly #fonts = new Map<string, ReturnType<typeof shapedFont>>();

  constructor(document: Document) {
    this.#document = document;
  }

  /** How wide a line is, in points. */
  width(line: string, { sizePt, weight, country = '' }: TextStyle): number {
    return orderRuns(line, weight, country).reduce(
      (sum, { font, text, direction }) =>
        sum + (widthOf(font.shape(text, direction)) * sizePt) / font.font.unitsPerEm,
      0,
    );
  }

  /** A text as lines that are at most so wide. */
  lines(text: string, style: TextStyle, maximumWidth: number): string[] {
    const shown = drawable(text, style.weight, style.country ?? '');
    return breakLines(shown, (line) => this.width(line, style) <= maximumWidth);
  }

  /** Draws one line on a base line. @param x its left end, or its right end when `align` is `right` */
  draw(line: string, style: TextStyle, x: number, baseline: number, align: 'left' | 'right' = 'left'): void {
    const { sizePt, weight, color, country = '' } = style;
    const isSimple = SIMPLE.test(line);
    if (!isSimple) this.#document.markContent('Span', { actual: line });
    let at = align === 'right' ? x - this.width(line, style) : x;
    for (const { font, text, direction } of orderRuns(line, weight, country)) {
      let shaped = this.#fonts.get(font.name);
      if (!shaped) {
        shaped = shapedFont(font);
        this.#fonts.set(font.name, shaped);
        this.#document.registerFont(font.name, shaped.font as PDFKit.Mixins.PDFFontSource);
      }
      shaped.direction = direction;
      this.#document
        .font(font.name)
        .fontSize(sizePt)
        .fillColor(color)
        // With features given, pdfkit shapes the run as a whole.
        .text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
      at += (widthOf(font.shape(text, direction)) * sizePt) / font.font.unitsPerEm;
    }
    if (!isSimple) this.#document.endMarkedContent();
  }
}
