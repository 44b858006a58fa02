import { useAdminText, type AdminMessages } from '../../../shared/text/use-admin-text.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { PaymentForm } from '../payments/payment-form.tsx';
import { DeleteForm } from './delete-form.tsx';
import { EditForm } from './edit-form.tsx';
import { FilesPanel } from './files/files-panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { RightsForm } from './rights-form.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import type { TaskKind, UserDialogProps, UserTask } from './user-task.ts';

const WIDTHS: Readonly<Record<TaskKind, number>> = {
  edit: 640,
  password: 480,
  plan: 520,
  files: 640,
  remove: 520,
  sessions: 640,
  payment: 560,
  grant: 480,
  revoke: 480,
};

function titleOf(kind: TaskKind, text: AdminMessages): string {
  switch (kind) {
    case 'grant':
      return text.rights.grantTitle;
    case 'revoke':
      return text.rights.revokeTitle;
    default:
      return text[kind].title;
  }
}

interface Props extends Omit<UserDialogProps, 'user'> {
  /** Stays while the dialog closes. */
  readonly task: UserTask | null;
  readonly opened: boolean;
}

/** The dialog of a task. */
export function UserDialogs({ task, opened, ...others }: Props) {
  const text = useAdminText();
  // It is there before it opens, so that it knows where the focus was.
  return (
    <Dialog
      opened={opened}
      title={task ? titleOf(task.kind, text) : ''}
      width={WIDTHS[task?.kind ?? 'edit']}
      onClose={others.onClose}
    >
      {task && (
        <Body key={`${task.user.id} ${task.user.version}`} kind={task.kind} user={task.user} {...others} />
      )}
    </Dialog>
  );
}

function Body({ kind, ...props }: UserDialogProps & { kind: TaskKind }) {
  switch (kind) {
    case 'edit':
      return <EditForm {...props} />;
    case 'password':
      return <PasswordForm {...props} />;
    case 'plan':
      return <PlanForm {...props} />;
    case 'files':
      return <FilesPanel {...props} />;
    case 'remove':
      return <DeleteForm {...props} />;
    case 'sessions':
      return <SessionsPanel {...props} />;
    case 'payment':
      return <PaymentForm user={props.user} onClose={props.onClose} onDone={props.onDone} />;
    case 'grant':
    case 'revoke':
      return <RightsForm {...props} />;
  }
}
