import type { PastTranslation } from '@klarnotam/contract';
import { Link } from 'react-router';
import { useSite } from '../../shared/api/site.ts';
import { formatMoment } from '../../shared/text/format-date.ts';
import { isPastOver, periodOfPast } from '../../shared/text/period-of-past.ts';
import { useScreenLanguage, useText } from '../../shared/text/use-text.ts';
import { LevelIcon } from '../../shared/ui/level-icon.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { pathOfPastTranslation } from '../../shared/ui/paths.ts';
import classes from './history-page.module.css';

/** One translation of the list: level, headline, place and period of its first notice, and when it was translated. */
export function HistoryRow({ past, onRemove }: { past: PastTranslation; onRemove: () => void }) {
  const text = useText();
  const { history } = text;
  const { languages } = useSite();
  const { first } = past;
  const screen = useScreenLanguage();
  const nowMs = useNow();
  const translatedAt = formatMoment(past.createdAt);
  const language = languages.find(({ code }) => code === past.language);
  const dir = language?.direction ?? 'ltr';
  const count = past.kind === 'notam' ? history.notices(past.noticeCount) : history.reports(past.noticeCount);
  const when = first && periodOfPast(first, text);
  const isOver = first !== null && isPastOver(first, nowMs);

  return (
    <li className={classes.row} data-level={first?.level} data-over={isOver || undefined}>
      {first ? <LevelIcon level={first.level} size={24} /> : <span />}
      <div className={classes.what}>
        <Link to={pathOfPastTranslation(past.id)} className={classes.headline}>
          {first ? (
            <>
              {/* What a report is warned of is no level of a NOTAM. */}
              {past.kind === 'notam' && (
                <span className="visually-hidden">{text.levels[first.level].word}: </span>
              )}
              <span lang={past.language} dir={dir}>
                {first.headline}
              </span>
            </>
          ) : (
            <span lang="en" dir="ltr">
              {past.excerpt}
            </span>
          )}
        </Link>
        {first && (
          <p>
            <bdi lang={past.language} dir={dir}>
              {first.location}
            </bdi>
          </p>
        )}
        {when !== null && (
          <p>
            {isOver && <strong>{`${text.home.results.ended} · `}</strong>}
            {when}
          </p>
        )}
        <p className={classes.kind}>
          {past.kind === 'weather' && first !== null && first.warning !== null && (
            <>
              <bdi lang={past.language}>{first.warning}</bdi>
              {' · '}
            </>
          )}
          {count}, {(screen === 'en' ? language?.name : language?.nativeName) ?? past.language},{' '}
          <time dateTime={past.createdAt}>{translatedAt}</time>
          {past.engine === 'ai' && `, ${history.ai}`}
        </p>
        {first && (
          <p className={classes.excerpt} lang="en" dir="ltr">
            {past.excerpt}
          </p>
        )}
      </div>
      <button
        type="button"
        className={classes.remove}
        aria-label={history.removeOf(translatedAt)}
        onClick={onRemove}
      >
        {history.remove}
      </button>
    </li>
  );
}
