import type { SavedNotam } from '@klarnotam/contract';
import { composeMail, type Mail, type MailAttachment, type PlannedOperation } from '@klarnotam/notam';
import { useTimeout, useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf } from '../../shared/api/failure.ts';
import { MEMBER_KEY } from '../../shared/api/session.ts';
import { useSite } from '../../shared/api/site.ts';
import { mailLink } from '../../shared/mail/mail-link.ts';
import { openMail } from '../../shared/mail/open-mail.ts';
import type { Renewed } from './issued/renewal.ts';

/** Longer than this and the browser would not open the mail program for the click any more. */
const SAVE_WITHIN_MS = 4_000;
const BANNER_MS = 3_000;

/** A mail that was handed to the mail program. */
export interface SentMail {
  readonly to: string;
  readonly mail: Mail;
  readonly link: string;
  readonly attachments: readonly MailAttachment[];
  /** Null: it could not be saved. */
  readonly savedId: string | null;
}

/** What is saved and mailed. */
export interface Request {
  readonly operation: PlannedOperation;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** Under which it is saved: once, however often it is sent. */
  readonly saveKey: string;
  /** The issued NOTAM in whose place it is asked for; null: a new one. */
  readonly renews: Renewed | null;
}

export interface Sending {
  readonly state: 'idle' | 'submitting' | 'opening';
  readonly sent: SentMail | null;
  /** Why it was not saved, or not submitted; the mail is tried all the same. */
  readonly failure: 'notSaved' | 'signIn' | 'notSubmitted' | 'noOffice' | null;
  readonly send: (request: Request) => Promise<void>;
  /** Saves what was handed over and could not be saved; done by itself when the connection is back. */
  readonly saveAgain: () => Promise<void>;
  readonly reset: () => void;
}

/** Saves a NOTAM, then opens the mail to the office; a NOTAM that could not be saved is mailed all the same, and saved later. */
export function useSendNotam(onSaved: (saved: SavedNotam) => void): Sending {
  const queries = useQueryClient();
  const { notamOffice } = useSite();
  const [state, setState] = useState<Sending['state']>('idle');
  const [sent, setSent] = useState<SentMail | null>(null);
  const [failure, setFailure] = useState<Sending['failure']>(null);
  /** Handed over, and not known to be saved. */
  const unsaved = useRef<Request | null>(null);
  const banner = useTimeout(() => setState('idle'), BANNER_MS);

  const save = async ({ operation, saveKey, renews }: Request): Promise<SavedNotam | null> => {
    try {
      const saved = await client.savedNotams.save(
        {
          operation,
          state: 'draft',
          idempotencyKey: saveKey,
          ...(renews && { follows: { id: renews.id, kind: 'replace' } }),
        },
        { signal: AbortSignal.timeout(SAVE_WITHIN_MS) },
      );
      setFailure(null);
      return saved;
    } catch (error) {
      setFailure(failureCodeOf(error) === 'unauthenticated' ? 'signIn' : 'notSaved');
      return null;
    }
  };

  const handedOver = async (saved: SavedNotam): Promise<void> => {
    unsaved.current = null;
    // That the mail was opened is a note beside the saved NOTAM; without it it stays a draft.
    await client.savedNotams.change({ id: saved.id, state: 'mailOpened' }).catch(() => undefined);
    onSaved(saved);
    await queries.invalidateQueries({ queryKey: [...MEMBER_KEY, 'saved-notams'] });
  };

  const send = async (request: Request): Promise<void> => {
    setFailure(null);
    setSent(null);
    unsaved.current = null;
    if (!notamOffice) {
      setFailure('noOffice');
      return;
    }
    setState('submitting');
    try {
      const saved = await save(request);
      if (saved === null) unsaved.current = request;
      const mail = composeMail(request.text, request.operation, request.attachments);
      const link = mailLink(notamOffice.email, mail);
      openMail(link);
      setSent({
        to: notamOffice.email,
        mail,
        link,
        attachments: request.attachments,
        savedId: saved?.id ?? null,
      });
      setState('opening');
      banner.start();
      if (saved !== null) await handedOver(saved);
    } catch {
      setFailure('notSubmitted');
      setState('idle');
    }
  };

  const saveAgain = async (): Promise<void> => {
    const request = unsaved.current;
    if (request === null || state === 'submitting') return;
    const saved = await save(request);
    if (saved === null) return;
    setSent((before) => before && { ...before, savedId: saved.id });
    await handedOver(saved);
  };
  useWindowEvent('online', () => void saveAgain());

  const reset = (): void => {
    setFailure(null);
    setSent(null);
  };
  return { state, sent, failure, send, saveAgain, reset };
}
