export { changeSavedNotam } from './change-saved-notam.ts';
export { deleteSavedNotam, restoreSavedNotam } from './delete-saved-notam.ts';
export { duplicateSavedNotam } from './duplicate-saved-notam.ts';
export { listSavedNotams } from './list-saved-notams.ts';
export { readSavedNotam } from './read-saved-notam.ts';
export { saveNotam } from './save-notam.ts';
