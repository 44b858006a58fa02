import PDFDocument from 'pdfkit';
import type { InvoicePage, InvoiceWriter } from '../../ports/invoice-writer.ts';
import { PdfText, type TextStyle } from './pdf-text.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const LEFT = MARGIN;
const RIGHT = PAGE.width - MARGIN;
const BOTTOM = PAGE.height - MARGIN;
const MIDDLE = 320;
const INK = '#12283a';
const DIM = '#57616a';
const HAIRLINE = '#cfcabf';
const SKY = '#9bd3f5';

const BODY: TextStyle = { sizePt: 10, weight: 'regular', color: INK };
const STRONG: TextStyle = { ...BODY, weight: 'semibold' };
const NOTE: TextStyle = { sizePt: 9, weight: 'regular', color: DIM };
const SELLER: TextStyle = { sizePt: 14, weight: 'semibold', color: INK };
const HEADING: TextStyle = { sizePt: 24, weight: 'semibold', color: INK };
const TOTAL: TextStyle = { sizePt: 12, weight: 'semibold', color: INK };

const lineHeight = ({ sizePt }: TextStyle): number => Math.round(sizePt * 1.5);

/** Draws an invoice from top to bottom; a page that is full is followed by another. */
class InvoiceDrawing {
  readonly #pdf: InstanceType<typeof PDFDocument>;
  readonly #text: PdfText;
  #y = MARGIN;

  constructor(pdf: InstanceType<typeof PDFDocument>) {
    this.#pdf = pdf;
    this.#text = new PdfText(pdf);
  }

  draw(page: InvoicePage): void {
    this.#header(page);
    this.#buyer(page);
    this.#items(page);
    this.#sums(page);
    this.#end(page);
  }

  #room(needed: number): void {
    if (this.#y + needed <= BOTTOM) return;
    this.#pdf.addPage();
    this.#y = MARGIN;
  }

  /** A text from the running height down, and the height moves on. */
  #paragraph(text: string, style: TextStyle, x: number, width: number): void {
    for (const line of this.#text.lines(text, style, width)) {
      this.#room(lineHeight(style));
      this.#y += lineHeight(style);
      this.#text.draw(line, style, x, this.#y - style.sizePt * 0.4);
    }
  }

  #rule(color = HAIRLINE, thicknessPt = 0.75): void {
    this.#pdf.moveTo(LEFT, this.#y).lineTo(RIGHT, this.#y).lineWidth(thicknessPt).stroke(color);
  }

  #header({ seller, heading, facts }: InvoicePage): void {
    const top = this.#y;
    const width = MIDDLE - LEFT - 24;
    this.#paragraph(seller.name, SELLER, LEFT, width);
    this.#y += 4;
    for (const line of seller.lines) this.#paragraph(line, NOTE, LEFT, width);
    const sellerEnd = this.#y;

    this.#text.draw(heading, HEADING, MIDDLE, top + 22);
    this.#y = top + 34;
    for (const { name, value } of facts) {
      const beside = this.#y;
      this.#paragraph(name, NOTE, MIDDLE, 130);
      this.#text.draw(value, BODY, RIGHT, beside + lineHeight(NOTE) - NOTE.sizePt * 0.4, 'right');
    }
    this.#y = Math.max(sellerEnd, this.#y) + 20;
    this.#rule(SKY, 2);
  }

  #buyer({ buyerHeading, buyerLines, buyerCountry }: InvoicePage): void {
    this.#y += 16;
    this.#paragraph(buyerHeading, { ...NOTE, weight: 'semibold' }, LEFT, RIGHT - LEFT);
    this.#y += 2;
    for (const line of buyerLines) {
      this.#paragraph(line, { ...BODY, country: buyerCountry }, LEFT, RIGHT - LEFT);
    }
    this.#y += 32;
  }

  #items({ columns, items }: InvoicePage): void {
    this.#room(60);
    this.#y += lineHeight(NOTE);
    const style: TextStyle = { ...NOTE, weight: 'semibold' };
    this.#text.draw(columns.description, style, LEFT, this.#y - 4);
    this.#text.draw(columns.amount, style, RIGHT, this.#y - 4, 'right');
    this.#y += 4;
    this.#rule();
    for (const { text, notes, amount } of items) {
      this.#y += 6;
      this.#room(40);
      const beside = this.#y + lineHeight(BODY) - BODY.sizePt * 0.4;
      this.#paragraph(text, STRONG, LEFT, RIGHT - LEFT - 140);
      this.#text.draw(amount, BODY, RIGHT, beside, 'right');
      for (const note of notes) this.#paragraph(note, NOTE, LEFT, RIGHT - LEFT - 140);
      this.#y += 8;
      this.#rule();
    }
  }

  #sums({ sums, total }: InvoicePage): void {
    this.#room(90);
    this.#y += 8;
    for (const { name, value } of sums) this.#sum(name, value, BODY);
    this.#y += 4;
    this.#pdf.moveTo(MIDDLE, this.#y).lineTo(RIGHT, this.#y).lineWidth(0.75).stroke(INK);
    this.#y += 4;
    this.#sum(total.name, total.value, TOTAL);
  }

  #sum(name: string, value: string, style: TextStyle): void {
    this.#y += lineHeight(style) + 2;
    this.#text.draw(name, style, MIDDLE, this.#y - 5);
    this.#text.draw(value, style, RIGHT, this.#y - 5, 'right');
  }

  #end({ thanks, footer }: InvoicePage): void {
    this.#y += 40;
    for (const line of footer) this.#paragraph(line, BODY, LEFT, RIGHT - LEFT);
    this.#paragraph(thanks, BODY, LEFT, RIGHT - LEFT);
  }
}

/** Writes invoices with pdfkit; HarfBuzz shapes the text of every script. Needs no program beside Node. */
export function createPdfInvoiceWriter(productName: string): InvoiceWriter {
  return {
    async write(page) {
      const pdf = new PDFDocument({
        size: 'A4',
        margin: 0,
        lang: page.language,
        displayTitle: true,
        info: {
          Title: page.title,
          Author: page.seller.name,
          Creator: productName,
          Producer: productName,
          CreationDate: page.issuedAt,
          ModDate: page.issuedAt,
        },
      });
      const pieces: Buffer[] = [];
      const whole = new Promise<Uint8Array>((resolve, reject) => {
        pdf.on('data', (piece: Buffer) => pieces.push(piece));
        pdf.on('end', () => resolve(Buffer.concat(pieces)));
        pdf.on('error', reject);
      });
      new InvoiceDrawing(pdf).draw(page);
      pdf.end();
      return await whole;
    },
  };
}
