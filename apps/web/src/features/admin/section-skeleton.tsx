import { useText } from '../../shared/text/use-text.ts';
import classes from './admin-page.module.css';

/** Stands where rows will be; a short wait does not show it. */
export function SectionSkeleton({ label, rows = 4 }: { label?: string; rows?: number }) {
  const { shell } = useText();
  return (
    <div className={classes.skeleton}>
      <p role="status" className="visually-hidden">
        {label ?? shell.loading}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden />
      ))}
    </div>
  );
}
