import type { NotamNotice } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { RATING_LEVELS } from '@klarnotam/notam';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import { noticeAnchor, noticeName } from './notice-name.ts';
import classes from '../../shared/translating/overview.module.css';

interface Props {
  readonly notices: readonly NotamNotice[];
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

/** All notices of a paste at one glance, with the way to each. */
export function Overview({ notices, language, dir }: Props) {
  const text = useText();
  const counts = RATING_LEVELS.map((level) => ({
    level,
    count: notices.filter((notice) => notice.droneRelevance === level).length,
  })).filter(({ count }) => count > 0);

  return (
    <nav aria-label={text.notam.overview} className={classes.overview}>
      <ul className={classes.counts}>
        {counts.map(({ level, count }) => (
          <li key={level} data-level={level}>
            <LevelIcon level={level} size={20} />
            {count} {text.levels[level].word}
          </li>
        ))}
      </ul>
      <ol className={classes.list}>
        {notices.map((notice, index) => (
          <li key={index} data-level={notice.droneRelevance}>
            <Link to={`#${noticeAnchor(index + 1)}`} className={classes.row}>
              <LevelIcon level={notice.droneRelevance} size={20} />
              <span className={classes.word}>{text.levels[notice.droneRelevance].word}</span>
              <span className={classes.name}>{noticeName(notice.facts, index + 1, text)}</span>
              <span className={classes.summary} lang={language} dir={dir}>
                {notice.droneImpact.summary}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
