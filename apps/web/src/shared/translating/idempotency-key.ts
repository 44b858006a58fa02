import type { TranslationRequest } from './translation-request.ts';

/** Remembers the name under which a request was sent, so that sending it again does not count it twice. */
export interface IdempotencyKeys {
  /** The name for `request`: the one it had before, unless it was answered meanwhile. */
  readonly keyFor: (request: TranslationRequest) => string;
  readonly answered: () => void;
}

export function createIdempotencyKeys(newKey: () => string = randomKey): IdempotencyKeys {
  let last: { readonly request: TranslationRequest; readonly key: string } | null = null;
  return {
    keyFor(request) {
      const same = last?.request.text === request.text && last.request.language === request.language;
      if (!last || !same) last = { request, key: newKey() };
      return last.key;
    },
    answered() {
      last = null;
    },
  };
}

/** 128 random bits in hex; `randomUUID` is missing on pages that came without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
