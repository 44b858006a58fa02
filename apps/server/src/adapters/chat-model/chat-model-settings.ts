/** How the model is reached, and what it may take. */
export interface ChatModelSettings {
  /** Of any service that speaks the protocol of OpenAI's chat completions, up to `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** For one question with all its waiting and retries. */
  readonly timeLimitMs: number;
  /** Calls at once from this server. */
  readonly concurrency: number;
  /** Per million tokens. */
  readonly inputPrice: number;
  readonly outputPrice: number;
}
