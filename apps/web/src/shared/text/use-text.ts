import { en } from './en.ts';

/** What the page itself says. */
export type Messages = typeof en;

/** The words of the page: English, until others are asked for. Results are in the language chosen for them. */
export function useText(): Messages {
  return en;
}
