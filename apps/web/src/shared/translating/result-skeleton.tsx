import classes from './results.module.css';

/** Holds the place of results that are on their way. */
export function ResultSkeleton() {
  return (
    <div className={classes.results} aria-hidden>
      <div className={classes.skeletonBanner} />
      <div className={classes.skeletonLines}>
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
