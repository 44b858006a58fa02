import type { AdminUser } from '@klarnotam/contract';

/** What can be done to a user in a dialog. */
export type TaskKind =
  | 'edit'
  | 'password'
  | 'plan'
  | 'files'
  | 'remove'
  | 'sessions'
  | 'payment'
  | 'grant'
  | 'revoke';

export interface UserTask {
  readonly kind: TaskKind;
  readonly user: AdminUser;
}

/** What every dialog about a user is given. */
export interface UserDialogProps {
  readonly user: AdminUser;
  /** The user as they were read again. */
  readonly onUser: (user: AdminUser) => void;
  readonly onClose: () => void;
  /** It was done; what to tell. */
  readonly onDone: (told: string) => void;
}
