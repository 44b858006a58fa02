import { RATING_LEVELS } from '@klarnotam/notam';
import { useText } from '../../shared/text/use-text.ts';
import { LevelTile } from '../../shared/ui/level-icon.tsx';
import classes from './ratings.module.css';

/** The five ratings and what they mean. */
export function Ratings() {
  const text = useText();
  return (
    <section className={classes.section} aria-labelledby="ratings-heading">
      <div className={classes.inner}>
        <div className={classes.intro}>
          <h2 id="ratings-heading">{text.landing.ratings}</h2>
          <p>{text.landing.ratingsText}</p>
        </div>
        <ul className={classes.list}>
          {RATING_LEVELS.map((level) => (
            <li key={level} data-level={level}>
              <LevelTile level={level} />
              <div>
                <h3>{text.levels[level].label}</h3>
                <p>{text.levels[level].description}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={classes.note}>{text.landing.ratingsNote}</p>
      </div>
    </section>
  );
}
