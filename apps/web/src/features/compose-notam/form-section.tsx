import { useId, type ReactNode } from 'react';
import classes from './compose.module.css';

interface Props {
  readonly heading: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** One part of the form, under its heading. */
export function FormSection({ heading, hint, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h2 id={id}>{heading}</h2>
        <p>{hint}</p>
      </div>
      <div className={classes.sectionBody}>{children}</div>
    </section>
  );
}
