import type { PastTranslation } from '@klarnotam/contract';
import { Link } from 'react-router';
import { useSite } from '../../shared/api/site.ts';
import { formatMoment } from '../../shared/text/format-date.ts';
import { useText } from '../../shared/text/use-text.ts';
import { pathOfPastTranslation } from '../../shared/ui/paths.ts';
import classes from './history-page.module.css';

/** One translation of the list. */
export function HistoryRow({ past, onRemove }: { past: PastTranslation; onRemove: () => void }) {
  const { history } = useText();
  const { languages } = useSite();
  const when = formatMoment(past.createdAt);
  const language = languages.find(({ code }) => code === past.language)?.name ?? past.language;
  const count = past.kind === 'notam' ? history.notices(past.noticeCount) : history.reports(past.noticeCount);

  return (
    <li className={classes.row}>
      <div>
        <Link to={pathOfPastTranslation(past.id)} className={classes.when}>
          <time dateTime={past.createdAt}>{when}</time>
        </Link>
        <p className={classes.kind}>
          {count}, {language}
        </p>
      </div>
      <p className={classes.excerpt} lang="en" dir="ltr">
        {past.excerpt}
      </p>
      <button type="button" className={classes.remove} aria-label={history.removeOf(when)} onClick={onRemove}>
        {history.remove}
      </button>
    </li>
  );
}
