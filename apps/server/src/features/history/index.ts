export { deleteHistory, deleteTranslation } from './delete-history.ts';
export { listHistory } from './list-history.ts';
export { readTranslation } from './read-translation.ts';
