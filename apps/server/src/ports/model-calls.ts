/** One call of a language model, as it is kept for the books. */
export interface ModelCall {
  /** `words` are those of a notice, `words-repair` the second question about those that failed. */
  readonly purpose: 'content-check' | 'words' | 'words-repair';
  readonly model: string;
  readonly language: string | null;
  readonly outcome: 'answered' | 'malformed' | 'refused' | 'late' | 'busy' | 'failed';
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** In the currency of the settings. */
  readonly price: number;
  readonly durationMs: number;
}

/** Keeps what every call cost. */
export interface ModelCalls {
  record(call: ModelCall): void;
}
