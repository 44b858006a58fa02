import { useText } from '../text/use-text.ts';
import classes from './page-skeleton.module.css';

interface Props {
  readonly label?: string;
  /** What will stand below the heading: text, or a box with facts such as a plan. */
  readonly shape?: 'text' | 'facts';
}

/** Stands where a page will be; a short wait does not show it. */
export function PageSkeleton({ label, shape = 'text' }: Props) {
  const { shell } = useText();
  return (
    <div className={classes.page}>
      <p role="status" className="visually-hidden">
        {label ?? shell.loading}
      </p>
      <div className={classes.lines} data-shape={shape} aria-hidden>
        <div />
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
