import { failureCodeOf, failureMessageOf } from '../../shared/api/failure.ts';
import { useAdminText } from '../../shared/text/use-admin-text.ts';
import { useText } from '../../shared/text/use-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import classes from './admin-page.module.css';

/** Why something failed, in the server's words where it has some. A fault inside the server says nothing of what failed. */
export function describeFailure(
  error: unknown,
  messages: { readonly network: string; readonly fallback: string },
): string {
  return failureCodeOf(error) === 'internal' ? messages.fallback : failureMessageOf(error, messages);
}

interface Props {
  readonly error: unknown;
  /** What failed, where the server does not say why. */
  readonly fallback: string;
  /** The way to try once more. */
  readonly onAgain?: () => void;
  readonly againLabel?: string;
}

/** The red banner of something that failed. The element around it is the live region. */
export function FailureBanner({ error, fallback, onAgain, againLabel }: Props) {
  const text = useAdminText();
  const { network } = useText().failures;
  return (
    <Message kind="error" heading={text.error}>
      <p>{describeFailure(error, { network, fallback })}</p>
      {onAgain && (
        <Button variant="default" className={classes.again ?? ''} onClick={onAgain}>
          {againLabel ?? text.again}
        </Button>
      )}
    </Message>
  );
}
