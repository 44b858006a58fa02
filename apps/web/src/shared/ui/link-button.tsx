import type { ComponentProps } from 'react';
import classes from './link-button.module.css';

/** Does something in place, and reads as part of the text around it. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" className={classes.link} {...props} />;
}
