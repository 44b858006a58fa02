import type { SaidGlance } from '@klarnotam/language';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import { stationAnchor } from './report-anchor.ts';
import classes from './stations-overview.module.css';
import { levelOf, type Station } from '../../shared/weather/stations.ts';

interface Props {
  readonly stations: readonly { readonly station: Station; readonly said: SaidGlance }[];
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
}

/** All stations of a paste at one glance, with the way to each. */
export function StationsOverview({ stations, language, dir }: Props) {
  const { weather } = useText();
  return (
    <nav aria-label={weather.overview} data-print="no" lang={language} dir={dir}>
      <ol className={classes.list}>
        {stations.map(({ station, said }) => {
          const level = levelOf(said.verdict);
          const old = [said.observation, said.forecast].find((one) => one?.unusable);
          return (
            <li key={station.first.position} data-level={level}>
              <Link
                to={{ search: window.location.search, hash: stationAnchor(station) }}
                className={classes.row}
              >
                <LevelIcon level={level} size={20} />
                <span className={classes.word}>{said.heading}</span>
                <span className={classes.name}>{station.first.report.location}</span>
                <span className={classes.summary}>{old?.text ?? said.why ?? said.missing}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
