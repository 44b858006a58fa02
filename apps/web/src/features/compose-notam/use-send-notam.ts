import { composeMail, type Mail, type PlannedOperation } from '@klarnotam/notam';
import type { SavedNotam } from '@klarnotam/contract';
import { useTimeout } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf } from '../../shared/api/failure.ts';
import { MEMBER_KEY } from '../../shared/api/session.ts';
import { useSite } from '../../shared/api/site.ts';
import { mailLink } from '../../shared/mail/mail-link.ts';
import { openMail } from '../../shared/mail/open-mail.ts';

/** Longer than this and the browser would not open the mail program for the click any more. */
const SAVE_WITHIN_MS = 4_000;
const BANNER_MS = 3_000;

/** A mail that was handed to the mail program. */
export interface SentMail {
  readonly to: string;
  readonly mail: Mail;
  readonly link: string;
  /** Null: it could not be saved. */
  readonly savedId: string | null;
}

export interface Sending {
  readonly state: 'idle' | 'submitting' | 'opening';
  readonly sent: SentMail | null;
  /** Why it was not saved, or not submitted; the mail is tried all the same. */
  readonly failure: 'notSaved' | 'signIn' | 'notSubmitted' | 'noOffice' | null;
  readonly send: (operation: PlannedOperation, notamText: string) => Promise<void>;
  readonly reset: () => void;
}

/** Saves a NOTAM, then opens the mail to the office; a NOTAM that could not be saved is mailed all the same. */
export function useSendNotam(): Sending {
  const queries = useQueryClient();
  const { notamOffice } = useSite();
  const [state, setState] = useState<Sending['state']>('idle');
  const [sent, setSent] = useState<SentMail | null>(null);
  const [failure, setFailure] = useState<Sending['failure']>(null);
  const banner = useTimeout(() => setState('idle'), BANNER_MS);

  const save = async (operation: PlannedOperation): Promise<SavedNotam | null> => {
    try {
      return await client.savedNotams.save(
        { operation, state: 'draft' },
        { signal: AbortSignal.timeout(SAVE_WITHIN_MS) },
      );
    } catch (error) {
      setFailure(failureCodeOf(error) === 'unauthenticated' ? 'signIn' : 'notSaved');
      return null;
    }
  };

  const send = async (operation: PlannedOperation, notamText: string): Promise<void> => {
    setFailure(null);
    setSent(null);
    if (!notamOffice) {
      setFailure('noOffice');
      return;
    }
    setState('submitting');
    try {
      const saved = await save(operation);
      const mail = composeMail(notamText, operation);
      const link = mailLink(notamOffice.email, mail);
      openMail(link);
      setSent({ to: notamOffice.email, mail, link, savedId: saved?.id ?? null });
      setState('opening');
      banner.start();
      // That the mail was opened is a note beside the saved NOTAM; without it it stays a draft.
      if (saved)
        await client.savedNotams.change({ id: saved.id, state: 'mailOpened' }).catch(() => undefined);
      await queries.invalidateQueries({ queryKey: [...MEMBER_KEY, 'saved-notams'] });
    } catch {
      setFailure('notSubmitted');
      setState('idle');
    }
  };

  const reset = (): void => {
    setFailure(null);
    setSent(null);
  };
  return { state, sent, failure, send, reset };
}
