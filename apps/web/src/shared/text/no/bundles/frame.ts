export { documentTitle } from '../document-title.ts';
export { shell } from '../shell.ts';
export { errorPage } from '../error-page.ts';
export { failures } from '../failures.ts';
export { levels } from '../levels.ts';
export { times } from '../times.ts';
export { sayings } from '../sayings.ts';
