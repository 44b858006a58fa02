import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';

interface Props {
  readonly label: string;
  /** Stands above the button while the form is closed. */
  readonly closed?: ReactNode;
  readonly onOpen: () => void;
  /** The form; it is given the way to close itself. */
  readonly children: (close: () => void) => ReactNode;
}

/** A form that is opened by a button. The focus goes into it, and back to the button when it closes. */
export function FormBehindButton({ label, closed, onOpen, children }: Props) {
  const [state, setState] = useState<'closed' | 'open' | 'left'>('closed');
  if (state === 'open') return children(() => setState('left'));
  return (
    <>
      {closed}
      <Button
        variant="default"
        autoFocus={state === 'left'}
        onClick={() => {
          onOpen();
          setState('open');
        }}
      >
        {label}
      </Button>
    </>
  );
}
