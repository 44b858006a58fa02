import { useId, type ReactNode } from 'react';
import classes from './member-page.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Its content takes the whole width, below the heading. */
  readonly whole?: boolean;
  readonly children: ReactNode;
}

/** One matter of the membership: what it is on one side, what can be done on the other. */
export function Section({ title, lead, whole = false, children }: Props) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading} data-whole={whole || undefined}>
      <div>
        <h2 id={heading}>{title}</h2>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
