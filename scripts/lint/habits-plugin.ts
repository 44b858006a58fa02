import { habits } from './habits.ts';

/** As oxlint wants it: a default export with a name. */
export default { meta: { name: 'habits' }, rules: habits };
