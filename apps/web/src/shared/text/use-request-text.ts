import { kit } from './en-kit.ts';
import { requestLife } from './en-request-life.ts';

const words = { kit, requestLife } as const;

/** The words of what becomes of a request and of what is kept for the next: their pages alone load them. */
export function useRequestText(): typeof words {
  return words;
}
