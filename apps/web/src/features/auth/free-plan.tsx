import { IconCheck } from '@tabler/icons-react';
import { useText } from '../../shared/text/use-text.ts';
import classes from './free-plan.module.css';

/** What a new account gets. */
export function FreePlan() {
  const { heading, points, note } = useText().auth.aside;
  return (
    <>
      <h2 className={classes.heading}>{heading}</h2>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>
            <IconCheck size={18} stroke={2} aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{note}</p>
    </>
  );
}
