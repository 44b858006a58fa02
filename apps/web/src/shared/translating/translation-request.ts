import type { LanguageCode } from '@klarnotam/language';

export interface TranslationRequest {
  readonly text: string;
  readonly language: LanguageCode;
}

/** The pages that translate: each is the place for one kind of message. */
export type TranslationKind = 'notam' | 'weather';
