import type { ReactNode } from 'react';
import classes from './compose.module.css';

interface Props {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly name: string;
  readonly onChange: (checked: boolean) => void;
}

/** One box to tick. */
export function FormCheckbox({ label, checked, name, onChange }: Props) {
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
