import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf, failureMessageOf } from '../../shared/api/failure.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { AccountFrame } from './account-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where the link of a reset mail leads; the code is looked at first and used up only by success. */
export function ResetPasswordPage() {
  const { auth, failures } = useText();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const [gone, setGone] = useState(false);
  const check = useQuery({
    queryKey: ['reset-code', code],
    queryFn: () => client.auth.checkResetCode({ code }),
    enabled: code !== '',
    staleTime: Infinity,
    retry: false,
  });
  usePageTitle(auth.reset.title);

  const invalid = gone || code === '' || (check.error && failureCodeOf(check.error) === 'invalidLink');
  if (invalid) {
    return (
      <AccountFrame title={auth.reset.invalid} lead={auth.reset.invalidText}>
        <div>
          <ButtonLink to={PATHS.auth}>{auth.reset.back}</ButtonLink>
        </div>
      </AccountFrame>
    );
  }
  if (check.error) {
    const texts = { network: failures.network, fallback: failures.generic };
    return (
      <AccountFrame title={auth.reset.failed} lead={failureMessageOf(check.error, texts)}>
        <div>
          <Button onClick={() => void check.refetch()}>{auth.reset.retry}</Button>
        </div>
      </AccountFrame>
    );
  }
  if (!check.isSuccess) return <PageSkeleton label={auth.reset.checking} />;
  return (
    <AccountFrame title={auth.reset.title}>
      <NewPasswordForm code={code} onGone={() => setGone(true)} />
    </AccountFrame>
  );
}
