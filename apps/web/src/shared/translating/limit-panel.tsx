import { IconAlertCircle } from '@tabler/icons-react';
import { useText } from '../text/use-text.ts';
import { UpgradeLink } from '../ui/upgrade-link.tsx';
import classes from './translate-form.module.css';

/** Why nothing can be translated, and the way on. */
export function LimitPanel({ text }: { text: string }) {
  const { limitHeading } = useText().translating.errors;
  return (
    <section className={classes.failure} data-level="restricted" aria-labelledby="limit-heading">
      <IconAlertCircle size={22} aria-hidden className={classes.failureIcon} />
      <div>
        <h2 id="limit-heading" className={classes.limitHeading}>
          {limitHeading}
        </h2>
        <p>{text}</p>
        <p className={classes.upgrade}>
          <UpgradeLink />
        </p>
      </div>
    </section>
  );
}
