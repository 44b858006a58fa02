import type { ComponentProps } from 'react';
import { PageLink, type PageLinkProps } from './page-link.tsx';
import classes from './plain-button.module.css';

/** Buttons of the frame and the landing page, which come before anything else is loaded. */
type Kind = 'first' | 'second';

export function PlainButton({
  kind = 'first',
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & { readonly kind?: Kind }) {
  return <button type="button" className={classes.button} data-kind={kind} {...rest} />;
}

/** A link to a page that looks like a button. */
export function ButtonLink({ kind = 'first', ...rest }: PageLinkProps & { readonly kind?: Kind }) {
  return (
    <span className={classes.link} data-kind={kind}>
      <PageLink {...rest} className={classes.button} />
    </span>
  );
}
