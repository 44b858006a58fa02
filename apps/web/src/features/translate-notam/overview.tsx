import type { NotamNotice } from '@klarnotam/contract';
import { sayCard, type CardCatalogue, type LanguageCode } from '@klarnotam/language';
import { Link } from 'react-router';
import { useText } from '../../shared/text/use-text.ts';
import { LevelIcon, type ShownLevel } from '../../shared/ui/level-icon.tsx';
import { noticeAnchor, noticeName } from '../../shared/translating/notice-name.ts';
import type { NoticeGroup, NoticeLines } from './notice-lines.ts';
import classes from './overview.module.css';
import type { PlacedNotice } from './place-notices.ts';

export const OVERVIEW_ID = 'overview';

interface Props {
  readonly placed: readonly PlacedNotice[];
  readonly words: CardCatalogue;
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

const SHOWN: readonly Exclude<NoticeGroup, 'over'>[] = ['active', 'soon', 'later'];

/** All notices at one glance: level, headline, when and where of each, active first, with the way to each. */
export function Overview({ placed, words, language, dir }: Props) {
  const text = useText();
  const { card } = words;
  const heading = { active: card.groupActive, soon: card.groupSoon, later: card.groupLater };
  const over = placed.filter(({ lines }) => lines.group === 'over');

  return (
    <nav
      id={OVERVIEW_ID}
      aria-label={text.notam.overview}
      className={classes.overview}
      data-print="no"
      lang={language}
      dir={dir}
      tabIndex={-1}
    >
      {SHOWN.map((group) => {
        const rows = placed.filter(({ lines }) => lines.group === group);
        return (
          rows.length > 0 && (
            <div key={group} className={classes.group}>
              <p className={classes.groupHeading}>{heading[group]}</p>
              <Rows rows={rows} />
            </div>
          )
        );
      })}
      {over.length > 0 && (
        <details className={classes.group}>
          <summary className={classes.groupHeading}>
            {sayCard(words, 'groupOver', { count: over.length })}
          </summary>
          <Rows rows={over} />
        </details>
      )}
    </nav>
  );
}

/** What has ended is no warning any more. */
function levelOf(notice: NotamNotice, { hasEnded }: NoticeLines): ShownLevel {
  return hasEnded ? 'ended' : notice.droneRelevance;
}

function Rows({ rows }: { rows: readonly PlacedNotice[] }) {
  const text = useText();
  return (
    <ol className={classes.list}>
      {rows.map(({ notice, position, lines }) => (
        <li key={position} data-level={levelOf(notice, lines)}>
          <Link to={{ search: window.location.search, hash: noticeAnchor(position) }} className={classes.row}>
            <span className={classes.icon}>
              <LevelIcon level={levelOf(notice, lines)} size={22} />
            </span>
            <span className={classes.what}>
              <span className="visually-hidden">
                {lines.hasEnded ? lines.when?.text : notice.droneImpact.heading}.{' '}
              </span>
              {notice.droneImpact.summary}
            </span>
            <span className={classes.when}>{lines.when?.text ?? ''}</span>
            <span className={classes.where}>
              {lines.where[0]} · <bdi dir="ltr">{noticeName(notice.facts, position, text)}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
