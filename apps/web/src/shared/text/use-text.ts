import type { UserLanguage } from '@klarnotam/contract';
import { en } from './en.ts';

/** The language of the screens; a user who signs up gets mails in it. */
export const SCREEN_LANGUAGE: UserLanguage = 'en';

/** What the page itself says. */
export type Messages = typeof en;

/** The words of the page: English, until others are asked for. Results are in the language chosen for them. */
export function useText(): Messages {
  return en;
}
