import { useId, type ReactNode } from 'react';
import classes from './checkbox.module.css';

interface Props {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that holds or does not. */
export function Checkbox({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className={classes.row}>
      <input
        type="checkbox"
        id={id}
        className={classes.box}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
