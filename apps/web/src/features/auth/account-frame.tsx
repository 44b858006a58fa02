import type { ReactNode } from 'react';
import classes from './account-frame.module.css';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
}

/** One task of an account: what it is, its form, and beside it what helps to decide. */
export function AccountFrame({ title, lead, children, aside }: Props) {
  return (
    <div className={classes.page}>
      <div className={classes.task}>
        <header>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </header>
        {children}
      </div>
      {aside !== undefined && <aside className={classes.aside}>{aside}</aside>}
    </div>
  );
}
