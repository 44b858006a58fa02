import { MEMBER_KEY } from './session.ts';

/** Below it stands what the user translated before, to be asked for anew when there is more. */
export const HISTORY_KEY = [...MEMBER_KEY, 'history'] as const;
