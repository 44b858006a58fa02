import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { readAuthLocation, type AuthLocationState } from '../../shared/ui/auth-location-state.ts';
import { PATHS } from '../../shared/ui/paths.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { AccountFrame } from './account-frame.tsx';
import { ForgotForm } from './forgot-form.tsx';
import type { SignUpValues } from './check-sign-up.ts';
import { FreePlan } from './free-plan.tsx';
import { LogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface View extends AuthLocationState {
  /** The history entry that it belongs to. */
  readonly key: string;
}

function viewOf(location: Location): View {
  return { ...readAuthLocation(location), key: location.key };
}

/** Logging in, signing up and asking for a new password, in one place. */
export function AuthPage() {
  const { auth } = useText();
  const location = useLocation();
  const navigate = useNavigate();
  // The mode changes at once; the history entry that keeps it for a reload follows.
  const [{ key, from, mode = 'logIn', signedUp }, setView] = useState(() => viewOf(location));
  if (key !== location.key) setView(viewOf(location));
  /** For the account that was just made: of a reload nothing is left. */
  const [typed, setTyped] = useState<SignUpValues | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const shownMode = useRef(mode);
  usePageTitle(auth[mode].title);

  useEffect(() => {
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [mode]);

  // What a link from a document of its own said in the query is kept as what a link in the app says.
  useEffect(() => {
    if (location.search !== '')
      void navigate(PATHS.auth, {
        replace: true,
        state: readAuthLocation(location),
        preventScrollReset: true,
      });
  }, [location, navigate]);

  const change = (next: Pick<AuthLocationState, 'mode' | 'signedUp'>, corrects = false): void => {
    setCorrecting(corrects);
    const state: AuthLocationState = { ...(from !== undefined && { from }), ...next };
    setView({ ...state, key: location.key });
    void navigate(PATHS.auth, { replace: true, state });
  };

  return (
    <div ref={page}>
      {mode === 'logIn' && (
        <AccountFrame
          title={auth.logIn.title}
          lead={
            <>
              {auth.logIn.otherwise}{' '}
              <LinkButton onClick={() => change({ mode: 'signUp' })}>{auth.logIn.switch}</LinkButton>
            </>
          }
          aside={<FreePlan />}
        >
          <LogInForm
            from={from}
            signedUp={signedUp}
            chosenPassword={signedUp === undefined ? '' : (typed?.password ?? '')}
            onForgot={() => change({ mode: 'forgot' })}
            onWrongAddress={() => change({ mode: 'signUp' }, true)}
          />
        </AccountFrame>
      )}
      {mode === 'signUp' && (
        <AccountFrame
          title={auth.signUp.title}
          lead={
            <>
              {auth.signUp.otherwise}{' '}
              <LinkButton onClick={() => change({ mode: 'logIn' })}>{auth.signUp.switch}</LinkButton>
            </>
          }
          aside={<FreePlan />}
        >
          <SignUpForm
            typed={isCorrecting ? typed : null}
            onDone={(values) => {
              setTyped(values);
              change({ mode: 'logIn', signedUp: values.email.trim() });
            }}
          />
        </AccountFrame>
      )}
      {mode === 'forgot' && (
        <AccountFrame title={auth.forgot.title} lead={auth.forgot.lead}>
          <ForgotForm onBack={() => change({ mode: 'logIn' })} />
        </AccountFrame>
      )}
    </div>
  );
}
