import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

/** A button that is an icon, as large as a thumb needs; `aria-label` names it. */
export function IconButton({
  'aria-label': label,
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'type'> & { readonly 'aria-label': string }) {
  return <button type="button" className={classes.button} aria-label={label} title={label} {...rest} />;
}
