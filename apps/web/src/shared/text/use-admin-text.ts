import { useText, type Messages } from './use-text.ts';

export type AdminMessages = Messages['admin'];

export function useAdminText(): AdminMessages {
  return useText().admin;
}
