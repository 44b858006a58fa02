export { checkCount, checkLength } from './check-paste.ts';
export { findAnswered, type Answer } from './find-answered.ts';
export { packPaste, unpackPaste, writeItems } from './pack-paste.ts';
export { spendAndStore, type SpendAndStoreContext } from './spend-and-store.ts';
export { idempotencyOf, type TranslationRequest } from './translation-request.ts';
