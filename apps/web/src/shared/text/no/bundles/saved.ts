export { requestLife } from '../request-life.ts';
export { savedNotams } from '../saved-notams.ts';
