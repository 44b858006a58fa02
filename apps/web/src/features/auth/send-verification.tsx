import { useMutation } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { LazyResendMail } from './lazy-resend-mail.tsx';

interface Props {
  readonly email: string;
  /** That of the sign-up whose link is wanted. */
  readonly password: string;
  readonly message: string;
}

/** Says that the address is not verified, and offers to mail the link once more. */
export function SendVerification({ email, password, message }: Props) {
  const { auth, failures } = useText();
  const send = useMutation({ mutationFn: () => client.auth.sendVerification({ email, password }) });
  if (send.isSuccess)
    return (
      <Message kind="success">
        <p>{auth.notVerified.sent(email.trim())}</p>
        <LazyResendMail send={async () => await client.auth.sendVerification({ email, password })} />
      </Message>
    );
  return (
    <Message kind="error">
      <p>{message}</p>
      {send.error && (
        <p>{failureMessageOf(send.error, { network: failures.network, fallback: failures.generic })}</p>
      )}
      <LinkButton onClick={() => send.mutate()} disabled={send.isPending}>
        {send.isPending ? auth.notVerified.sending : auth.notVerified.again}
      </LinkButton>
    </Message>
  );
}
