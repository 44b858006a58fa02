export { LANGUAGES, type LanguageCode } from './languages.ts';
export type { NotamWording, SourcedText, WordedClause } from './wording.ts';
