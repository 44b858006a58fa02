import type { ModelCall } from './model-calls.ts';

/** One message of a chat completion. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A question whose answer is one JSON object. */
export interface ChatQuestion {
  /** What the call is booked under. */
  readonly purpose: ModelCall['purpose'];
  /** The language of the answer; null when it has none. */
  readonly language: string | null;
  readonly messages: readonly ChatMessage[];
  /** JSON Schema of the answer, and its name. Not every service holds a model to it: check what comes back. */
  readonly schemaName: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The model did not answer, or not in time. The message holds no address, key or text. */
export class ChatModelUnavailable extends Error {
  readonly reason: 'unavailable' | 'late';

  constructor(reason: 'unavailable' | 'late') {
    super(`The language model is ${reason}`);
    this.name = 'ChatModelUnavailable';
    this.reason = reason;
  }
}

/** A language model that answers questions. */
export interface ChatModel {
  /**
   * The text of the answer; null when it was cut off, is empty, or the model refused.
   *
   * @throws {ChatModelUnavailable}
   */
  ask(question: ChatQuestion): Promise<string | null>;
}
