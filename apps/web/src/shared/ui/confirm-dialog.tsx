import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import classes from './dialog.module.css';
import { Message } from './message.tsx';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  readonly keep: string;
  readonly confirm: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone; the harmless answer has the focus. */
export function ConfirmDialog({
  opened,
  title,
  text,
  keep,
  confirm,
  busy,
  failure,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog opened={opened} title={title} onClose={onClose} width={480}>
      <div className={classes.confirm}>
        <p>{text}</p>
        <div role="alert">{failure !== null && <Message kind="error">{failure}</Message>}</div>
        <div className={classes.actions}>
          <Button onClick={onClose} data-autofocus>
            {keep}
          </Button>
          <Button variant="default" onClick={onConfirm} disabled={busy}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
