import type { EngineName } from '@klarnotam/contract';

/** Whom the legal texts name; what the installation does not tell is left out. */
export interface LegalParties {
  readonly productName: string;
  readonly supportEmail: string;
  readonly operator: Operator | undefined;
  readonly engine: EngineName | undefined;
}

export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly organisationNumber: string;
}

/** A section of a legal text, of paragraphs, of points, or of both. */
export interface LegalSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly list?: readonly string[];
}
