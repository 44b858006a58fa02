import { useState, type ReactNode, type RefObject } from 'react';
import { failureCodeOf, failureMessageOf } from '../api/failure.ts';
import { useText } from '../text/use-text.ts';
import fields from '../ui/fields.module.css';
import { Message } from '../ui/message.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useFocusFirstError } from '../ui/use-focus-first-error.ts';
import type { FieldErrors } from './check-fields.ts';

/** What is wrong with the fields of a form, and the way to the first of them. */
export function useFieldErrors() {
  const { form, focusFirstError } = useFocusFirstError();
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    form,
    errors,
    /** Shows what was found; true when that is nothing. */
    accept: (found: FieldErrors): boolean => {
      setErrors(found);
      const isRight = Object.keys(found).length === 0;
      if (!isRight) focusFirstError();
      return isRight;
    },
    /** What was wrong with a field may be right since it was changed. */
    forget: (field: string): void => {
      if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined });
    },
  };
}

interface Props {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Not called while it is busy. */
  readonly onSubmit: () => void;
  readonly busy: boolean;
  /** False: it cannot be sent yet. */
  readonly ready?: boolean;
  readonly label: string;
  readonly busyLabel: string;
  readonly children: ReactNode;
  /** What was done, once it is done. */
  readonly done?: ReactNode;
  /** Why it was not done. */
  readonly failure: ReactNode;
  /** Beside the button: the way out. */
  readonly beside?: ReactNode;
  /** Another way, below the button. */
  readonly otherwise?: ReactNode;
}

/** The form of one task of an account: its fields, what became of them, and the button that sends them. */
export function AccountForm(props: Props) {
  const { form, onSubmit, busy, ready = true, label, busyLabel } = props;
  const { children, done, failure, beside, otherwise } = props;
  return (
    <form
      ref={form}
      className={fields.fields}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && ready) onSubmit();
      }}
    >
      {children}
      <div role="status">{done}</div>
      <div role="alert">{failure}</div>
      {beside === undefined ? (
        <SubmitButton label={label} busyLabel={busyLabel} busy={busy} ready={ready} />
      ) : (
        <div className={fields.actions}>
          <SubmitButton label={label} busyLabel={busyLabel} busy={busy} ready={ready} />
          {beside}
        </div>
      )}
      {otherwise !== undefined && <p>{otherwise}</p>}
    </form>
  );
}

interface FailureProps {
  readonly error: Error;
  /** Shown for an unexpected error. */
  readonly fallback?: string;
  /** Shown instead of the server's message when the error is internal to the server. */
  readonly ownFault?: string;
}

/** Why a call failed, in the server's words where it has some. */
export function FormFailure({ error, fallback, ownFault }: FailureProps) {
  const { failures } = useText();
  const texts = { network: failures.network, fallback: fallback ?? failures.generic };
  const isOwnFault = failureCodeOf(error) === 'internal' && ownFault !== undefined;
  return <Message kind="error">{isOwnFault ? ownFault : failureMessageOf(error, texts)}</Message>;
}
