import type { ReactNode } from 'react';
import classes from './gallery.module.css';

/** A name and what stands under it. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={classes.group} aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
