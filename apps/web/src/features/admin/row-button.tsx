import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './row-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  readonly Shape: Icon;
}

/** Something that can be done with one row of a list; quieter than a button of the page. */
export function RowButton({ Shape, children, ...props }: Props) {
  return (
    // A menu gives its button a className of its own.
    <button type="button" {...props} className={classes.button}>
      <Shape size={18} aria-hidden />
      {children}
    </button>
  );
}
