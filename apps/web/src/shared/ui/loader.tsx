import classes from './loader.module.css';

/** Turns while something is on its way, as high as the letters beside it. What it waits for is said in words. */
export function Loader() {
  return <span className={classes.loader} aria-hidden />;
}
