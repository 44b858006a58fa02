/** What a page that translates says in its own words: about NOTAMs, or about weather reports. */
export interface TranslatingWords {
  /** Above the text area. */
  readonly text: string;
  readonly translate: string;
  /** In the text area when nothing is left of the plan. */
  readonly blocked: string;
  readonly empty: string;
  readonly invalidHeading: string;
  readonly tooManyHeading: string;
  readonly tooMany: (count: number, maximum: number) => string;
  readonly tooLarge: (maximum: number) => string;
  readonly limit: string;
  readonly limitNeeded: (needed: number, left: number) => string;
}
