import classes from './brand.module.css';

/** The horizon that becomes a check mark. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={classes.mark}
      aria-hidden
      focusable="false"
    >
      <circle cx="16" cy="16" r="16" className={classes.disc} />
      <path d="M5 17.5h6.2l4 5.2L26 9.5" className={classes.line} />
    </svg>
  );
}

/** Mark and name; a name like KlarNOTAM is set in two weights. */
export function Brand({ name }: { name: string }) {
  const [, first = name, second = ''] = /^(\p{Lu}\p{Ll}+)(\p{Lu}+)$/u.exec(name) ?? [];
  return (
    <span className={classes.brand}>
      <BrandMark />
      <span className={classes.name}>
        {first}
        <span className={classes.second}>{second}</span>
      </span>
    </span>
  );
}
