import { RATING_LEVELS } from '@klarnotam/notam';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { LevelTile } from '../../shared/ui/level-icon.tsx';
import { PATHS } from '../../shared/ui/paths.ts';
import classes from './level-legend.module.css';

/** What the five ratings mean. */
export function LevelLegend() {
  const text = useText();
  return (
    <aside className={classes.legend} aria-label={text.notam.legend}>
      <p className={classes.heading}>{text.notam.legend}</p>
      <ul className={classes.list}>
        {RATING_LEVELS.map((level) => (
          <li key={level} data-level={level} className={classes.row}>
            <LevelTile level={level} />
            <div>
              <p className={classes.word}>{text.levels[level].label}</p>
              <p className={classes.meaning}>{text.levels[level].description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.manual}>
        <Link to={`${PATHS.manual}#color-codes`}>{text.shell.userManual}</Link>
      </p>
    </aside>
  );
}
