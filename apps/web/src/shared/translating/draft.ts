import type { TranslationKind } from './translation-request.ts';

/**
 * The text of a page that translates outlives the page: its reader may look elsewhere, load it again, or have to sign in first. It stays
 * in this tab, for its user alone, until it is cleared or the tab is closed; signing out forgets it.
 */
const PREFIX = 'klarnotam-draft-';
/** What a page is for that keeps a text. */
export type DraftKind = TranslationKind | 'briefing';
const keyOf = (kind: DraftKind, userId: string): string => `${PREFIX}${kind}-${userId}`;

export function keepDraft(kind: DraftKind, userId: string, text: string): void {
  const key = keyOf(kind, userId);
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Too long, or no storage: rather no text than one of before.
    forget(key);
  }
}

export function readDraft(kind: DraftKind, userId: string): string {
  try {
    return sessionStorage.getItem(keyOf(kind, userId)) ?? '';
  } catch {
    return '';
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is no storage, so nothing is kept.
  }
}
