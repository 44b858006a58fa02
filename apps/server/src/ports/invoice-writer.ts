/** An amount or a date with its name, both in words. */
export interface InvoiceRow {
  readonly name: string;
  readonly value: string;
}

/** All that stands on an invoice, in the words and the order it stands there. Names may be in any script. */
export interface InvoicePage {
  /** BCP 47. */
  readonly language: string;
  /** Of the document: `Invoice 7`. */
  readonly title: string;
  /** Stands in the file as its date, so that the same invoice is the same file. */
  readonly issuedAt: Date;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  readonly heading: string;
  readonly facts: readonly InvoiceRow[];
  readonly buyerHeading: string;
  readonly buyerLines: readonly string[];
  /** ISO 3166-1 alpha-2, or empty: tells Chinese from Japanese forms of a character. */
  readonly buyerCountry: string;
  readonly columns: { readonly description: string; readonly amount: string };
  readonly items: readonly {
    readonly text: string;
    readonly notes: readonly string[];
    readonly amount: string;
  }[];
  readonly sums: readonly InvoiceRow[];
  readonly total: InvoiceRow;
  readonly thanks: string;
  readonly footer: readonly string[];
}

/** Writes an invoice as a PDF of one page or more. */
export interface InvoiceWriter {
  write(page: InvoicePage): Promise<Uint8Array>;
}
