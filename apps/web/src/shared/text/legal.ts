import type { EngineName, Site } from '@klarnotam/contract';

/** Whom the legal texts name; what the installation does not tell is left out. */
export interface LegalParties {
  readonly productName: string;
  readonly supportEmail: string;
  readonly operator: Site['operator'] | undefined;
  readonly engine: EngineName | undefined;
  /** Whose AI it is. */
  readonly aiProvider: string | null | undefined;
}

/** A section of a legal text, of paragraphs, of points, or of both. */
export interface LegalSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly list?: readonly string[];
}
