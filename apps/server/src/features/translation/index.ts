export { checkCount, checkLength } from './check-paste.ts';
export type { Answer } from './find-answered.ts';
export {
  translateOnce,
  type TranslateOnceContext,
  type TranslationRequest,
  type Written,
} from './translate-once.ts';
