import type { LanguageCode } from '@klarnotam/language';

export interface TranslationRequest {
  readonly text: string;
  readonly language: LanguageCode;
}
