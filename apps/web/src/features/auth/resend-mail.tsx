import { useTimeout } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';

/** So long a mail may take; whoever asks sooner has two of them. */
const WAIT_MS = 30_000;

interface Props {
  /** Mails the link once more. */
  readonly send: () => Promise<unknown>;
}

/** Stands beside "check your mail": mails it again, some time after the one before. */
export function ResendMail({ send }: Props) {
  const { auth, failures } = useText();
  const { resend } = auth;
  const [isEarly, setEarly] = useState(true);
  const { start } = useTimeout(() => setEarly(false), WAIT_MS, { autoInvoke: true });
  const mail = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setEarly(true);
      start();
    },
  });
  const { error } = mail;
  const says = error
    ? failureMessageOf(error, { network: failures.network, fallback: failures.generic })
    : isEarly
      ? `${mail.isSuccess ? resend.sent : ''} ${resend.early}`
      : resend.question;
  // The button is there all the time, so that it keeps the focus.
  return (
    <>
      <p aria-live="polite">{says}</p>
      <LinkButton
        aria-disabled={isEarly || mail.isPending}
        onClick={() => {
          if (!isEarly && !mail.isPending) mail.mutate();
        }}
      >
        {mail.isPending ? resend.sending : resend.again}
      </LinkButton>
    </>
  );
}
