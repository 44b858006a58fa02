import { RATING_LEVELS } from '@klarnotam/notam';
import { useText } from '../../shared/text/use-text.ts';
import { LevelTile } from '../../shared/ui/level-icon.tsx';
import { LEVEL_EXAMPLES } from './example.ts';
import classes from './reading-a-result.module.css';

/** The five ratings, each with a line of a real NOTAM. */
export function ReadingAResult() {
  const text = useText();
  return (
    <section id="manual" className={classes.section} aria-labelledby="manual-heading">
      <div className={classes.inner}>
        <div className={classes.intro}>
          <h2 id="manual-heading">{text.landing.manual}</h2>
          <p>{text.landing.manualText}</p>
          <p>{text.landing.manualNote}</p>
        </div>
        <ul className={classes.list}>
          {RATING_LEVELS.map((level) => (
            <li key={level} data-level={level} className={classes.row}>
              <div className={classes.level}>
                <LevelTile level={level} />
                <div>
                  <h3 className={classes.label}>{text.levels[level].label}</h3>
                  <p>{text.levels[level].description}</p>
                </div>
              </div>
              <p className={classes.telegram} lang="en">
                {LEVEL_EXAMPLES[level]}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
