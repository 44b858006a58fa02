import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { readAuthState, type AuthState } from '../../shared/ui/origin.ts';
import { PATHS } from '../../shared/ui/paths.ts';
import { useDocumentTitle } from '../../shared/ui/use-document-title.ts';
import { AccountFrame } from './account-frame.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { FreePlan } from './free-plan.tsx';
import { LogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Logging in, signing up and asking for a new password, in one place. */
export function AuthPage() {
  const { auth } = useText();
  const { state } = useLocation();
  const navigate = useNavigate();
  const known = readAuthState(state);
  const mode = known.mode ?? 'logIn';
  const page = useRef<HTMLDivElement>(null);
  const shownMode = useRef(mode);
  useDocumentTitle(auth[mode].title);

  useEffect(() => {
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [mode]);

  const change = (next: AuthState['mode'], more: object = {}): void => {
    void navigate(PATHS.auth, { replace: true, state: { ...known, mode: next, ...more } });
  };
  const { signedUp } = (state ?? {}) as { readonly signedUp?: unknown };

  return (
    <div ref={page}>
      {mode === 'logIn' && (
        <AccountFrame
          title={auth.logIn.title}
          lead={
            <>
              {auth.logIn.otherwise}{' '}
              <LinkButton onClick={() => change('signUp')}>{auth.logIn.switch}</LinkButton>
            </>
          }
          aside={<FreePlan />}
        >
          <LogInForm
            from={known.from}
            signedUp={typeof signedUp === 'string' ? signedUp : null}
            onForgot={() => change('forgot')}
          />
        </AccountFrame>
      )}
      {mode === 'signUp' && (
        <AccountFrame
          title={auth.signUp.title}
          lead={
            <>
              {auth.signUp.otherwise}{' '}
              <LinkButton onClick={() => change('logIn')}>{auth.signUp.switch}</LinkButton>
            </>
          }
          aside={<FreePlan />}
        >
          <SignUpForm onDone={(address) => change('logIn', { signedUp: address })} />
        </AccountFrame>
      )}
      {mode === 'forgot' && (
        <AccountFrame title={auth.forgot.title} lead={auth.forgot.lead}>
          <ForgotForm onBack={() => change('logIn')} />
        </AccountFrame>
      )}
    </div>
  );
}
