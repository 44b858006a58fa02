import { lazy, Suspense, type ComponentProps } from 'react';
import type { ResendMail as Shown } from './resend-mail.tsx';

const ResendMail = lazy(async () => ({ default: (await import('./resend-mail.tsx')).ResendMail }));

/** {@link Shown}, loaded when a mail has been sent. */
export function LazyResendMail(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense fallback={null}>
      <ResendMail {...props} />
    </Suspense>
  );
}
