import type { ComponentProps, ReactNode } from 'react';
import classes from './button.module.css';
import { joinClasses } from './join-classes.ts';
import { PageLink, type PageLinkProps } from './page-link.tsx';

/** The one thing to do here; another; and one that is no more than its words. */
type Variant = 'filled' | 'default' | 'text';

interface Look {
  readonly variant?: Variant;
  /** As wide as there is room. */
  readonly fullWidth?: boolean;
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** An icon before the words. */
    readonly leftSection?: ReactNode;
  };

export function Button({
  variant = 'filled',
  fullWidth,
  leftSection,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses(classes.button, className)}
      data-variant={variant}
      data-full={fullWidth}
      data-icon={leftSection === undefined ? undefined : 'start'}
      {...rest}
    >
      {leftSection}
      <span>{children}</span>
    </button>
  );
}

/** A link to a page of the product that looks like a button. */
export function ButtonLink({
  variant = 'filled',
  ...rest
}: Omit<PageLinkProps, 'className'> & { readonly variant?: Variant }) {
  return (
    <span className={classes.link} data-variant={variant}>
      <PageLink {...rest} className={classes.button} />
    </span>
  );
}

type ButtonAnchorProps = Look &
  ComponentProps<'a'> & {
    /** An icon after the words. */
    readonly rightSection?: ReactNode;
  };

/** A link out of the product, to a site or a mail, that looks like a button. */
export function ButtonAnchor({
  variant = 'filled',
  fullWidth,
  rightSection,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a
      className={joinClasses(classes.button, className)}
      data-variant={variant}
      data-full={fullWidth}
      data-icon={rightSection === undefined ? undefined : 'end'}
      {...rest}
    >
      <span>{children}</span>
      {rightSection}
    </a>
  );
}
