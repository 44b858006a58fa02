import { useText } from '../text/use-text.ts';
import classes from './page-skeleton.module.css';

/** Stands where a page will be; a short wait does not show it. */
export function PageSkeleton({ label }: { label?: string }) {
  const { shell } = useText();
  return (
    <div className={classes.page}>
      <p role="status" className="visually-hidden">
        {label ?? shell.loading}
      </p>
      <div className={classes.lines} aria-hidden>
        <div />
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
