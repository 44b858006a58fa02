export {
  translateNotam,
  type TranslateNotam,
  type TranslateNotamContext,
  type TranslateNotamInput,
} from './translate-notam.ts';
