import type { UserLanguage } from '@klarnotam/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { client } from '../api/client.ts';
import { SESSION_KEY, useSession, type Session } from '../api/session.ts';
import { showLanguage } from '../text/texts.ts';
import { noteUnsaved, readUnsaved } from './unsaved-language.ts';

/** Keeps `language` with the user who is signed in, for mails and other devices; what fails is tried when the session is next read. */
async function save(queries: QueryClient, language: UserLanguage): Promise<void> {
  await client.account.changeLanguage({ language });
  if (readUnsaved() === language) noteUnsaved(null);
  const session = queries.getQueryData<Session>(SESSION_KEY);
  if (session?.user) queries.setQueryData<Session>(SESSION_KEY, { user: { ...session.user, language } });
}

/** Shows the screens in another language, here at once and wherever the user signs in. @returns fails where it was not saved */
export function useChooseLanguage(): (language: UserLanguage) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (language) => {
      noteUnsaved(language);
      await showLanguage(language);
      if (queries.getQueryData<Session>(SESSION_KEY)?.user) await save(queries, language);
    },
    [queries],
  );
}

/** The language that a user chose elsewhere comes along with the session; one that was chosen here before signing in goes to the account. */
export function useLanguageOfUser(): void {
  const queries = useQueryClient();
  const user = useSession()?.user;
  const [id, language] = [user?.id, user?.language];
  useEffect(() => {
    if (language === undefined) return;
    const unsaved = readUnsaved();
    if (unsaved === null) void showLanguage(language).catch(() => undefined);
    else if (unsaved === language) noteUnsaved(null);
    else void save(queries, unsaved).catch(() => undefined);
  }, [queries, id, language]);
}
