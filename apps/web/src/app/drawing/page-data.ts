import type { SessionUser, Site } from '@klarnotam/contract';
import type { Session } from '../../shared/api/session.ts';
import { hintOfUser } from '../../shared/device/signed-in-hint.ts';
import { screenLanguage } from '../../shared/text/screen-language.ts';
import { SCREEN_LANGUAGES } from '../../shared/text/screen-languages.ts';
import { readDraft } from '../../shared/translating/draft.ts';
import { PATHS } from '../../shared/ui/paths.ts';
import { PAGE_DATA_ID } from './page-data-id.ts';

/** What the server puts into a document beside the page that it drew. */
export interface PageData {
  readonly site: Site;
  /** Who sent the session; null: nobody did. */
  readonly user: SessionUser | null;
}

/** What this installation offers, as the server put it into the document of the app; null: it did not. */
export function readSite(): Site | null {
  try {
    const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as Partial<PageData>;
    return data.site ?? null;
  } catch {
    // The server for development fills nothing in.
    return null;
  }
}

/** What was known of the session when the page was drawn. */
export function sessionOf({ user }: PageData): Session {
  return user ? { user } : { user: null, why: 'visitor' };
}

/**
 * What the page in this document was drawn from; null: none was drawn, or this device has to draw it anew. The server knows neither the
 * language nor the user that this browser noted, the text that was begun in this tab, nor what a step of its history holds.
 */
export function readPageData(root: Element): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (text === undefined || root.childElementCount === 0) return null;
  const data = JSON.parse(text) as PageData;
  const hint = hintOfUser();
  const step = window.history.state as { readonly usr?: unknown } | null;
  const isSame =
    document.documentElement.lang === SCREEN_LANGUAGES[screenLanguage()].htmlLanguage &&
    (hint === null || hint === data.user?.id) &&
    (step?.usr ?? null) === null &&
    !hasDraft(data.user);
  return isSame ? data : null;
}

function hasDraft(user: SessionUser | null): boolean {
  if (user === null) return false;
  const { pathname } = window.location;
  return (
    (pathname === PATHS.notam && readDraft('notam', user.id) !== '') ||
    (pathname === PATHS.weather && readDraft('weather', user.id) !== '')
  );
}
