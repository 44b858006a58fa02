import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';

interface Props {
  readonly which: 'confirm' | 'busy' | 'failed' | null;
  readonly onClose: () => void;
}

/** A question that is asked, being carried out, or could not be. */
export function DialogStates({ which, onClose }: Props) {
  return (
    <ConfirmDialog
      opened={which !== null}
      title="Delete all your translations?"
      text="They cannot be brought back. The number of translations you have used stays as it is."
      keep="Keep"
      confirm={which === 'busy' ? 'Deleting...' : 'Delete all'}
      busy={which === 'busy'}
      failure={which === 'failed' ? 'It could not be deleted. Try again.' : null}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
}
