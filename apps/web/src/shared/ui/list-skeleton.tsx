import { useText } from '../text/use-text.ts';
import classes from './list-skeleton.module.css';

interface Props {
  readonly label?: string;
  readonly rows?: number;
}

/** Stands where the rows of a list will be; a short wait does not show it. */
export function ListSkeleton({ label, rows = 4 }: Props) {
  const { shell } = useText();
  return (
    <div className={classes.rows}>
      <p role="status" className="visually-hidden">
        {label ?? shell.loading}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row} aria-hidden>
          <div />
          <div />
        </div>
      ))}
    </div>
  );
}
