import type { FirstOfPast, PastTranslation } from '@klarnotam/contract';
import { Link } from 'react-router';
import { useSite } from '../../shared/api/site.ts';
import { formatMoment } from '../../shared/text/format-date.ts';
import { isPastOver, periodOfPast } from '../../shared/text/period-of-past.ts';
import { useScreenLanguage, useText } from '../../shared/text/use-text.ts';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { PATHS, pathOfPastTranslation } from '../../shared/ui/paths.ts';
import { RecentList } from './recent-list.tsx';
import classes from './recent.module.css';
import { SHOWN, useRecentResults } from './use-recent.ts';

/** What the user translated last: how it was rated, what it says, where and when. */
export function RecentResults() {
  const { home } = useText();
  const query = useRecentResults();
  const past = query.data?.translations.slice(0, SHOWN) ?? [];
  return (
    <RecentList
      title={home.results.title}
      all={{ to: PATHS.history, label: home.results.all }}
      empty={{ text: home.results.empty, to: PATHS.notam, label: home.results.translate }}
      failed={home.results.failed}
      query={query}
    >
      {past.map((entry) => (
        <ResultRow key={entry.id} past={entry} />
      ))}
    </RecentList>
  );
}

function ResultRow({ past }: { past: PastTranslation }) {
  const text = useText();
  const { languages } = useSite();
  const { first, language, kind, noticeCount } = past;
  const screen = useScreenLanguage();
  const spoken = languages.find(({ code }) => code === language);
  const dir = spoken?.direction ?? 'ltr';
  const languageName = spoken?.nativeName ?? language;
  const nowMs = useNow();
  const translated = formatMoment(past.createdAt);
  if (first === null) {
    return (
      <li className={classes.row} data-plain>
        <Link to={pathOfPastTranslation(past.id)} className={classes.headline ?? ''}>
          {translated}
        </Link>
        <p className={classes.note} lang="en" dir="ltr">
          {past.excerpt}
        </p>
      </li>
    );
  }
  const when = periodOfPast(first, text);
  const isOver = isPastOver(first, nowMs);
  return (
    <li className={classes.row} data-level={first.level} data-over={isOver || undefined}>
      <LevelIcon level={first.level} />
      <div className={classes.what}>
        <Link to={pathOfPastTranslation(past.id)} className={classes.headline ?? ''}>
          {kind === 'notam' && (
            <span className="visually-hidden">{`${text.levels[first.level].word}: `}</span>
          )}
          <span lang={language} dir={dir}>
            {first.headline}
          </span>
        </Link>
        <p className={classes.note}>
          <bdi lang={language} dir={dir}>
            {first.location}
          </bdi>
        </p>
        {when !== null && <p className={classes.note}>{when}</p>}
        <p className={classes.note}>
          {isOver && <strong>{`${text.home.results.ended} · `}</strong>}
          <Verdict past={past} first={first} />
          {translated}
          {language !== screen && ` · ${languageName}`}
          {noticeCount > 1 && ` · ${text.home.results.more(noticeCount - 1)}`}
        </p>
      </div>
    </li>
  );
}

/** How a notice was rated, or what a report is warned of, in a word. */
function Verdict({ past, first }: { past: PastTranslation; first: FirstOfPast }) {
  const { levels } = useText();
  if (past.kind === 'notam') {
    return (
      <>
        <span className={classes.level}>{levels[first.level].word}</span>
        {' · '}
      </>
    );
  }
  if (first.warning === null) return null;
  return (
    <>
      <bdi className={classes.level} lang={past.language}>
        {first.warning}
      </bdi>
      {' · '}
    </>
  );
}
