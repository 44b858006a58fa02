export { readTranslation } from './read-translation.ts';
