import { useNavigate } from 'react-router';
import { useSignOut } from '../../shared/api/session.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Message } from '../../shared/ui/message.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import classes from './shell.module.css';

/** Who is signed in, and the way out. */
export function LogOut({ email, onDone }: { email: string; onDone: () => void }) {
  const { shell } = useText();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const logOut = (): void =>
    signOut.mutate(undefined, {
      onSuccess: () => {
        onDone();
        void navigate(PATHS.auth, { replace: true });
      },
    });

  return (
    <div className={classes.account}>
      <p className={classes.accountName}>
        {shell.signedInAs} <strong>{email}</strong>
      </p>
      <button type="button" className={classes.menuLink} disabled={signOut.isPending} onClick={logOut}>
        {signOut.isPending ? shell.loggingOut : shell.logOut}
      </button>
      <div role="alert">{signOut.isError && <Message kind="error">{shell.notLoggedOut}</Message>}</div>
    </div>
  );
}
