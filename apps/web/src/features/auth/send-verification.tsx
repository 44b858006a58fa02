import { useMutation } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';

/** Offers to mail the verification link once more. */
export function SendVerification({ email }: { email: string }) {
  const { auth } = useText();
  const send = useMutation({ mutationFn: () => client.auth.sendVerification({ email }) });
  if (send.isSuccess) return <p>{auth.notVerified.sent(email.trim())}</p>;
  return (
    <>
      {send.error && (
        <p>{failureMessageOf(send.error, { network: auth.errors.network, fallback: auth.errors.generic })}</p>
      )}
      <LinkButton onClick={() => send.mutate()} disabled={send.isPending}>
        {send.isPending ? auth.notVerified.sending : auth.notVerified.again}
      </LinkButton>
    </>
  );
}
