export { contract } from './contract.ts';
export { ERRORS, Failure, type ErrorCode, type ErrorData } from './errors.ts';
export type { Site, Usage } from './site.ts';
export {
  MAX_NOTICES,
  MAX_TEXT_CHARACTERS,
  type EngineName,
  type NotamNotice,
  type NotamTranslation,
} from './translate-notam.ts';
