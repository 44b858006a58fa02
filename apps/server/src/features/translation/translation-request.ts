import { createHash } from 'node:crypto';
import type { LanguageCode } from '@klarnotam/language';
import type { TranslationKind } from '../../database/tables.ts';
import type { Idempotency } from '../subscription/index.ts';

/** A text that a user wants translated. */
export interface TranslationRequest {
  readonly userId: string;
  readonly text: string;
  readonly language: LanguageCode;
  /** The client's name of this request; null: each call is a new one. */
  readonly idempotencyKey: string | null;
}

/** What tells a request sent again from another one under the same name; null when the client gave it no name. */
export function idempotencyOf(
  kind: TranslationKind,
  { idempotencyKey, text, language }: TranslationRequest,
): Idempotency | null {
  if (idempotencyKey === null) return null;
  const requestHash = createHash('sha256').update(`${kind}\n${language}\n${text}`).digest('base64');
  return { key: idempotencyKey, requestHash };
}
