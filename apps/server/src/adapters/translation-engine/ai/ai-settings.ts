/** How the model is reached, and what it may take. */
export interface AiSettings {
  /** Of any service that speaks the protocol of OpenAI's chat completions, up to `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** For everything that one text needs: waiting, tries, repair. */
  readonly timeLimitMs: number;
  /** Calls at once from this server. */
  readonly concurrency: number;
  /** Per million tokens. */
  readonly inputPrice: number;
  readonly outputPrice: number;
}
