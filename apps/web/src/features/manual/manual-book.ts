import type { RatingLevel } from '@klarnotam/notam';

/** The manual in one language, as it is read from docs/manual when the page is built. */
export interface ManualBook {
  readonly sections: readonly ManualSection[];
}

export interface ManualSection {
  /** The same in every language, so that a link to it holds in all. */
  readonly id: string;
  readonly heading: string;
  /** What stands before the first part. */
  readonly blocks: readonly Block[];
  readonly parts: readonly ManualPart[];
}

export interface ManualPart {
  readonly id: string;
  readonly heading: string;
  /** The part explains this level of drone impact. */
  readonly level: RatingLevel | null;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  /** What must not be missed. */
  | { readonly kind: 'note'; readonly text: readonly Inline[] }
  | { readonly kind: 'telegram'; readonly text: string }
  | { readonly kind: 'picture'; readonly name: string; readonly alt: string };

export type Inline =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  /** Words as they stand on the screen: of a button, a field, a heading. */
  | { readonly kind: 'label'; readonly text: string }
  /** As a telegram writes it. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly to: string; readonly text: string };

/** One picture of the product, in both schemes, on a telephone and on a wide screen. */
export interface ManualPicture {
  readonly narrow: PictureSize;
  readonly wide: PictureSize;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly light: string;
  readonly dark: string;
}
