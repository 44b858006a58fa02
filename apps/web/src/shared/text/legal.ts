import type { Site } from '@klarnotam/contract';

/** Whom the legal texts name; what the installation does not tell is left out. */
export interface LegalParties {
  readonly productName: string;
  readonly supportEmail: string;
  readonly operator: Site['operator'] | undefined;
  /** Whose AI is asked about clauses that no rule reads and texts without a NOTAM; null: nobody's. */
  readonly aiProvider: string | null | undefined;
  /** Whether it polishes our sentences too. */
  readonly aiPolish: boolean;
  /** Days after which translations are removed; null: when their user deletes them. */
  readonly answerDays: number | null | undefined;
  /** Whether plans can be paid by card here. */
  readonly paidByCard: boolean;
}

/** A section of a legal text, of paragraphs, of points, or of both. */
export interface LegalSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly list?: readonly string[];
}
