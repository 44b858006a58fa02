import { useMutation } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';

/** Says that the address is not verified, and offers to mail the link once more. */
export function SendVerification({ email, message }: { email: string; message: string }) {
  const { auth } = useText();
  const send = useMutation({ mutationFn: () => client.auth.sendVerification({ email }) });
  if (send.isSuccess) return <Message kind="success">{auth.notVerified.sent(email.trim())}</Message>;
  return (
    <Message kind="error">
      <p>{message}</p>
      {send.error && (
        <p>{failureMessageOf(send.error, { network: auth.errors.network, fallback: auth.errors.generic })}</p>
      )}
      <LinkButton onClick={() => send.mutate()} disabled={send.isPending}>
        {send.isPending ? auth.notVerified.sending : auth.notVerified.again}
      </LinkButton>
    </Message>
  );
}
