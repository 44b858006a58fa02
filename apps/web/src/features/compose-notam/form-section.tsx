import type { ReactNode } from 'react';
import classes from './compose.module.css';

interface Props {
  readonly heading: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** One part of the form, under its heading. */
export function FormSection({ heading, hint, children }: Props) {
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h2>{heading}</h2>
        <p>{hint}</p>
      </div>
      <div className={classes.sectionBody}>{children}</div>
    </section>
  );
}
