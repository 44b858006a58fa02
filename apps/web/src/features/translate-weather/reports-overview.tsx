import type { WeatherReport } from '@klarnotam/contract';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import classes from '../../shared/translating/overview.module.css';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import { reportAnchor } from './report-anchor.ts';
import { levelOf, summariseWarnings, worstSeverity } from './severity.ts';

interface Props {
  readonly reports: readonly WeatherReport[];
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
}

/** All reports of a paste at one glance, with the way to each. */
export function ReportsOverview({ reports, language, dir }: Props) {
  const text = useText();
  return (
    <nav aria-label={text.weather.overview}>
      <ol className={classes.list}>
        {reports.map((report, index) => {
          const level = levelOf(worstSeverity(report.warnings));
          const { heading, text: summary, isOurs } = summariseWarnings(report, text);
          const said = isOurs ? { lang: 'en' } : { lang: language, dir };
          return (
            <li key={index} data-level={level}>
              <Link
                to={{ search: window.location.search, hash: reportAnchor(index + 1) }}
                className={classes.row}
              >
                <LevelIcon level={level} size={20} />
                <span className={classes.word}>{report.type}</span>
                <span className={classes.name}>{report.facts.station}</span>
                <span className={classes.summary} {...said}>
                  {isOurs ? heading : summary}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
