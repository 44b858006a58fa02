import { Button } from './button.tsx';
import classes from './choice-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  readonly choices: readonly { readonly label: string; readonly onChoose: () => void }[];
  /** Chooses nothing. */
  readonly none: string;
  readonly onClose: () => void;
}

/** Asks which of several things is wanted; one press chooses and closes it. */
export function ChoiceDialog({ opened, title, text, choices, none, onClose }: Props) {
  return (
    <Dialog opened={opened} title={title} onClose={onClose} width={480}>
      <div className={classes.choices}>
        <p>{text}</p>
        {choices.map(({ label, onChoose }, index) => (
          <Button
            key={label}
            variant="default"
            data-autofocus={index === 0 || undefined}
            onClick={() => {
              onClose();
              onChoose();
            }}
          >
            {label}
          </Button>
        ))}
        <Button variant="text" onClick={onClose}>
          {none}
        </Button>
      </div>
    </Dialog>
  );
}
